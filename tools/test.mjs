// `npm test`: runs checks, unit and API tests, journeys and the core tests of the screens. `npm
// test -- --all`, or `npm test` with CI set, adds tests tagged `thorough` (Vitest) or not tagged
// `@core` (Playwright).
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, Stop, main } from './lib/home.mjs'
import { findChromium } from './lib/chromium.mjs'
import { ownEnvironment } from './lib/environment.mjs'
import { PROGRAMS, runNode } from './lib/run.mjs'
import { build } from './build.mjs'
import { setup } from './setup.mjs'

const JOURNEYS = join('e2e', 'playwright.config.ts')
const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const isWhole = options.all || Boolean(process.env.CI)
/** Selects the journeys and the core tests of the screens. */
const CORE = '@core|journeys/'
const total = { passed: 0, failed: 0 }

/**
 * @typedef {{ numPassedTests?: number, numFailedTests?: number,
 *   stats?: { expected: number, flaky: number, unexpected: number } }} Report
 * @typedef {NodeJS.ProcessEnv} Env
 */

/**
 * @param {string} path
 * @returns {Report | null}
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Adds a runner's result; a runner that failed without a failed test has crashed, which also counts
 * as a failure.
 * @param {number} code
 */
function add(code, passed = 0, failed = 0) {
  total.passed += passed
  total.failed += code === 0 ? failed : Math.max(failed, 1)
}

/** @param {Env} env */
async function runCheck(env) {
  const code = await runNode(join(ROOT, 'tools', 'check.mjs'), [], { env })
  if (code !== 0) add(code)
  return code
}

/**
 * @param {Env} env
 * @param {string} folder
 */
async function runVitest(env, folder) {
  const report = join(folder, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (!isWhole) args.push('--tags-filter', '!thorough')
  const code = await runNode(PROGRAMS.vitest, args, { env })
  const counts = readReport(report)
  add(code, counts?.numPassedTests, counts?.numFailedTests)
  return code
}

/**
 * @param {Env} env
 * @param {string} folder
 */
async function runPlaywright(env, folder) {
  const report = join(folder, 'playwright.json')
  const code = await runNode(
    PROGRAMS.playwright,
    ['test', '--config', JOURNEYS, '--reporter=list,json', ...(isWhole ? [] : ['--grep', CORE])],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  const stats = readReport(report)?.stats
  add(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected)
  return code
}

/** @param {string} folder */
async function runSteps(folder) {
  await setup()
  const env = ownEnvironment()
  if (isWhole) env.ALL_TESTS = '1'
  if (!process.stdout.isTTY) {
    delete env.FORCE_COLOR
    env.NO_COLOR = '1'
  }
  const hasJourneys = existsSync(join(ROOT, JOURNEYS))
  if (hasJourneys) env.CHROMIUM_PATH = await findChromium()
  await build()
  const steps = [
    { name: 'npm run check', step: runCheck, is: existsSync(join(ROOT, 'tools', 'check.mjs')) },
    { name: 'vitest', step: runVitest, is: true },
    { name: 'playwright', step: runPlaywright, is: hasJourneys },
  ]
  for (const { name, step } of steps.filter((one) => one.is)) {
    console.log(
      `test: ${name} (${isWhole ? 'everything' : 'the quick tier; --all runs everything'})`,
    )
    const code = await step(env, folder)
    if (code !== 0) throw new Stop(`test: ${name} failed (exit code ${code})`)
  }
}

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pasok-reports-'))
  try {
    await runSteps(folder)
  } catch (error) {
    if (total.failed === 0) total.failed = 1
    process.exitCode = 1
    console.error(error instanceof Stop ? error.message : error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
})
