import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { Stop } from './home.mjs'
import { PROGRAMS, runQuietly } from './run.mjs'

/** The first name renders pages identically without the rest of a browser, in two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome']
const ADVICE = 'Install Chromium and run again, or name one by CHROMIUM_PATH.'

/**
 * Checks that a program works: Ubuntu's `chromium` may only be a placeholder.
 * @param {string} path
 */
async function works(path) {
  if (!existsSync(path)) return false
  const { code, output } = await runQuietly(path, ['--version'])
  return code === 0 && /chrom/i.test(output)
}

/** @returns {Promise<string | null>} */
async function onPath(/** @type {readonly string[]} */ names = NAMES) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
      const path = join(folder, name)
      if (await works(path)) return path
    }
  }
  return null
}

async function inPlaywrightsCache() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && (await works(path)) ? path : null
}

async function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  return (await runQuietly('apt-get', ['--version'])).code === 0
}

/**
 * The last output of each failed installation step.
 * @type {string[]}
 */
const failures = []

/**
 * @param {string} command
 * @param {string[]} args
 */
async function attempt(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await runQuietly(command, args, { env })
  const reason = output.split('\n').find((line) => /^(?:E|Err|Error):|fail/i.test(line.trim()))
  if (code !== 0)
    failures.push(
      `${args.map((one) => basename(one)).join(' ')}: ${reason?.trim() ?? `ended with ${code}`}`,
    )
  return code === 0
}

/** Options that make a blocked network fail quickly. */
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

async function fromDebian() {
  if (!(await isDebianRoot())) return null
  for (const name of [SHELL, 'chromium']) {
    if (await onPath([name])) return null
    console.log(`test: installing ${name} (apt-get)`)
    const hasLists = await attempt('apt-get', [...SOON, 'update'])
    if (!hasLists) return null
    await attempt('apt-get', [...SOON, 'install', '-y', '--no-install-recommends', name])
    const path = await onPath([name])
    if (path) return path
  }
  return null
}

async function fromPlaywright() {
  console.log("test: installing Playwright's Chromium")
  await attempt(process.execPath, [PROGRAMS.playwright, 'install', 'chromium'])
  return inPlaywrightsCache()
}

/** Finds a Chromium for the browser tests, installing one if need be. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await works(named)) return named
    throw new Stop(`CHROMIUM_PATH is ${named}, which is no Chromium that runs. ${ADVICE}`)
  }
  for (const look of [
    () => onPath([SHELL]),
    fromDebian,
    onPath,
    inPlaywrightsCache,
    fromPlaywright,
  ]) {
    const path = await look()
    if (path) return path
  }
  throw new Stop(
    `No Chromium for the browser tests, and none could be installed. ${ADVICE} (${failures.join('; ')})`,
  )
}
