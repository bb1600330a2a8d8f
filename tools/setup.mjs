import { accessSync, constants, existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, ROOT, Stop, isMain, main } from './lib/home.mjs'
import { withLock } from './lib/lock.mjs'
import { npmCommand, runQuietly } from './lib/run.mjs'
import { hashOf, readStamp, writeWhole } from './lib/stamp.mjs'

const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.pasok-stamp')

/** Packages contain programs for one platform, so a copied folder counts as not installed on another. */
function wantedStamp() {
  return `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} Package
 */

/**
 * @param {string} path
 * @returns {Record<string, Package>}
 */
function readPackages(path) {
  const lock = /** @type {{ packages: Record<string, Package> }} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  )
  return lock.packages
}

/** After a manual npm run, npm's own record shows whether the required versions are installed. */
function isInstalled() {
  try {
    const there = readPackages(join(MODULES, '.package-lock.json'))
    return Object.entries(readPackages(join(ROOT, 'package-lock.json'))).every(([path, wanted]) => {
      if (!path.startsWith('node_modules/') || wanted.link) return true
      const found = there[path]
      if (!found) return wanted.optional === true && !fitsHere(wanted)
      return found.version === wanted.version && found.integrity === wanted.integrity
    })
  } catch {
    return false
  }
}

/**
 * Returns whether a package is for this platform; npm skips the others and their dependencies.
 * @param {Package} wanted
 */
function fitsHere({ os, cpu, libc }) {
  return os?.includes(process.platform) === true && cpu?.includes(process.arch) === true && !libc
}

/** @param {string} stamp */
function saveStamp(stamp) {
  try {
    writeWhole(STAMP, `${stamp}\n`)
  } catch {
    // The folder may belong to another user; checking again at the next start takes milliseconds.
  }
}

async function install() {
  const folder = existsSync(MODULES) ? MODULES : ROOT
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Stop(`The packages must be installed, but ${folder} is not writable for this user.`)
  }
  // Installing first empties the folder, and a link leads to another repository's packages.
  if (existsSync(MODULES) && lstatSync(MODULES).isSymbolicLink())
    throw new Stop(
      `The packages must be installed, but ${MODULES} is a link: install where it leads.`,
    )
  console.log('setup: installing packages')
  const first = await npm('ci')
  if (first.code === 0) return
  // `npm ci` refuses a lock file that lacks optional packages of other platforms; `npm install`
  // uses the same versions and leaves the file unchanged.
  const last = first.output.includes('EUSAGE') ? await npm('install', '--no-save') : first
  if (last.code === 0) return
  process.stderr.write(`${last.output.split('\n').slice(0, 12).join('\n')}\n`)
  throw new Stop('The packages could not be installed; the reason is above.')
}

/** @param {string[]} args */
function npm(...args) {
  const [command, ...before] = npmCommand()
  const flags = [
    '--no-fund',
    '--no-audit',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
  ]
  return runQuietly(command, [...before, ...args, '--loglevel=error', ...flags])
}

/** Installs the packages of the lock file unless they are installed. */
export async function setup() {
  const stamp = wantedStamp()
  const isCurrent = () => readStamp(STAMP) === stamp
  if (isCurrent()) return
  if (isInstalled()) return saveStamp(stamp)
  await withLock(join(CACHE, 'setup.lock'), async () => {
    if (isCurrent()) return
    await install()
    saveStamp(stamp)
  })
}

if (isMain(import.meta.url)) await main(setup)
