import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'dist', 'main.js')
const START_TIMEOUT = 90_000

export interface RunningServer {
  url: string
  stop(): Promise<void>
}

/** Starts the built server on a free port with an embedded database and demo data of its own. */
export async function startServer(): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-journeys-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  const { DATABASE_URL: _database, NODE_ENV: _environment, ...rest } = process.env
  const env = { ...rest, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'pipe'] })
  try {
    const url = await addressOf(child)
    return {
      url,
      async stop() {
        await ended(child)
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await ended(child)
    throw error
  }
}

/** The address that the server says it listens on. */
function addressOf(child: ChildProcess): Promise<string> {
  const { stderr } = child
  if (!stderr) throw new Error('The server says nothing')
  const said: string[] = []
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new Error(`The server did not start:\n${said.join('\n')}`)),
      START_TIMEOUT,
    )
    createInterface({ input: stderr }).on('line', (line) => {
      said.push(line)
      const address = /^Pasok: (http\S+)$/.exec(line)?.[1]
      if (address === undefined) return
      clearTimeout(tooLong)
      resolve(address)
    })
    child.once('exit', (code) => {
      clearTimeout(tooLong)
      reject(new Error(`The server ended with ${code}:\n${said.join('\n')}`))
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
