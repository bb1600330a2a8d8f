import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, readdirSync, realpathSync } from 'node:fs'
import { errorCode } from './place'

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

interface ProcessStat {
  state: string
  startTime: string
}

function readStat(pid: number): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in brackets, may hold spaces and brackets of its own.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** Dead ones that nobody has collected (containers without an init) count as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return readStat(pid)?.state !== 'Z'
}

/** Tells a process from a later one that was given the same number; empty where unknown. */
export function startTime(pid: number): string {
  return readStat(pid)?.startTime ?? ''
}

function workingFolder(pid: number | string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** PostgreSQL's processes work inside the folder of their data, which tells whose they are. */
export function worksIn(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') return workingFolder(pid) === realpathSync(folder)
  if (process.platform === 'win32') return true
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).includes(
      folder,
    )
  } catch {
    return false
  }
}

/** Whether any process, a postmaster's orphan for one, still works inside the folder. */
export function isAnyWorkingIn(folder: string): boolean {
  if (process.platform !== 'linux') return false
  const path = realpathSync(folder)
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolder(name) === path)
}
