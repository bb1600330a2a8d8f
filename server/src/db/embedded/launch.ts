import pg from 'pg'
import { StartError } from '../../start-error'
import { type Binaries, prepareBinaries } from './binaries'
import { ensureCluster, SUPERUSER } from './cluster'
import { errorCode, findPlace, type Place } from './place'
import {
  findFreePort,
  findRunning,
  logPath,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
  WITHOUT_SOCKET,
} from './postmaster'
import { isAlive, sleep } from './processes'
import { joinUsers } from './users'

const LOOK_EVERY_MS = 1000

interface Keeper {
  /** Stops watching and waits for a restart in progress. */
  end(): Promise<void>
}

/**
 * Watches the server's process and restarts it when it was killed from outside, such as by lack of memory.
 * @param restart returns the new process id; undefined while another process restarts the server
 */
function keepAlive(
  first: number,
  log: (line: string) => void,
  restart: (gone: number) => Promise<number | undefined>,
): Keeper {
  let pid = first
  let ended = false
  let work: Promise<void> | undefined
  const look = async () => {
    try {
      pid = (await restart(pid)) ?? pid
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
  }
  const timer = setInterval(() => {
    if (ended || work || isAlive(pid)) return
    work = look().finally(() => {
      work = undefined
    })
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    end: async () => {
      ended = true
      clearInterval(timer)
      await work
    },
  }
}

const DATABASE = 'pasok'
const START_TRIES = 20
const TRY_PAUSE_MS = 500
const ANSWER_TIMEOUT_MS = 60_000

interface EmbeddedOptions {
  /** Folder of this database; created when missing. */
  dataDir: string
  /** Undefined: a free port. A running server stays on its port. */
  port?: number
  /** PostgreSQL settings that override the defaults. */
  settings?: Record<string, string>
  log?: (line: string) => void
}

export interface EmbeddedPostgres {
  url: string
  /** Stops the server, unless another living process uses it. */
  stop(): Promise<void>
}

/** A socket's folder takes precedence over the host. */
function urlOf(postmaster: Postmaster, password: string, database: string): string {
  const url = new URL(
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/${database}`,
  )
  if (postmaster.socketFolder) url.searchParams.set('host', postmaster.socketFolder)
  return url.href
}

/** @returns false when the server disappeared meanwhile */
async function prepareDatabase(
  place: Place,
  postmaster: Postmaster,
  password: string,
): Promise<boolean> {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({
      connectionString: urlOf(postmaster, password, 'postgres'),
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
      if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
      return true
    } catch (error) {
      const code = errorCode(error)
      // Another process created it at the same time.
      if (code === '42P04' || code === '23505') return true
      if (code === '28P01') {
        throw new StartError(
          'data_unusable',
          `The database in ${place.cluster} rejects the password stored beside it.`,
          { cause: error },
        )
      }
      const running = await findRunning(place.cluster)
      if (running?.pid !== postmaster.pid) return false
      if (Date.now() > deadline) {
        throw new StartError(
          'database_did_not_start',
          `The database's process ${postmaster.pid} runs but does not answer (${String(error)}); its log is ${logPath(place)}.`,
          { cause: error },
        )
      }
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function startOrAttach(
  place: Place,
  binaries: Binaries,
  options: EmbeddedOptions,
): Promise<Postmaster> {
  let { settings = {} } = options
  for (let attempt = 1; attempt <= START_TRIES; attempt += 1) {
    const running = await findRunning(place.cluster)
    if (running?.status === 'ready') {
      options.log?.(`database: using the server that runs already (process ${running.pid})`)
      return running
    }
    if (running) {
      await sleep(TRY_PAUSE_MS)
      continue
    }
    const port = options.port ?? (await findFreePort())
    const result = await startPostmaster(place, binaries, port, settings)
    if (result.kind === 'ready') return result.postmaster
    if (result.kind === 'failed') {
      throw new StartError(
        'database_did_not_start',
        `The database did not start: ${result.reason} (log: ${logPath(place)})`,
      )
    }
    if (result.kind === 'port_taken' && options.port !== undefined) {
      throw new StartError(
        'port_in_use',
        `The database's port ${port} is in use by another program.`,
      )
    }
    if (result.kind === 'no_socket') settings = { ...settings, ...WITHOUT_SOCKET }
    if (result.kind !== 'port_taken') await sleep(TRY_PAUSE_MS)
  }
  throw new StartError(
    'database_did_not_start',
    `The database in ${place.cluster} did not start in ${START_TRIES} attempts (log: ${logPath(place)}).`,
  )
}

/** Starts the server or attaches to a running one, and verifies that it responds. */
async function bringUp(
  place: Place,
  binaries: Binaries,
  password: string,
  options: EmbeddedOptions,
): Promise<Postmaster> {
  for (;;) {
    const postmaster = await startOrAttach(place, binaries, options)
    if (await prepareDatabase(place, postmaster, password)) return postmaster
  }
}

/**
 * Starts the bundled PostgreSQL on the data in `dataDir`, or attaches to one already running there, started by
 * another process or left by a killed one. A server that dies is restarted at the same address. @throws
 * StartError with one line that explains what to do
 */
export async function launchEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const place = await findPlace(options.dataDir, log)
  const binaries = await prepareBinaries(place.base, place.identity, log)
  const durable = options.settings?.['fsync'] !== 'off'
  const password = await ensureCluster(place, binaries, durable, log)
  const membership = await joinUsers(place)
  const leave = () => membership.leave(() => stopPostmaster(place.cluster, binaries))
  try {
    const postmaster = await bringUp(place, binaries, password, options)
    const again = { ...options, port: postmaster.port }
    const keeper = keepAlive(postmaster.pid, log, async (gone) => {
      const running = await findRunning(place.cluster)
      // Two servers that start on the same files damage each other's pid file, so one user starts it for all.
      if (!running && !membership.isFirst()) return undefined
      if (!running) log(`database: process ${gone} is gone; starting it again`)
      return (await bringUp(place, binaries, password, again)).pid
    })
    let stopping: Promise<void> | undefined
    return {
      url: urlOf(postmaster, password, DATABASE),
      stop: () => {
        stopping ??= keeper.end().then(leave)
        return stopping
      },
    }
  } catch (error) {
    await leave().catch(() => undefined)
    throw error
  }
}
