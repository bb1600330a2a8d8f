import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { errorCode } from './place'

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

interface ProcessStat {
  name: string
  state: string
  startTime: string
}

function readStat(pid: number): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in parentheses, may itself contain spaces and parentheses.
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    const name = text.slice(text.indexOf('(') + 1, end)
    return { name, state: fields[0] ?? '', startTime: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** Returns whether the process is alive. Zombies (in containers without an init) count as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return readStat(pid)?.state !== 'Z'
}

/**
 * Returns the start time that distinguishes a process from a later one with the same id; empty when unknown.
 */
export function startTime(pid: number): string {
  return readStat(pid)?.startTime ?? ''
}

/** Inside a container, even root may not inspect another user's process. */
const CLOSED = Symbol('closed')

function workingFolder(pid: number | string): string | typeof CLOSED | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch (error) {
    return ['EACCES', 'EPERM'].includes(errorCode(error)) ? CLOSED : null
  }
}

/** Returns the data folder of a postmaster from its arguments, which are readable by everyone. */
function folderByArguments(pid: number): string | null {
  try {
    const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return realpathSync(given[given.indexOf('-D') + 1] ?? '')
  } catch {
    return null
  }
}

/** A fallback for closed processes other than the postmaster, whose arguments name no folder. */
function mayBePostgresOf(pid: string, folder: string): boolean {
  try {
    const isPostgres = readStat(Number(pid))?.name === 'postgres'
    return isPostgres && statSync(`/proc/${pid}`).uid === statSync(folder).uid
  } catch {
    return false
  }
}

/** Returns whether a PostgreSQL process belongs to the data folder, recognized by its working directory. */
export function worksIn(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    const there = workingFolder(pid)
    return (there === CLOSED ? folderByArguments(pid) : there) === realpathSync(folder)
  }
  if (process.platform === 'win32') return true
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).includes(
      folder,
    )
  } catch {
    return false
  }
}

/** Returns whether any process, such as a postmaster's orphan, still works in the folder. */
export function isAnyWorkingIn(folder: string): boolean {
  if (process.platform !== 'linux') return false
  const path = realpathSync(folder)
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    const there = workingFolder(name)
    return there === CLOSED ? mayBePostgresOf(name, path) : there === path
  })
}
