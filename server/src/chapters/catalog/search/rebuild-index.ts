import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { feedAgain } from '../../../jobs/feed-index'
import {
  asFarAsTaken,
  assertTaken,
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
 * Makes the whole index anew, suggestions too; searches and changes go on meanwhile. What the feed
 * brought to the index while a part was read and saved it brings there again, and at last everything
 * since the beginning: the index may have been filled beside the one that those changes went to.
 * @returns how many products were read
 * @throws DocumentsRefused when all is done but those
 */
export async function rebuildIndex(
  db: Db,
  index: SearchIndex,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<number> {
  const [beganAt, total] = await Promise.all([clock(db), countOffered(db)])
  const refused: DocumentsRefused[] = []
  const goOn = (work: Promise<unknown>) => asFarAsTaken(work, (error) => refused.push(error))
  let saved = 0
  const followChanges = async (since: Date, batch: readonly SearchDocument[]) => {
    saved += batch.length
    onProgress({ saved, total: Math.max(total, saved) })
    await feedAgain(db, since)
  }
  await goOn(index.rebuild(followed(db, followChanges)))
  await feedAgain(db, beganAt, true)
  await goOn(rebuildSuggestions(db, index))
  assertTaken(refused)
  return saved
}

/** Whether nothing was ever put in. */
export async function isIndexEmpty(index: SearchIndex): Promise<boolean> {
  const [result] = await index.search([plainQuery({})])
  return (result?.total ?? 0) === 0
}

/** Batches of all documents; each, once it is saved, with a time from before it was read. */
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

/** The database's, which the feed goes by. */
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
