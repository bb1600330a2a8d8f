import { sql } from 'kysely'
import type { Db } from '../../db/db'
import { alone } from '../../db/alone'
import { FED_EVENT } from '../../db/outbox'
import {
  asFarAsTaken,
  assertTaken,
  type DocumentsRefused,
  type SearchDocument,
  type SearchIndex,
} from '../../ports/search-index'
import { indexProducts } from './index-products'
import { plainQuery } from './catalog.plain-query'
import { rebuildSuggestions } from './rebuild-suggestions'
import { allSearchDocuments } from './search-documents'
import { isOffered } from './catalog.store'

export interface Progress {
  saved: number
  total: number
}

/**
 * Makes the whole index anew, suggestions too; searches and changes go on meanwhile. What the feed
 * told of while a part was read and saved is made once more, and at last all that it told of since
 * the beginning: the index may have been filled beside the one that those changes went to. What it
 * did not tell of yet it will tell the new one.
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
    await goOn(indexToldSince(db, index, since, new Set(batch.map(({ objectID }) => objectID))))
  }
  await goOn(index.rebuild(followed(db, followChanges)))
  await goOn(indexToldSince(db, index, beganAt))
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

const AT_ONCE = 1_000

/**
 * Products whose change the index was told of since then, made anew as they are now. A change that
 * is being told just now is waited for: its documents may have gone where nobody looks any more.
 * @throws DocumentsRefused when all others are made
 */
async function indexToldSince(
  db: Db,
  index: SearchIndex,
  since: Date,
  among?: ReadonlySet<string>,
): Promise<void> {
  const refused: DocumentsRefused[] = []
  const indexTold = async (session: Db) => {
    const rows = await session
      .selectFrom('outbox')
      .select(sql<string[]>`payload -> 'productIds'`.as('ids'))
      .where('name', '=', FED_EVENT)
      .where('delivered_at', '>=', since)
      .execute()
    const told = [...new Set(rows.flatMap(({ ids }) => ids))]
    const wanted = among ? told.filter((id) => among.has(id)) : told
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const productIds = wanted.slice(from, from + AT_ONCE)
      await asFarAsTaken(indexProducts(db, index, { productIds }), (error) => refused.push(error))
    }
  }
  while (!(await alone(db, 'index', indexTold)));
  assertTaken(refused)
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
