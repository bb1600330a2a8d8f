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
  // Test pages close before optimised code would pay off; disabling the optimising compilers makes
  // them a fifth faster.
  '--js-flags=--no-maglev --no-turbofan',
]

/** Runs user journeys in a real browser against the production build; each worker has its own server. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepare-data.ts',
  testMatch: ['journeys/**/*.spec.ts', 'screens/**/*.spec.ts'],
  outputDir: '../test-results',
  // A browser is idle about half of the time, so three workers use two cores fully.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Very long, so that a busy machine does not make tests fail.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 40_000,
    // Without animations tests take a quarter less time and do not race with fading dialogs and
    // menus.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would cost a tenth of the time; rerun a failed test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: FLAGS,
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
  },
})
