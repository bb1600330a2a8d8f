import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A test of the server often waits, and keeps PostgreSQL busy: three share two cores well.
    maxWorkers: Math.max(3, Math.floor(availableParallelism() * 0.75)),
    // Modules are read once by each worker: no test here leans on what another one left in them.
    isolate: false,
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: ['domain/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Stores live in modules, and in the page.
          isolate: true,
          include: ['web/src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
