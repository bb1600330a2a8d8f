import { PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import type { SearchDocument, SearchIndex } from '../../ports/search-index'
import { indexProducts } from './index-products'
import { rebuildSuggestions } from './rebuild-suggestions'
import { allSearchDocuments } from './search-documents'
import { isOffered } from './catalog.store'

export interface Progress {
  saved: number
  total: number
}

/**
 * Makes the whole index anew, suggestions too; searches and changes go on meanwhile. What changed
 * while a part was read and saved is made once more, and at last all that changed since the
 * beginning: the index may have been filled beside the one that those changes went to.
 * @returns how many products it has
 */
export async function rebuildIndex(
  db: Db,
  index: SearchIndex,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<number> {
  const [beganAt, total] = await Promise.all([clock(db), countOffered(db)])
  const { saved } = await index.rebuild(followed(db, index, total, onProgress))
  await indexChangedSince(db, index, beganAt)
  await rebuildSuggestions(db, index)
  return saved
}

/** Whether nothing was ever put in. */
export async function isIndexEmpty(index: SearchIndex): Promise<boolean> {
  const [result] = await index.search([EVERYTHING])
  return (result?.total ?? 0) === 0
}

/** Batches of all documents; after each is saved, what changed while it was. */
async function* followed(
  db: Db,
  index: SearchIndex,
  total: number,
  onProgress: (progress: Progress) => void,
): AsyncGenerator<SearchDocument[]> {
  let saved = 0
  let readAt = await clock(db)
  for await (const batch of allSearchDocuments(db)) {
    yield batch
    saved += batch.length
    onProgress({ saved, total: Math.max(total, saved) })
    const ids = new Set(batch.map(({ objectID }) => objectID))
    const nextReadAt = await clock(db)
    await indexChangedSince(db, index, readAt, ids)
    readAt = nextReadAt
  }
}

const AT_ONCE = 1_000

/**
 * Products whose change the index was told of since then, made anew as they are now. A change that
 * is being told just now is waited for: its documents may have gone where nobody looks any more.
 */
async function indexChangedSince(
  db: Db,
  index: SearchIndex,
  since: Date,
  among?: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await sql<{ ids: string[] }>`
    select payload -> 'productIds' as ids from outbox
     where name = 'products.changed' and (delivered_at is null or delivered_at >= ${since})
       for share`.execute(db)
  const changed = [...new Set(rows.flatMap(({ ids }) => ids))]
  const wanted = among ? changed.filter((id) => among.has(id)) : changed
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    await indexProducts(db, index, { productIds: wanted.slice(from, from + AT_ONCE) })
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

const EVERYTHING = {
  index: PRODUCTS_INDEX,
  text: '',
  filters: [],
  typoTolerance: false,
  prefixWords: 'prefixNone',
  wordRemoval: 'none',
  page: 0,
  hitsPerPage: 0,
  facets: [],
  valuesPerFacet: 0,
  facetOrder: 'count',
  attributes: [],
  highlighted: [],
  highlightTags: { before: '', after: '' },
} as const
