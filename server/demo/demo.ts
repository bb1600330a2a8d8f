import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../src/db/db'
import { hasDemoAccounts } from '../src/db/demo-guard'
import type { Subscriptions } from '../src/db/work'
import type { ObjectStore } from '../src/ports/object-store'
import type { SearchIndex } from '../src/ports/search-index'
import { isIndexEmpty, rebuildIndex } from '../src/chapters/catalog/search/rebuild-index'
import { DEMO_PASSWORD, demoAccounts, demoCompanies } from './accounts'
import { loadCompanies } from './load-companies'
import { storePapers } from './load-papers'
import { loadConversations } from './load-conversations'
import { loadInvitations } from './load-invitations'
import { loadMarket, loadRelations } from './load-market'
import { loadRequests } from './load-requests'
import { loadNotifications } from './load-notifications'
import { loadTemplates } from './load-templates'
import { demoProducts } from './market/generate'
import { demoPicture } from './pictures'
import { newId } from '../src/db/ids'
import { demoVendors } from './market/vendors'

/** Banks of the demo vendors' accounts; the first of each is the default. */
const BANKS = [
  ['014', '008'],
  ['002', '451'],
  ['009', '022'],
] as const

/** The bank of a demo company's account for refunds. */
const COMPANY_BANK = '008'

const numberOf = (vendor: number, account: number) =>
  String(1_370_000_000 + vendor * 7_919_111 + account * 50_021)

/** The provider's accounts for manual transfers. */
const PROVIDER = { name: 'PT PASOK NIAGA INDONESIA', banks: ['014', '008'] } as const

/** Loads the accounts only once, so that changes by users remain. */
async function loadProviderAccounts(db: Db): Promise<void> {
  const some = await db
    .selectFrom('banks')
    .select('code')
    .where((eb) => eb.or([eb('account_number', '<>', ''), eb('version', '>', 1)]))
    .limit(1)
    .execute()
  if (some.length > 0) return
  for (const [at, code] of PROVIDER.banks.entries())
    await db
      .updateTable('banks')
      .set({
        account_number: numberOf(99, at),
        account_holder: PROVIDER.name,
        verified_at: new Date(),
      })
      .where('code', '=', code)
      .execute()
}

/** Loads the accounts only once, so that changes by users remain. */
async function loadBankAccounts(db: Db): Promise<void> {
  const some = await db.selectFrom('vendor_bank_accounts').select('id').limit(1).execute()
  if (some.length > 0) return
  const codes = demoVendors.map(({ companyCode }) => companyCode)
  const vendors = await db
    .selectFrom('vendors')
    .select(['id', 'legal_name'])
    .where('company_code', 'in', codes)
    .orderBy('company_code')
    .execute()
  const accounts = vendors.flatMap(({ id, legal_name: name }, vendor) =>
    (BANKS[vendor % BANKS.length] ?? []).map((bank_code, at) => ({
      vendor_id: id,
      id: newId(),
      bank_code,
      account_number: numberOf(vendor, at),
      account_holder: name.toUpperCase(),
      verified_at: new Date(),
      is_default: at === 0,
      deleted_at: null,
    })),
  )
  if (accounts.length > 0) await db.insertInto('vendor_bank_accounts').values(accounts).execute()
}

/** Loads the accounts of verified companies only once, so that changes by users remain. */
async function loadCompanyAccounts(db: Db): Promise<void> {
  const some = await db.selectFrom('buyer_bank_accounts').select('id').limit(1).execute()
  if (some.length > 0) return
  const codes = demoCompanies.map(({ code }) => code)
  const companies = await db
    .selectFrom('buyers')
    .select(['id', 'legal_name'])
    .where('company_code', 'in', codes)
    .where('verification_status', '=', 'VERIFIED')
    .orderBy('company_code')
    .execute()
  const accounts = companies.map(({ id, legal_name: name }, at) => ({
    buyer_id: id,
    id: newId(),
    bank_code: COMPANY_BANK,
    account_number: numberOf(50, at),
    account_holder: name.toUpperCase(),
    verified_at: new Date(),
    is_default: true,
    deleted_at: null,
  }))
  if (accounts.length > 0) await db.insertInto('buyer_bank_accounts').values(accounts).execute()
}

const DAY = 86_400_000

/**
 * Recent searches of the demo companies with their frequency, in the words of users rather than
 * product names.
 */
const SEARCHES: readonly (readonly [string, number])[] = [
  ['kertas a4', 12],
  ['kertas hvs a4 80 gsm', 7],
  ['pulpen hitam', 6],
  ['tinta printer', 9],
  ['toner canon', 5],
  ['air mineral', 8],
  ['kopi sachet', 6],
  ['sabun cuci tangan', 5],
  ['masker medis', 4],
  ['sarung tangan', 10],
  ['helm proyek', 6],
  ['sepatu safety', 7],
  ['kabel nyy', 5],
  ['lampu led 12 watt', 4],
  ['kardus packing', 6],
  ['bubble wrap', 5],
  ['kursi kantor', 4],
  ['flashdisk 64gb', 3],
]

/** Creates searches of every demo company over the last weeks, so that there are suggestions. */
async function loadSearches(db: Db): Promise<void> {
  const buyers = await db.selectFrom('buyers').select('id').orderBy('id').execute()
  if (buyers.length === 0) return
  const rows = buyers.flatMap(({ id }, at) =>
    SEARCHES.map(([query, count], nth) => ({
      buyer_id: id,
      query,
      day: new Date(Date.now() - ((at + nth) % 20) * DAY).toISOString().slice(0, 10),
      count,
    })),
  )
  await db
    .insertInto('searches')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Ports {
  index: SearchIndex
  objects: ObjectStore
}

/**
 * Loads the demo once into an empty database; a database with other accounts stays unchanged. The
 * next start completes what an interrupted load or an unavailable external system left out;
 * concurrent processes take turns. @returns whether the demo is loaded
 */
export async function loadDemo(
  db: Db,
  subscriptions: Subscriptions,
  { index, objects }: Ports,
  print: (line: string) => void,
): Promise<boolean> {
  return inTurn(db, () => loadMissing(db, subscriptions, { index, objects }, print))
}

/** Runs `load` while no other process loads parts of the demo. */
async function inTurn<T>(db: Db, load: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('demo'))`.execute(connection)
    try {
      return await load()
    } finally {
      await sql`select pg_advisory_unlock(hashtext('demo'))`.execute(connection)
    }
  })
}

async function loadMissing(
  db: Db,
  subscriptions: Subscriptions,
  { index, objects }: Ports,
  print: (line: string) => void,
): Promise<boolean> {
  const isEmpty = (await db.selectFrom('users').select('id').limit(1).execute()).length === 0
  if (isEmpty) {
    print('Loading the demo data (once)')
    await db.transaction().execute(async (trx) => {
      const { vendors } = await loadMarket(trx, demoProducts())
      await loadRelations(trx, await loadCompanies(trx), vendors)
    })
  } else if (!(await hasDemoAccounts(db))) {
    print("This database has accounts, none of them the demo's: no demo data are loaded")
    return false
  }
  await loadProviderAccounts(db)
  await loadBankAccounts(db)
  await loadCompanyAccounts(db)
  await unlessAway(print, 'legal documents', () => storePapers(db, objects))
  await unlessAway(print, 'requests and orders', () => loadRequests({ db, subscriptions, objects }))
  await unlessAway(print, 'conversations', () => loadConversations({ db, subscriptions, objects }))
  await loadTemplates(db, subscriptions)
  await loadInvitations(db, subscriptions)
  await loadNotifications(db)
  if (isEmpty) await fillIndex(db, index, print)
  return true
}

/**
 * Fills the search index with the demo's products if it is empty. The server does so after it has begun to
 * serve, because the check loads the whole index.
 */
export async function fillDemoIndex(
  db: Db,
  index: SearchIndex,
  print: (line: string) => void,
): Promise<void> {
  await inTurn(db, () => fillIndex(db, index, print))
}

const fillIndex = (db: Db, index: SearchIndex, print: (line: string) => void) =>
  unlessAway(print, 'products in the search index', async () => {
    if (!(await isIndexEmpty(index))) return
    await loadSearches(db)
    await rebuildIndex(db, index)
  })

/** Skips a part of the demo when an external system is unavailable, so that the server can start. */
async function unlessAway(
  print: (line: string) => void,
  what: string,
  load: () => Promise<void>,
): Promise<void> {
  try {
    await load()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    print(
      `Demo: not all ${what} could be loaded (${reason}). The next start loads what is missing.`,
    )
  }
}

/** Serves pictures of demo products; unknown ones result in 404. */
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

export function printDemoAccounts(print: (line: string) => void): void {
  print(`Sign in with the password ${DEMO_PASSWORD} as`)
  for (const account of demoAccounts) print(`  ${account.email.padEnd(32)} ${account.who}`)
}
