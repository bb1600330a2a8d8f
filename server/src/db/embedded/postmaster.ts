import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../../start-error'
import type { Binaries } from './binaries'
import { PROCESS_ENV, cannotRun } from './cluster'
import { give, spawnAs } from './identity'
import type { Place } from './place'
import { isAlive, isAnyWorkingIn, sleep, startTime, worksIn } from './processes'

const READY_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 60_000
const POLL_MS = 15
const LOG_MAX_BYTES = 10 * 1024 * 1024

/** The content of PostgreSQL's postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  /** Folder of its socket file; empty when it listens on TCP only. */
  socketFolder: string
  status: string
}

export const logPath = (place: Place) => join(place.base, 'server.log')
const pidPath = (cluster: string) => join(cluster, 'postmaster.pid')

export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(pidPath(cluster), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: (lines[4] ?? '').trim(),
    status: (lines[7] ?? '').trim(),
  }
}

/**
 * Returns the server running on these files, by whichever process it was started; null when there is none. A
 * stale pid file whose process id now belongs to another program is removed, with the lock of its socket, because
 * PostgreSQL would refuse to start.
 */
export async function findRunning(cluster: string): Promise<Postmaster | null> {
  const noted = readPostmaster(cluster)
  if (!noted || !isAlive(noted.pid)) return null
  if (worksIn(noted.pid, cluster)) return noted
  // A server that is just starting has written its pid file but may not be recognizable yet.
  await sleep(200)
  const again = readPostmaster(cluster)
  if (!again || !isAlive(again.pid)) return null
  if (worksIn(again.pid, cluster)) return again
  if (again.pid === noted.pid && !isAnyWorkingIn(cluster)) {
    for (const lock of [pidPath(cluster), join(cluster, `.s.PGSQL.${again.port}.lock`)])
      await rm(lock, { force: true })
  }
  return null
}

export async function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

async function openLog(place: Place): Promise<{ fd: number; offset: number }> {
  const path = logPath(place)
  try {
    if (statSync(path).size > LOG_MAX_BYTES) await rename(path, `${path}.1`)
  } catch {
    // The log does not exist yet.
  }
  const fd = openSync(path, 'a', 0o600)
  await give(path, place.identity)
  return { fd, offset: statSync(path).size }
}

function readLogFrom(place: Place, offset: number): string {
  const fd = openSync(logPath(place), 'r')
  try {
    const buffer = Buffer.alloc(16_384)
    return buffer.toString('utf8', 0, readSync(fd, buffer, 0, buffer.length, offset))
  } finally {
    closeSync(fd)
  }
}

/** Longest path of a socket file in bytes; systems allow 103 to 107. */
const SOCKET_PATH_BYTES = 100

/** Settings of a server on TCP only, for file systems without sockets, such as some network drives. */
export const WITHOUT_SOCKET = { unix_socket_directories: '' }

/**
 * Returns the setting for a socket in the cluster's folder, through which a statement costs server and database less
 * than through TCP: a quarter to a half when nothing else runs. Empty when the path is too long for one, and on Windows.
 */
function socketFolders(cluster: string): string {
  const isTooLong = Buffer.byteLength(join(cluster, '.s.PGSQL.65535.lock')) > SOCKET_PATH_BYTES
  if (process.platform === 'win32' || isTooLong) return ''
  // Quoted, because the setting is a list separated by commas.
  return `"${cluster.replaceAll('"', '""')}"`
}

function serverArguments(cluster: string, port: number, settings: Record<string, string>) {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socketFolders(cluster),
    max_connections: '100',
    shared_buffers: '256MB',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // Failed statements and their details may contain personal data; the application logs what it needs.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  }
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

type StartResult =
  | { kind: 'ready'; postmaster: Postmaster }
  | { kind: 'port_taken' | 'already_running' | 'memory_in_use' | 'no_socket' }
  | { kind: 'failed'; reason: string }

function explain(log: string): StartResult {
  if (/lock file "postmaster.pid" (?:already exists|is empty)/.test(log))
    return { kind: 'already_running' }
  if (/shared memory block.*still in use/.test(log)) return { kind: 'memory_in_use' }
  if (/could not bind/.test(log) || /could not create any TCP/.test(log))
    return { kind: 'port_taken' }
  if (/could not create any Unix-domain sockets/.test(log)) return { kind: 'no_socket' }
  const fatal = log.split('\n').filter((line) => /FATAL|PANIC|rror|could not/.test(line))
  const reason = (fatal[0] ?? log.trim().slice(-300)).replace(/^[\d-]+ [\d:.]+ UTC \[\d+\] /, '')
  return { kind: 'failed', reason: reason || 'it ended without a word' }
}

/** Starts PostgreSQL so that it outlives this process, and waits until it accepts connections. */
export async function startPostmaster(
  place: Place,
  binaries: Binaries,
  port: number,
  settings: Record<string, string>,
): Promise<StartResult> {
  const { fd, offset } = await openLog(place)
  const child = spawn(binaries.postgres, serverArguments(place.cluster, port, settings), {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: PROCESS_ENV,
    // Runs in its own session, so that Ctrl-C in the terminal does not stop it before its users are done.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', fd, fd],
    ...spawnAs(place.identity),
  })
  closeSync(fd)
  let failure: unknown
  let ended = false
  child.on('error', (error) => {
    failure = error
  })
  child.on('exit', () => {
    ended = true
  })
  child.unref()
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (failure) throw cannotRun(binaries.postgres, place.identity, failure)
    if (ended) return explain(readLogFrom(place, offset))
    const noted = readPostmaster(place.cluster)
    if (noted && noted.pid === child.pid && noted.status === 'ready') {
      return { kind: 'ready', postmaster: noted }
    }
    await sleep(POLL_MS)
  }
  child.kill('SIGQUIT')
  return { kind: 'failed', reason: `it was not ready after ${READY_TIMEOUT_MS / 1000} s` }
}

/** Returns whether the process ends within `ms`; a later process with the same id is not mistaken for it. */
async function hasEnded(pid: number, started: string, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms
  while (Date.now() < deadline) {
    if (!isAlive(pid) || startTime(pid) !== started) return true
    await sleep(POLL_MS)
  }
  return false
}

/** Fast shutdown: open transactions are rolled back, and all committed data is on disk. */
export async function stopPostmaster(cluster: string, binaries: Binaries): Promise<void> {
  const running = await findRunning(cluster)
  if (!running) return
  const started = startTime(running.pid)
  signal(running.pid, 'SIGINT', cluster, binaries)
  if (await hasEnded(running.pid, started, STOP_TIMEOUT_MS)) return
  // Immediate shutdown: the next start recovers from the write-ahead log.
  signal(running.pid, 'SIGQUIT', cluster, binaries)
  if (await hasEnded(running.pid, started, STOP_TIMEOUT_MS)) return
  throw new StartError(
    'database_did_not_start',
    `The database's process ${running.pid} does not stop; end it by hand.`,
  )
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT', cluster: string, binaries: Binaries) {
  if (process.platform === 'win32') {
    const mode = name === 'SIGINT' ? 'fast' : 'immediate'
    spawn(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-W'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(pid, name)
  } catch {
    // The process ended on its own just now.
  }
}
