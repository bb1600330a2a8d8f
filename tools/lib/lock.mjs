import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Stop } from './home.mjs'

const POLL_MS = 100
const PATIENCE_MS = 15 * 60_000
/**
 * Removing a dead process's lock takes milliseconds; a claim older than this was left by another
 * dead process.
 */
const CLAIM_MAX_AGE_MS = 10_000

/** @typedef {{ pid: number, started: string, token: string }} Holder */

const sleep = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms))

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Returns a process's start time, which distinguishes it from a later process with the same id;
 * empty on systems that do not provide it.
 * @param {number} pid
 */
function startTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** @param {Holder} holder */
function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return startTime(pid) === started
}

/**
 * @param {string} lock
 * @returns {Holder | null}
 */
function readHolder(lock) {
  try {
    return JSON.parse(readFileSync(join(lock, 'holder.json'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * Creates the lock folder with its holder's name in a single rename, so that it is never
 * incomplete.
 * @param {string} lock
 * @param {Holder} holder
 */
function tryAcquire(lock, holder) {
  const draft = `${lock}.${holder.token}`
  mkdirSync(draft)
  try {
    writeFileSync(join(draft, 'holder.json'), JSON.stringify(holder))
    renameSync(draft, lock)
    return true
  } catch (error) {
    // Windows reports EPERM for an existing folder.
    const isLocked = ['EEXIST', 'ENOTEMPTY'].includes(codeOf(error)) || existsSync(lock)
    if (!isLocked) throw error
    return false
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * @param {string} lock
 * @param {string} token
 */
function removeLock(lock, token) {
  const away = `${lock}.${token}.gone`
  try {
    renameSync(lock, away)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  rmSync(away, { recursive: true, force: true })
}

/**
 * Of all processes that find a dead holder, only the one that creates the claim for its token
 * removes the lock. A token is never reused, so a late claim cannot remove a live holder's lock.
 * @param {string} lock
 * @param {Holder} dead
 */
function takeFromDead(lock, dead) {
  const claim = `${lock}.${dead.token}.claim`
  try {
    mkdirSync(claim)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const made = statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > CLAIM_MAX_AGE_MS) rmSync(claim, { recursive: true, force: true })
    return
  }
  try {
    if (readHolder(lock)?.token === dead.token) removeLock(lock, dead.token)
  } finally {
    rmSync(claim, { recursive: true, force: true })
  }
}

/** @param {string} lock */
function makeFolderOf(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true })
  } catch (error) {
    throw new Stop(`Folder not writable: ${dirname(lock)} (${codeOf(error)}).`)
  }
}

/**
 * Runs `work` while no other process runs under the same lock. The lock of a killed process is
 * removed immediately.
 * @template T
 * @param {string} lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(lock, work) {
  makeFolderOf(lock)
  const token = randomBytes(8).toString('hex')
  const me = { pid: process.pid, started: startTime(process.pid), token }
  const deadline = Date.now() + PATIENCE_MS
  let isReported = false
  while (!tryAcquireOrStop(lock, me)) {
    const holder = readHolder(lock)
    if (holder && !isAlive(holder)) {
      takeFromDead(lock, holder)
      continue
    }
    if (holder && !isReported) {
      console.log(
        `waiting for process ${holder.pid}, which holds the ${basename(lock, '.lock')} lock`,
      )
      isReported = true
    }
    if (Date.now() > deadline) {
      throw new Stop(
        `Process ${holder?.pid ?? '?'} has held ${lock} for 15 minutes; end it, or delete that folder.`,
      )
    }
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    removeLock(lock, token)
  }
}

/**
 * @param {string} lock
 * @param {Holder} me
 */
function tryAcquireOrStop(lock, me) {
  try {
    return tryAcquire(lock, me)
  } catch (error) {
    throw new Stop(`Folder not writable: ${dirname(lock)} (${codeOf(error) || String(error)}).`)
  }
}
