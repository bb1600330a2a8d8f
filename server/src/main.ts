import { AppError } from '@pasok/domain/kernel/errors'
import { openIdentityProvider } from './adapters/identity-provider/open-identity-provider'
import { type Config, readConfig } from './config'
import { createApp } from './app'
import { SUBSCRIPTIONS } from './subscriptions'
import { openSearchIndex } from './adapters/search-index/open-search-index'
import { rebuildIndex } from './chapters/catalog/search/rebuild-index'
import { addProviderPerson } from './chapters/team/super-admins/add-provider-person'
import { loadMasters } from './chapters/company/masters/load-masters'
import { loadRegions } from './chapters/regions/load-regions'
import { startDatabase } from './db/start-database'
import { createDb } from './db/db'
import { contextOptionsOf, identityOf } from './context-options'
import { startJobThread } from './jobs/job-thread'
import { DocumentsRefused } from './ports/search-index'
import { StartError } from './start-error'
import { closeWithin } from './http/close-within'
import { assertCanListen, listenOn } from './http/listen'
import { fillDemoIndex, loadDemo, printDemoAccounts, registerPictures } from '../demo/demo'
import { assertNoDemoPasswords } from './db/demo-guard'

interface Progress {
  saved: number
  total: number
}

const LOG_EVERY_MS = 1_000

/** Prints progress at most once a second; in a terminal it overwrites the previous line. */
function logProgress(what: string): (progress: Progress) => void {
  const beganAt = performance.now()
  let loggedAt = Number.NEGATIVE_INFINITY
  return ({ saved, total }) => {
    const now = performance.now()
    if (now - loggedAt < LOG_EVERY_MS && saved < total) return
    loggedAt = now
    const perSecond = Math.round(saved / ((now - beganAt) / 1_000))
    const percent = Math.floor((100 * saved) / Math.max(1, total))
    const line = `${what}: ${percent}%, ${saved} of ${total}, ${perSecond} a second`
    const isLast = saved >= total
    process.stderr.write(
      process.stderr.isTTY ? `\r\u001b[2K${line}${isLast ? '\n' : ''}` : `${line}\n`,
    )
  }
}

const JOBS = new URL('./jobs-worker.ts', import.meta.url)

/** Fields removed from every log line, so that no secret is logged. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.owner_password',
  '*.access_token',
  '*.id_token',
]

/** Milliseconds for which requests may continue after sockets and jobs have ended. */
const CALLS_MS = 8_000
/**
 * Milliseconds for the whole shutdown after a signal, in addition to the notice period, including the
 * database's stop.
 */
const GRACE_MS = 20_000

/** Warns of settings with which users never receive mail, or get links that lead nowhere. */
function mailWarnings({ smtp, mailbox, publicUrl }: Config, address: string): string[] {
  if (mailbox) return []
  if (!smtp) return ['Mail: no SMTP_URL, so no mail leaves and nobody can read it']
  return publicUrl === undefined ? [`Mail: no PUBLIC_URL, so links lead to ${address}`] : []
}

async function start(config: Config): Promise<() => Promise<void>> {
  const print = (line: string) => process.stderr.write(`${line}\n`)
  await assertCanListen(config)
  const database = await startDatabase(config, print)
  try {
    const db = createDb(database.pool)
    await loadRegions(db)
    await loadMasters(db)
    if (config.environment === 'production') await assertNoDemoPasswords(db)
    const search = openSearchIndex({
      pool: database.pool,
      hosted: config.search,
      databaseUrl: database.url,
      folder: config.dataDir,
      log: print,
    })
    const options = await contextOptionsOf(config, { ...database, index: search.index })
    const app = await createApp({
      ...options,
      logger: { level: config.logLevel, redact: REDACTED, stream: process.stdout },
      trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
      noticeMs: config.noticeMs,
      webDist: config.webDist,
      mailbox: config.mailbox,
    })
    const { objects } = options
    const isDemo =
      config.demo && (await loadDemo(db, SUBSCRIPTIONS, { index: app.index, objects }, print))
    if (isDemo) registerPictures(app.server)
    const live = app.openLive(database.url)
    const address = await listenOn(app.server, config)
    app.listensAt(address)
    const { log } = app.server
    // Loads the index in advance, so that the first search need not wait.
    const loading = isDemo ? fillDemoIndex(db, app.index, print) : app.index.search([])
    loading.catch((error: unknown) => log.warn({ err: error }, 'index: not loaded yet'))
    const jobs = startJobThread(JOBS, { databaseUrl: database.url, address }, log, search.openPort)
    print(`Pasok: ${config.publicUrl ?? address}`)
    for (const line of mailWarnings(config, address)) print(line)
    if (isDemo) printDemoAccounts(print)
    return async () => {
      // Jobs stop while sockets are redirected, because both take a while.
      await Promise.all([live.stop(), jobs.stop()])
      await closeWithin(app.server, CALLS_MS)
      await database.stop()
    }
  } catch (error) {
    await database.stop().catch(() => undefined)
    throw error
  }
}

/** Rebuilds the search index, whether or not the application is running. */
async function makeIndex(config: Config): Promise<() => Promise<void>> {
  const print = (line: string) => process.stderr.write(`${line}\n`)
  const database = await startDatabase(config, print)
  try {
    const { index } = openSearchIndex({
      pool: database.pool,
      hosted: config.search,
      databaseUrl: database.url,
      log: print,
    })
    const saved = await rebuildIndex(createDb(database.pool), index, logProgress('Index'))
    await index.close?.()
    print(`Index: ${saved} products`)
  } catch (error) {
    if (!(error instanceof DocumentsRefused)) throw error
    print(`Index: made, but it refuses ${error.objectIds.join(', ')}`)
    process.exitCode = 1
  } finally {
    await database.stop()
  }
  return () => Promise.resolve()
}

/** Creates an account of the provider, whether or not the application is running. */
async function makeProvider(config: Config): Promise<() => Promise<void>> {
  const print = (line: string) => process.stderr.write(`${line}\n`)
  const [email = '', ...names] = process.argv.slice(3)
  const name = names.join(' ').trim()
  if (name === '') throw new StartError('bad_setting', 'Usage: npm run provider -- EMAIL NAME')
  const identity = await identityOf(config)
  const database = await startDatabase(config, print)
  try {
    const db = createDb(database.pool)
    const setup = await addProviderPerson(db, openIdentityProvider(db, identity), { email, name })
    const address = config.publicUrl ?? `http://localhost:${config.port}`
    print(
      setup.kind === 'link'
        ? `Within three days ${name} sets a password at ${address}${setup.path} and signs in at ${address}/provider`
        : `${name} gets a mail to set a password, and signs in at ${address}/provider`,
    )
  } finally {
    await database.stop()
  }
  return () => Promise.resolve()
}

function fail(error: unknown): never {
  const line = error instanceof StartError || error instanceof AppError ? error.message : error
  console.error(line)
  process.exit(1)
}

/** Commands that run instead of the server, as in `npm run index` and `npm run provider`. */
const COMMANDS: Readonly<Record<string, typeof start>> = {
  index: makeIndex,
  provider: makeProvider,
}
const command = COMMANDS[process.argv[2] ?? ''] ?? start

let graceMs = GRACE_MS
const begin = async () => {
  const config = readConfig(process.env)
  graceMs += config.noticeMs
  return command(config)
}
const starting = begin()
let isStopping = false
/**
 * A signal during the start waits until the start has finished, so that everything started is stopped in order.
 */
const end = () => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), graceMs).unref()
  starting.then((stop) => stop()).then(() => process.exit(0), fail)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// A closed terminal must not end the process before the database has stopped.
for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined)
starting.catch(fail)
