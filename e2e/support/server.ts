import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { breachesThere, runStatement, stockThere } from '@pasok/server/test/statement'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'dist', 'main.js')
const START_TIMEOUT = 240_000

export interface RunningServer {
  url: string
  /** Changes data directly in the database, as a vendor would. */
  sql(text: string, values?: readonly unknown[]): Promise<void>
  /** Returns each product's stock as if it had never been ordered. */
  stock(): Promise<ReadonlyMap<string, string>>
  /** Returns violated invariants of the database; empty when all is well. */
  breaches(stock: ReadonlyMap<string, string>): Promise<string[]>
  /** Starts another process on the same database. */
  startBeside(): Promise<BesideServer>
  stop(): Promise<void>
}

interface BesideServer {
  url: string
  /** Ends the process abruptly, as in a power failure. */
  kill(): Promise<void>
}

type OnDatabase = Omit<RunningServer, 'url' | 'stop'> & {
  /** Ends additional processes, even when a test failed before doing so. */
  stopBeside(): Promise<void>
}

function databaseOn(dataDir: string): OnDatabase {
  const beside: ChildProcess[] = []
  return {
    sql: (text, values = []) => runStatement(dataDir, text, values),
    stock: () => stockThere(dataDir),
    breaches: (stock) => breachesThere(dataDir, stock),
    async startBeside() {
      const child = spawnOn(dataDir)
      beside.push(child)
      const url = await addressOf(child)
      return { url, kill: () => ended(child, 'SIGKILL') }
    },
    async stopBeside() {
      await Promise.all(beside.map((child) => ended(child)))
    },
  }
}

/**
 * Returns a server that is already running (`E2E_SERVER_URL`, data in `DATA_DIR`), which is not
 * stopped at the end.
 */
function findServer(): RunningServer | undefined {
  const { E2E_SERVER_URL: url, DATA_DIR: dataDir } = process.env
  if (!url || !dataDir) return undefined
  const there = databaseOn(dataDir)
  return { url, ...there, stop: () => there.stopBeside() }
}

function spawnOn(dataDir: string): ChildProcess {
  const { DATABASE_URL: _database, NODE_ENV: _environment, ...rest } = process.env
  const env = { ...rest, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' }
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'pipe'] })
}

async function makeFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  // When the tests run as root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755)
  return folder
}

/** Environment variable with the folder of demo data that every worker copies. */
const PREPARED = 'E2E_PREPARED_DATA'

/**
 * Loads the demo data once for all workers: loading takes 21 seconds of CPU time, copying less than
 * one. Returns a function that removes the folder.
 */
export async function prepareData(): Promise<() => Promise<void>> {
  if (findServer()) return async () => undefined
  const folder = await makeFolder('pasok-prepared-')
  const remove = () => rm(folder, { recursive: true, force: true })
  const child = spawnOn(folder)
  try {
    await addressOf(child)
  } catch (error) {
    await ended(child)
    await remove()
    throw error
  }
  await ended(child)
  process.env[PREPARED] = folder
  return remove
}

async function copyPrepared(folder: string): Promise<void> {
  const prepared = process.env[PREPARED]
  // `cp` preserves owners, unlike `fs.cp`; PostgreSQL must own its files.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder])
}

/** Starts the built server on a free port with its own embedded database and demo data. */
export async function startServer(): Promise<RunningServer> {
  const running = findServer()
  if (running) return running
  const folder = await makeFolder('pasok-journeys-')
  await copyPrepared(folder)
  const child = spawnOn(folder)
  try {
    const url = await addressOf(child)
    const there = databaseOn(folder)
    return {
      url,
      ...there,
      async stop() {
        await there.stopBeside()
        await ended(child)
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await ended(child)
    throw error
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  const { stderr } = child
  if (!stderr) throw new Error('The server says nothing')
  const output: string[] = []
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new Error(`The server did not start:\n${output.join('\n')}`)),
      START_TIMEOUT,
    )
    createInterface({ input: stderr }).on('line', (line) => {
      output.push(line)
      const address = /^Pasok: (http\S+)$/.exec(line)?.[1]
      if (address === undefined) return
      clearTimeout(tooLong)
      resolve(address)
    })
    child.once('exit', (code) => {
      clearTimeout(tooLong)
      reject(new Error(`The server ended with ${code}:\n${output.join('\n')}`))
    })
  })
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
