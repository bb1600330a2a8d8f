import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { launchEmbeddedPostgres } from '../src/db/embedded/launch'
import { sweepEmbeddedPostgres } from '../src/db/embedded/sweep'
import { prepareTemplate } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's URL of the test server, with the path of any database except the template. */
    databaseUrl: string
    templateDatabase: string
  }
}

const PREFIX = 'pasok-test-'
/** Folders created by tests, browser tests and benchmarks, and the subfolders that may contain data. */
const LEFT_BY_RUNS = /^pasok-(?:test|journeys|bench|prepared)-/
const INNER = ['data', 'postgres']

/** Younger folders may belong to a run that has not yet connected to its database. */
const SWEEP_AGE_MS = 10 * 60_000

/**
 * Prepared demo data is in use for a whole run although no server runs on it, so it is removed only
 * after some hours.
 */
const PREPARED = /^pasok-prepared-/
const PREPARED_AGE_MS = 6 * 3_600_000

const ageOf = (name: string): number => (PREPARED.test(name) ? PREPARED_AGE_MS : SWEEP_AGE_MS)

/** Removes servers and folders left by killed runs. */
async function sweepKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!LEFT_BY_RUNS.test(name)) continue
    const folder = join(tmpdir(), name)
    const made = await stat(folder).catch(() => null)
    if (!made || Date.now() - made.mtimeMs < ageOf(name)) continue
    // Folders of other users, and all that cannot be removed, are skipped.
    const inner = INNER.map((part) => join(folder, part)).filter((path) => existsSync(path))
    for (const path of inner) await sweepEmbeddedPostgres(path).catch(() => undefined)
    if (!inner.some((path) => existsSync(path))) {
      await sweepEmbeddedPostgres(folder).catch(() => undefined)
    }
  }
}

interface TestServer {
  url: string
  template: string
  stop(): Promise<void>
}

async function startServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    // Two runs may share a given server, so the template's name includes the process id.
    return { url: given, template: `pasok_template_${process.pid}`, stop: async () => undefined }
  }
  await sweepKilledRuns()
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX))
  // `mkdtemp` creates a private folder; PostgreSQL runs as another user when the tests run as root.
  await chmod(dataDir, 0o755)
  const server = await launchEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      autovacuum: 'off',
    },
  })
  return {
    url: server.url,
    template: 'pasok_template',
    stop: async () => {
      await server.stop()
      await sweepEmbeddedPostgres(dataDir)
    },
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  try {
    await admin.query(`CREATE DATABASE ${server.template} TEMPLATE template0`)
    const url = new URL(server.url)
    url.pathname = `/${server.template}`
    await prepareTemplate(url.href)
  } finally {
    await admin.end()
  }
  project.provide('databaseUrl', server.url)
  project.provide('templateDatabase', server.template)

  return async () => {
    if (process.env['TEST_DATABASE_URL']) {
      const last = new pg.Client({ connectionString: server.url })
      await last.connect()
      await last.query(`DROP DATABASE IF EXISTS ${server.template} WITH (FORCE)`)
      await last.end()
    }
    await server.stop()
  }
}
