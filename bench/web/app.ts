import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface DemoApp {
  url: string
  stop(): Promise<void>
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr)
    for await (const line of createInterface({ input: child.stderr })) {
      const url = /^Pasok: (http\S+)$/.exec(line)?.[1]
      if (url !== undefined) return url
    }
  throw new Error('The server did not start: is it built?')
}

/**
 * Starts the built app with its own demo data; or uses the running one at `BENCH_URL`, which is not stopped.
 */
export async function startDemo(): Promise<DemoApp> {
  const running = process.env['BENCH_URL']
  if (running) return { url: running, stop: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'pasok-bench-'))
  // When this runs as root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755)
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const url = await addressOf(child)
  child.stderr.resume()
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
