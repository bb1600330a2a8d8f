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

/** Returns the command that starts the server: the build if it is up to date, otherwise the sources. */
export async function commandOfServer(): Promise<string[]> {
  const sources = ['--import', 'tsx', join(SERVER, 'src', 'main.ts')]
  if (!existsSync(BUILT)) return sources
  const changed = Math.max(...(await Promise.all(SOURCES.map(newestChange))))
  return (await stat(BUILT)).mtimeMs > changed ? [BUILT] : sources
}

export interface AppProcess {
  url: string
  /** Kills the process immediately, as in a crash or a power failure. */
  kill(): Promise<void>
  /** Closes the reader of the process's output, as when a terminal is closed. */
  closeTerminal(): void
  /** Sends a signal. @returns the exit code after the process has ended */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export interface AppPlaces {
  databaseUrl: string
  dataDir: string
  /** Settings in addition to the common ones. */
  settings?: Readonly<Record<string, string>>
}

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
  const output: string[] = []
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: stderr })
    lines.on('line', (line) => {
      output.push(line)
      const address = /^Pasok: (http\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'))
    })
    lines.on('close', () =>
      reject(new Error(`The server ended (${child.exitCode}):\n${output.join('\n')}`)),
    )
  })
}
