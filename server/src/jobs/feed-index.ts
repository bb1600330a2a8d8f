import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import { sql } from 'kysely'
import type { Db } from '../db/db'
import { FED_EVENT } from '../db/events'
import { addJob } from '../db/jobs'
import { applyAccepted, IndexAway } from '../ports/search-index'
import type { Log } from './log'

/** An event with more products is a batch of its own. */
const PRODUCTS_PER_BATCH = 1_000
/** Events with at most this many products are manual edits, which take precedence over imports. */
const SMALL_BATCH = 20

const JOB = 'feed-index'
const WAITING = { key: JOB, queue: 'index' }
/** Seconds between two attempts while the index is down. */
const PAUSE_SECONDS = 5

export interface FeedLog extends Log {
  error(details: object, message: string): void
}

type Save = (changed: ProductsChanged) => Promise<void>

interface UnindexedEvent {
  id: number
  /** How often the event was queued for feeding again (`outbox.tries`, which counts nothing else here). */
  requeues: number
  productIds: readonly string[]
}

/** Returns the next batch of undelivered changes. */
async function findRows(db: Db): Promise<UnindexedEvent[]> {
  const ids = sql<string[]>`payload -> 'productIds'`
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'tries as requeues', ids.as('productIds')])
    .where('delivered_at', 'is', null)
    .where('name', '=', FED_EVENT)
    .orderBy(sql`jsonb_array_length(${ids}) > ${SMALL_BATCH}::int`)
    .orderBy('id')
    .limit(PRODUCTS_PER_BATCH)
    .execute()
  let products = 0
  return rows.filter((row, at) => {
    products += row.productIds.length
    return at === 0 || products <= PRODUCTS_PER_BATCH
  })
}

/** Saves all changes together, or one by one after an error other than an unavailable index. */
async function saveRows(
  rows: readonly UnindexedEvent[],
  save: Save,
  log: FeedLog,
): Promise<readonly UnindexedEvent[]> {
  const all = [...new Set(rows.flatMap((row) => row.productIds))]
  try {
    await saveAccepted(all, save, log)
    return rows
  } catch (error) {
    if (error instanceof IndexAway || rows.length === 1) throw error
  }
  const saved: UnindexedEvent[] = []
  for (const row of rows)
    try {
      await saveAccepted(row.productIds, save, log)
      saved.push(row)
    } catch (error) {
      log.warn({ err: error, event: row.id }, 'index: products not saved, retried soon')
    }
  return saved
}

/**
 * Documents that the index rejects permanently are logged and skipped, because only another change can help.
 */
async function saveAccepted(
  productIds: readonly string[],
  save: Save,
  log: FeedLog,
): Promise<void> {
  await applyAccepted(save({ productIds }), (error) =>
    log.error({ err: error, products: error.objectIds }, 'index: documents rejected permanently'),
  )
}

/**
 * Feeds one batch of changed products to the index. An event is marked as delivered once the index has its
 * products. An event queued again meanwhile stays undelivered, because its documents may have gone to an index
 * that a rebuild replaced. @returns the number of delivered events
 */
export async function feedIndex(db: Db, save: Save, log: FeedLog): Promise<number> {
  const rows = await findRows(db)
  if (rows.length === 0) return 0
  const saved = await saveRows(rows, save, log)
  const ids = saved.map(({ id }) => id)
  const requeues = saved.map((row) => row.requeues)
  const { numAffectedRows } = await sql`
    update outbox set delivered_at = clock_timestamp()
    from unnest(${ids}::bigint[], ${requeues}::int[]) saved (id, requeues)
    where outbox.id = saved.id and outbox.tries = saved.requeues`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Queues the changes that were delivered to the index since a time again. @param isReplaced true also affects
 * changes being delivered right now, which may go to a replaced index
 */
export async function feedAgain(db: Db, since: Date, isReplaced = false): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ delivered_at: null, tries: sql`tries + 1` })
    .where('name', '=', FED_EVENT)
    .where((eb) => {
      const isDelivered = eb('delivered_at', '>=', since)
      return isReplaced ? isDelivered.or('delivered_at', 'is', null) : isDelivered
    })
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await addJob(db, JOB, {}, WAITING)
}

/**
 * Creates the job's handler, which feeds the index until it is up to date. The job runs in one queue, so that
 * older data never overwrites newer data. An unavailable index is retried every few seconds and logged once.
 */
export function createIndexFeeder(db: Db, save: Save, log: FeedLog): () => Promise<void> {
  let isLogged = false
  return async () => {
    try {
      while ((await feedIndex(db, save, log)) > 0) isLogged = false
    } catch (error) {
      if (!(error instanceof IndexAway)) throw error
      if (!isLogged) log.warn({ err: error }, 'index: unavailable, retried until it is back')
      isLogged = true
      await addJob(db, JOB, {}, { ...WAITING, seconds: PAUSE_SECONDS })
    }
  }
}
