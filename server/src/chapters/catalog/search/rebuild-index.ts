import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { feedAgain } from '../../../jobs/feed-index'
import {
  applyAccepted,
  assertAccepted,
  type DocumentsRefused,
  type SearchDocument,
  type SearchIndex,
} from '../../../ports/search-index'
import { plainQuery } from './plain-query'
import { rebuildSuggestions } from './rebuild-suggestions'
import { allSearchDocuments } from './search-documents'
import { isOffered } from '../catalog.store'

export interface Progress {
  saved: number
  total: number
}

/**
 * Rebuilds the whole index including the suggestions while searches and changes continue.
 * 1. Rebuilds all products batch by batch; after each batch, changes made since it was read are queued again.
 * 2. Queues all changes since the beginning, because they may have gone to the old index.
 * 3. Rebuilds the suggestions. @returns the number of products read. @throws DocumentsRefused after everything
 *    else was done.
 */
export async function rebuildIndex(
  db: Db,
  index: SearchIndex,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<number> {
  const [beganAt, total] = await Promise.all([clock(db), countOffered(db)])
  const refused: DocumentsRefused[] = []
  const goOn = (work: Promise<unknown>) => applyAccepted(work, (error) => refused.push(error))
  let saved = 0
  const followChanges = async (since: Date, batch: readonly SearchDocument[]) => {
    saved += batch.length
    onProgress({ saved, total: Math.max(total, saved) })
    await feedAgain(db, since)
  }
  await goOn(index.rebuild(followed(db, followChanges)))
  await feedAgain(db, beganAt, true)
  await goOn(rebuildSuggestions(db, index))
  assertAccepted(refused)
  return saved
}

export async function isIndexEmpty(index: SearchIndex): Promise<boolean> {
  const [result] = await index.search([plainQuery({})])
  return (result?.total ?? 0) === 0
}

/** Yields all documents in batches. After each batch is saved, reports the time before it was read. */
async function* followed(
  db: Db,
  onSaved: (since: Date, batch: readonly SearchDocument[]) => Promise<void>,
): AsyncGenerator<SearchDocument[]> {
  let readAt = await clock(db)
  for await (const batch of allSearchDocuments(db)) {
    yield batch
    const nextReadAt = await clock(db)
    await onSaved(readAt, batch)
    readAt = nextReadAt
  }
}

/** Returns the database's time, which the feed uses. */
async function clock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

async function countOffered(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .where(isOffered)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}
