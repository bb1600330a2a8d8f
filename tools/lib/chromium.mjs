import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { Stop } from './home.mjs'
import { PROGRAMS, runQuietly } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const ADVICE = 'Install Chromium and run again, or name one by CHROMIUM_PATH.'

/**
 * A program of that name may be an empty shell (Ubuntu's is): only one that answers counts.
 * @param {string} path
 */
async function works(path) {
  if (!existsSync(path)) return false
  const { code, output } = await runQuietly(path, ['--version'])
  return code === 0 && /chrom/i.test(output)
}

async function onPath() {
  for (const name of NAMES) {
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

/** Each step's last words are kept, for the one line that tells why there is no browser. */
async function install() {
  /** @type {string[]} */
  const failures = []
  const attempt = async (/** @type {string} */ command, /** @type {string[]} */ args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { code, output } = await runQuietly(command, args, { env })
    const reason = output.split('\n').find((line) => /^(?:E|Err|Error):|fail/i.test(line.trim()))
    if (code !== 0)
      failures.push(
        `${args.map((one) => basename(one)).join(' ')}: ${reason?.trim() ?? `ended with ${code}`}`,
      )
    return code === 0
  }
  if (await isDebianRoot()) {
    console.log('test: installing Chromium (apt-get)')
    const hasLists = await attempt('apt-get', ['update'])
    if (hasLists) await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    const path = await onPath()
    if (path) return path
  }
  console.log("test: installing Playwright's Chromium")
  await attempt(process.execPath, [PROGRAMS.playwright, 'install', 'chromium'])
  const path = await inPlaywrightsCache()
  if (path) return path
  throw new Stop(
    `No Chromium for the browser tests, and none could be installed. ${ADVICE} (${failures.join('; ')})`,
  )
}

/** Finds a Chromium for the browser tests, installing one if need be. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await works(named)) return named
    throw new Stop(`CHROMIUM_PATH is ${named}, which is no Chromium that runs. ${ADVICE}`)
  }
  return (await onPath()) ?? (await inPlaywrightsCache()) ?? (await install())
}
