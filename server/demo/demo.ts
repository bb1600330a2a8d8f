import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../src/db/db'
import { hasDemoAccounts } from '../src/db/demo-guard'
import type { Subscriptions } from '../src/db/work'
import type { ObjectStore } from '../src/ports/object-store'
import type { SearchIndex } from '../src/ports/search-index'
import { isIndexEmpty, rebuildIndex } from '../src/chapters/catalog/rebuild-index'
import { DEMO_PASSWORD, demoAccounts } from './accounts'
import { loadBankAccounts, loadCompanyAccounts, loadProviderAccounts } from './load-bank-accounts'
import { loadCompanies } from './load-companies'
import { storePapers } from './load-papers'
import { loadConversations } from './load-conversations'
import { loadInvitations } from './load-invitations'
import { loadMarket, loadRelations } from './load-market'
import { loadRequests } from './load-requests'
import { loadNotifications } from './load-notifications'
import { loadSearches } from './load-searches'
import { loadTemplates } from './load-templates'
import { demoProducts } from './market/generate'
import { demoPicture } from './pictures'

interface Ports {
  index: SearchIndex
  objects: ObjectStore
}

/**
 * Loads the demo once, into an empty database; one with accounts of its own stays as it is. What a
 * killed load left undone, or what a system that was away kept out, is done at the next start; two processes that start at once do it one
 * after the other.
 * @returns whether the demo is there
 */
export async function loadDemo(
  db: Db,
  subscriptions: Subscriptions,
  { index, objects }: Ports,
  say: (line: string) => void,
): Promise<boolean> {
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(hashtext('demo'))`.execute(held)
    try {
      return await loadMissing(db, subscriptions, { index, objects }, say)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('demo'))`.execute(held)
    }
  })
}

async function loadMissing(
  db: Db,
  subscriptions: Subscriptions,
  { index, objects }: Ports,
  say: (line: string) => void,
): Promise<boolean> {
  const isEmpty = (await db.selectFrom('users').select('id').limit(1).execute()).length === 0
  if (isEmpty) {
    say('Loading the demo data (once)')
    await db.transaction().execute(async (trx) => {
      const { vendors } = await loadMarket(trx, demoProducts())
      await loadRelations(trx, await loadCompanies(trx), vendors)
    })
  } else if (!(await hasDemoAccounts(db))) {
    say("This database has accounts, none of them the demo's: no demo data are loaded")
    return false
  }
  await loadProviderAccounts(db)
  await loadBankAccounts(db)
  await loadCompanyAccounts(db)
  await unlessAway(say, 'legal documents', () => storePapers(db, objects))
  await unlessAway(say, 'requests and orders', () => loadRequests({ db, subscriptions, objects }))
  await unlessAway(say, 'conversations', () => loadConversations({ db, subscriptions, objects }))
  await loadTemplates(db, subscriptions)
  await loadInvitations(db, subscriptions)
  await loadNotifications(db)
  await unlessAway(say, 'products in the search index', () => fillIndex(db, index))
  return true
}

async function fillIndex(db: Db, index: SearchIndex): Promise<void> {
  if (!(await isIndexEmpty(index))) return
  await loadSearches(db)
  await rebuildIndex(db, index)
}

/** A system outside that is away leaves a part of the demo out; it does not stop the start. */
async function unlessAway(
  say: (line: string) => void,
  what: string,
  load: () => Promise<void>,
): Promise<void> {
  try {
    await load()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    say(`Demo: not all ${what} could be loaded (${reason}). The next start loads what is missing.`)
  }
}

/** Pictures of demo products; an unknown one is 404. */
export function registerPictures(app: FastifyInstance): void {
  app.get<{ Params: { icon: string; tint: string } }>(
    '/pictures/:icon/:tint',
    { config: { access: 'public' } },
    async (request, reply) => {
      const { icon, tint } = request.params
      const picture = demoPicture(icon, Number(tint.replace(/\.svg$/, '')))
      if (picture === undefined) return reply.status(404).send()
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/svg+xml')
        .send(picture)
    },
  )
}

/** Who can sign in, for the console. */
export function printDemoAccounts(say: (line: string) => void): void {
  say(`Sign in with the password ${DEMO_PASSWORD} as`)
  for (const account of demoAccounts) say(`  ${account.email.padEnd(32)} ${account.who}`)
}
