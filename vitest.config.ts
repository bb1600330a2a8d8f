import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { needsBrowser, needsIsolation } from './tools/check/test-isolation.ts'

/** Modules are read once by each worker: no test leans on what another one left in them. */
const isolate = false

const webTests = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .map((name) => `web/src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const isolated = webTests.filter(({ text }) => needsIsolation(text)).map(({ file }) => file)
const inBrowser = webTests
  .filter(({ file, text }) => needsBrowser(text) && !isolated.includes(file))
  .map(({ file }) => file)

/** Generous, because the machine may be busy. */
const expectSettings = { poll: { timeout: 60_000, interval: 20 } }

export default defineConfig({
  test: {
    tags: [
      {
        name: 'thorough',
        description:
          'Runs with `npm test -- --all` and in CI only: killed servers, crowds, random input, upgrades, installs.',
      },
    ],
    // A test of the server often waits, and keeps PostgreSQL busy: three share two cores well.
    maxWorkers: Math.max(3, Math.floor(availableParallelism() * 0.75)),
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          expect: expectSettings,
          isolate,
          include: ['domain/src/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          expect: expectSettings,
          isolate,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          // A prepared statement gets a plan for all values at some time: here at its first use, so that a statement
          // which such a plan breaks fails in its test.
          env: { PGOPTIONS: '-c plan_cache_mode=force_generic_plan' },
          // Far longer than any test takes.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'web',
          // These tests replace modules, so each file loads its own: in contexts of the same threads that
          // takes a third of what processes take. Most name a browser in their first line.
          pool: 'vmThreads',
          environment: 'node',
          include: isolated,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web, browser',
          environment: 'happy-dom',
          isolate,
          include: inBrowser,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web, pure',
          environment: 'node',
          isolate,
          include: ['web/src/**/*.test.{ts,tsx}', 'web/*.test.ts'],
          exclude: [...isolated, ...inBrowser],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          expect: expectSettings,
          isolate,
          include: ['tools/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
