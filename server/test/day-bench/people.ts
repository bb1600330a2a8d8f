import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Measured, Wanted } from './load'
import type { DayBench } from './open'

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url))

export interface People {
  press(wanted: Wanted): Promise<Measured>
  leave(): Promise<void>
}

/** Starts a separate process with the users of a benchmark's companies, each with an open screen. */
export async function gatherPeople({ urls, ...day }: DayBench): Promise<People> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-bench-people-'))
  const file = join(folder, 'day.json')
  await writeFile(file, JSON.stringify(day))
  const child = fork(LOAD, [file, ...urls])
  const exited = once(child, 'exit').then(() => {
    throw new Error('The people are gone')
  })
  await Promise.race([once(child, 'message'), exited])
  return {
    async press(wanted) {
      const answer = once(child, 'message')
      child.send(wanted)
      const [measured] = (await Promise.race([answer, exited])) as [Measured]
      return measured
    },
    async leave() {
      child.kill('SIGKILL')
      await exited.catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
