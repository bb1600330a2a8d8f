import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import { sql } from 'kysely'
import { alone } from '../db/alone'
import type { Db } from '../db/db'
import { FED_EVENT } from '../db/outbox'
import { asFarAsTaken, IndexAway } from '../ports/search-index'
import { watchOutbox, type Watch } from './watch-outbox'
import type { Log } from './log'

/** Products whose documents are made anew in one go; an event with more of them goes alone. */
const AT_ONCE = 1_000
/** What one person changes by hand goes before imports. */
const FEW = 20

interface FeedLog extends Log {
  error(details: object, message: string): void
}

type Save = (changed: ProductsChanged) => Promise<void>

interface FedRow {
  id: number
  productIds: readonly string[]
}

/** The next load of undelivered changes. */
async function findRows(session: Db): Promise<FedRow[]> {
  const ids = sql<string[]>`payload -> 'productIds'`
  const rows = await session
    .selectFrom('outbox')
    .select(['id', ids.as('productIds')])
    .where('delivered_at', 'is', null)
    .where('name', '=', FED_EVENT)
    .orderBy(sql`jsonb_array_length(${ids}) > ${FEW}::int`)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  let products = 0
  return rows.filter((row, at) => {
    products += row.productIds.length
    return at === 0 || products <= AT_ONCE
  })
}

/** Saves them in one go; where that fails for another reason than the index being away, one by one. */
async function saveRows(rows: readonly FedRow[], save: Save, log: FeedLog): Promise<number[]> {
  const all = [...new Set(rows.flatMap((row) => row.productIds))]
  try {
    await saveAsFarAsTaken(all, save, log)
    return rows.map((row) => row.id)
  } catch (error) {
    if (error instanceof IndexAway || rows.length === 1) throw error
  }
  const saved: number[] = []
  for (const row of rows)
    try {
      await saveAsFarAsTaken(row.productIds, save, log)
      saved.push(row.id)
    } catch (error) {
      log.warn({ err: error, event: row.id }, 'index: not saved, tried again soon')
    }
  return saved
}

/** What the index will never take is told and left: only another change of it could help. */
async function saveAsFarAsTaken(
  productIds: readonly string[],
  save: Save,
  log: FeedLog,
): Promise<void> {
  await asFarAsTaken(save({ productIds }), (error) =>
    log.error({ err: error, products: error.objectIds }, 'index: refused for good'),
  )
}

/**
 * Brings one load of changed products to the index. An event counts as delivered once the index has
 * what it tells of, and is tried again until then. @returns how many were delivered
 */
export async function feedIndex(db: Db, save: Save, log: FeedLog): Promise<number> {
  let delivered = 0
  await alone(db, 'index', async (session) => {
    const rows = await findRows(session)
    if (rows.length === 0) return
    const saved = await saveRows(rows, save, log)
    if (saved.length > 0)
      await session
        .updateTable('outbox')
        .set({ delivered_at: sql`clock_timestamp()` })
        .where('id', 'in', saved)
        .execute()
    delivered = saved.length
  })
  return delivered
}

/** Brings changed products to the index as soon as they are committed, in any number of processes. */
export function startIndexFeed(db: Db, url: string, log: FeedLog, save: Save): Watch {
  let isTold = false
  const feedAll = async (goesOn: () => boolean) => {
    while (goesOn() && (await feedIndex(db, save, log)) > 0) isTold = false
  }
  return watchOutbox(url, feedAll, (error) => {
    // Once for as long as it lasts: it is looked for every few seconds.
    if (!isTold) log.warn({ err: error }, 'index: not fed, tried again until it is back')
    isTold = true
  })
}
