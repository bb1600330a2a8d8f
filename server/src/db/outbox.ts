import { sql } from 'kysely'
import type { Db, Trx } from './db'
import type { EventMap, EventName } from './event-map'

/**
 * What the index's feed delivers (`jobs/feed-index.ts`), apart from everything else: an index that
 * is away or slow holds up nothing else.
 */
export const FED_EVENT = 'products.changed' satisfies EventName

/** A committed event, as the relay hands it on. */
export interface OutboxRow {
  id: number
  name: string
  payload: unknown
  /** Whose doing it was: a buyer's or a vendor's; null: nobody's of a company. */
  company_id: string | null
  /** When it happened. */
  created_at: Date
}

/** Where it is told that there is something to hand on. */
export const OUTBOX_CHANNEL = 'outbox'

/** Puts an event beside the rows that it speaks of, and wakes the relay when they are committed. */
export async function writeOutbox<Name extends EventName>(
  trx: Trx,
  name: Name,
  payload: EventMap[Name],
  companyId: string | null,
  at?: Date,
): Promise<void> {
  await trx
    .with('written', (db) =>
      db
        .insertInto('outbox')
        .values({
          name,
          company_id: companyId,
          payload: JSON.stringify(payload),
          created_at: at ?? sql<Date>`now()`,
        })
        .returning('id'),
    )
    .selectFrom('written')
    .select(sql`pg_notify(${OUTBOX_CHANNEL}, '')`.as('woken'))
    .execute()
}

/** After its first failure a second, then twice as long each time, an hour at most. */
const PAUSE = sql`make_interval(secs => least(power(2, least(tries, 12)), 3600))`

interface Delivery {
  delivered: number
  /** What the deliveries that failed threw; their rows stay, and are tried again. */
  failures: unknown[]
}

/**
 * Hands undelivered events, but those of the feed, to `deliver`, oldest first, each once it is committed. Two processes
 * never hold the same row. One whose delivery fails holds up no other: the rest is delivered, and
 * kept as delivered; it is tried again after a pause that grows each time, so that what always fails
 * doesn't stand before the others.
 */
export async function deliverOutbox(
  db: Db,
  deliver: (row: OutboxRow) => Promise<void>,
  { atMost = 100 }: { atMost?: number } = {},
): Promise<Delivery> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('outbox')
      .select(['id', 'name', 'payload', 'company_id', 'created_at'])
      .where('delivered_at', 'is', null)
      .where('name', '<>', FED_EVENT)
      .where((eb) => eb.or([eb('try_after', 'is', null), eb('try_after', '<=', sql<Date>`now()`)]))
      .orderBy('id')
      .limit(atMost)
      .forUpdate()
      .skipLocked()
      .execute()
    const delivered: number[] = []
    const failed: number[] = []
    const failures: unknown[] = []
    for (const row of rows)
      try {
        await deliver(row)
        delivered.push(row.id)
      } catch (error) {
        failed.push(row.id)
        failures.push(error)
      }
    if (delivered.length > 0)
      await trx
        .updateTable('outbox')
        .set({ delivered_at: sql`clock_timestamp()` })
        .where('id', 'in', delivered)
        .execute()
    if (failed.length > 0)
      await trx
        .updateTable('outbox')
        .set({ tries: sql`tries + 1`, try_after: sql`clock_timestamp() + ${PAUSE}` })
        .where('id', 'in', failed)
        .execute()
    return { delivered: delivered.length, failures }
  })
}
