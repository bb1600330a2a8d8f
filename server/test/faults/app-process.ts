import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SERVER = join(import.meta.dirname, '..', '..')
const ROOT = join(SERVER, '..')
const BUILT = join(SERVER, 'dist', 'main.js')
const SOURCES = [join(SERVER, 'src'), join(SERVER, 'demo'), join(ROOT, 'domain', 'src')]

async function newestChange(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const times = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).mtimeMs),
  )
  return Math.max(0, ...times)
}

/** What starts the server: the build when it is one of these sources, else the sources themselves. */
export async function commandOfServer(): Promise<string[]> {
  const sources = ['--import', 'tsx', join(SERVER, 'src', 'main.ts')]
  if (!existsSync(BUILT)) return sources
  const changed = Math.max(...(await Promise.all(SOURCES.map(newestChange))))
  return (await stat(BUILT)).mtimeMs > changed ? [BUILT] : sources
}

export interface AppProcess {
  url: string
  /** Ends it at once, as a crash or the power does: nothing of it is told. */
  kill(): Promise<void>
  /** What it says from now on is taken by nobody, as by a terminal that was closed. */
  closeTerminal(): void
  /** Asks it to end. @returns its exit code once it has */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export interface AppPlaces {
  databaseUrl: string
  dataDir: string
  /** Besides those that every one of them has. */
  settings?: Readonly<Record<string, string>>
}

/** A server process of its own, at a free port. */
export async function startApp(
  command: readonly string[],
  { databaseUrl, dataDir, settings }: AppPlaces,
): Promise<AppProcess> {
  const child = spawn(process.execPath, [...command], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  try {
    return { url: await addressOf(child), kill, end, closeTerminal: () => child.stderr.destroy() }
  } catch (error) {
    await kill()
    throw error
  }
}

function addressOf({ stderr, ...child }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The server says nothing')
  const said: string[] = []
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: stderr })
    lines.on('line', (line) => {
      said.push(line)
      const address = /^Pasok: (http\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'))
    })
    lines.on('close', () =>
      reject(new Error(`The server ended (${child.exitCode}):\n${said.join('\n')}`)),
    )
  })
}
