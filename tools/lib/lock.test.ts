import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const LOCK_MODULE = pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href

let home: string
let lock: string
const children: ChildProcess[] = []

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lock test '))
  lock = join(home, 'cache', 'work.lock')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(home, { recursive: true })
})

/** Starts a process that runs `work`, a function body, under the lock. */
function startProcess(work: string): ChildProcess {
  const script = `
    import { withLock } from ${JSON.stringify(LOCK_MODULE)}
    import { readFileSync, writeFileSync } from 'node:fs'
    const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
    const counter = ${JSON.stringify(join(home, 'counter'))}
    await withLock(${JSON.stringify(lock)}, async () => { ${work} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  children.push(child)
  return child
}

/** Reads, waits and writes, so that two processes without the lock would lose an increment. */
const COUNT = `
  const before = Number(readFileSync(counter, 'utf8'))
  await sleep(20)
  writeFileSync(counter, String(before + 1))`

async function countWith(processes: number): Promise<string> {
  const ends = Array.from({ length: processes }, () => once(startProcess(COUNT), 'exit'))
  for (const end of ends) expect((await end)[0]).toBe(0)
  return readFile(join(home, 'counter'), 'utf8')
}

async function killHolder(): Promise<void> {
  const holder = startProcess('await sleep(600_000)')
  await expect.poll(() => existsSync(lock)).toBe(true)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
}

it('admits one process at a time, and leaves no file behind', async () => {
  await writeFile(join(home, 'counter'), '0')
  expect(await countWith(6)).toBe('6')
  expect(await readdir(join(home, 'cache'))).toEqual([])
})

it('one waiting process takes over from a killed one', async () => {
  await writeFile(join(home, 'counter'), '0')
  await killHolder()
  expect(existsSync(lock)).toBe(true)
  expect(await countWith(6)).toBe('6')
  expect(await readdir(join(home, 'cache'))).toEqual([])
})

it('is not confused by a process id that was reused', async () => {
  await writeFile(join(home, 'counter'), '0')
  await killHolder()
  const path = join(lock, 'holder.json')
  const holder = JSON.parse(await readFile(path, 'utf8')) as object
  await writeFile(path, JSON.stringify({ ...holder, pid: process.pid }))
  expect(await countWith(1)).toBe('1')
})

it('is free again after work that failed', async () => {
  await writeFile(join(home, 'counter'), '0')
  expect((await once(startProcess("throw new Error('no')"), 'exit'))[0]).toBe(1)
  expect(await countWith(1)).toBe('1')
})
