import { defineConfig } from '@playwright/test'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test is gone before code that was compiled to run faster has run: it costs a fifth.
  '--js-flags=--no-maglev --no-turbofan',
]

/** Journeys in a real browser against the production build, each worker with a server of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepare-data.ts',
  testMatch: ['journeys/**/*.spec.ts', 'screens/**/*.spec.ts'],
  outputDir: '../test-results',
  // A browser waits as often as it works: three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Far more than anything takes: a machine that does much else is no fault of a test's.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 40_000,
    // Dialogs and menus are there or gone at once: a quarter less time, and no race with what fades.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test for the one that fails costs a tenth; a failed one is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: FLAGS,
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
  },
})
