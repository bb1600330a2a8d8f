import {
  COMPANIES_FOR_SUGGESTION,
  SEARCH_LIFETIME_DAYS,
} from '@pasok/domain/catalog/catalog.constants'
import {
  countWords,
  findCompletedQuery,
  type QuerySuggestion,
  weighDemand,
} from '@pasok/domain/catalog/search/suggestions'
import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { onKey } from '../../../db/on-key'
import type { SearchIndex } from '../../../ports/search-index'
import { plainQuery } from './plain-query'
import { isOffered } from '../catalog.store'

/** Small enough for memory, larger than any user would page through. */
const MAX_SUGGESTIONS = 5_000
/**
 * Only the most popular product names are searched for an exact count; the others have at least the products
 * they name.
 */
const NAMES_VETTED = 1_000
/** Searches per request to the index, so that other users' searches run in between. */
const VETTED_AT_ONCE = 10

interface Candidate {
  query: string
  popularity: number
  /** Number of products with this name; 0 when it is only a query. */
  offered: number
}

/**
 * Rebuilds the suggestions from searches and traded products; only texts that find something are suggested. A
 * query of a single company is never suggested, because it may reveal the company's plans. Deletes old
 * searches.
 */
export async function rebuildSuggestions(db: Db, index: SearchIndex): Promise<void> {
  await sql`delete from searches where day < current_date - ${SEARCH_LIFETIME_DAYS}::int`.execute(
    db,
  )
  const candidates = await listCandidates(db)
  const hits = await vet(
    index,
    candidates.filter(({ offered }, at) => offered === 0 || at < NAMES_VETTED),
  )
  await index.replaceSuggestions(
    candidates.flatMap(({ query, popularity, offered }) => {
      const found = hits.get(query) ?? offered
      return found > 0 ? [suggestionOf(query, popularity, found)] : []
    }),
  )
}

/** Counts the products that each query finds, without typo correction. */
async function vet(
  index: SearchIndex,
  candidates: readonly Candidate[],
): Promise<Map<string, number>> {
  const hits = new Map<string, number>()
  for (let from = 0; from < candidates.length; from += VETTED_AT_ONCE) {
    const some = candidates.slice(from, from + VETTED_AT_ONCE)
    const found = await index.search(some.map(({ query: text }) => plainQuery({ text })))
    for (const [at, { query }] of some.entries()) hits.set(query, found[at]?.total ?? 0)
  }
  return hits
}

const suggestionOf = (query: string, popularity: number, hits: number): QuerySuggestion => ({
  objectID: query,
  query,
  nb_words: countWords(query),
  popularity,
  products: { exact_nb_hits: hits },
})

/** Lists all searched or traded names, the most popular first. */
async function listCandidates(db: Db): Promise<Candidate[]> {
  const [searched, traded] = await Promise.all([listSearches(db), nameTraded(db)])
  const queries = new Set([...searched.keys(), ...traded.keys()])
  return [...queries]
    .map((query) => {
      const { offered = 0, ordered = 0 } = traded.get(query) ?? {}
      const searches = searched.get(query) ?? []
      return { query, popularity: weighDemand({ searches, ordered, offered }), offered }
    })
    .sort((a, b) => b.popularity - a.popularity || (a.query < b.query ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
}

/** Lists queries of several companies, with the number of searches per company. */
async function listSearches(db: Db): Promise<Map<string, number[]>> {
  const rows = await db
    .with('companies', (query) =>
      query
        .selectFrom('searches')
        .groupBy(['query', 'buyer_id'])
        .select('query')
        .select(sql<number>`sum(count)::float8`.as('times')),
    )
    .selectFrom('companies')
    .groupBy('query')
    .having(sql<number>`count(*)`, '>=', COMPANIES_FOR_SUGGESTION)
    .select('query')
    .select(sql<number[]>`array_agg(times)`.as('times'))
    .execute()
  return new Map(rows.map(({ query, times }) => [query, times]))
}

interface Traded {
  offered: number
  ordered: number
}

const READ_AT_ONCE = 2_000
/** A common beginning of names counts as a kind of product when at least this many products share it. */
const MIN_OF_A_KIND = 3
const WORDS_OF_A_KIND = 3
/**
 * A beginning that nearly always continues in one way is not a kind of its own: "sarung" in "sarung tangan".
 */
const CONTINUATION_SHARE = 0.9

/**
 * Collects the names of offered and ordered products: categories, brands, and beginnings shared by several
 * products. Withdrawn products and texts written by buyers are not included.
 */
async function nameTraded(db: Db): Promise<Map<string, Traded>> {
  const companies = await countBuyers(db)
  const names = new Map<string, Traded>()
  const kinds = new Map<string, Traded>()
  for await (const { id, name, brand, category_path: path } of offeredProducts(db)) {
    const ordered = companies.get(id) ?? 0
    for (const text of [brand, ...path]) add(names, findCompletedQuery(text), ordered)
    for (const kind of beginningsOf(name, brand)) add(kinds, kind, ordered)
  }
  for (const [kind, traded] of realKinds(kinds)) if (!names.has(kind)) names.set(kind, traded)
  return names
}

function add(names: Map<string, Traded>, name: string | undefined, ordered: number): void {
  if (name === undefined) return
  const known = names.get(name)
  if (!known) names.set(name, { offered: 1, ordered })
  else {
    known.offered += 1
    known.ordered += ordered
  }
}

/** Counts the companies that recently ordered each product. */
async function countBuyers(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('packages', onKey('packages.id', 'order_items.package_id'))
    .where(
      'packages.order_created_at',
      '>',
      sql<Date>`now() - make_interval(days => ${SEARCH_LIFETIME_DAYS})`,
    )
    .groupBy('order_items.product_id')
    .select('order_items.product_id')
    .select(sql<number>`count(distinct order_items.buyer_id)::int`.as('companies'))
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.companies]))
}

/** Reads page by page, so that a million products do not block the process. */
async function* offeredProducts(db: Db) {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('products')
      .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .where(isOffered)
      .$if(after !== '', (query) => query.where('products.id', '>', after))
      .select([
        'products.id',
        'products.name',
        'products.brand',
        'categories.path as category_path',
      ])
      .orderBy('products.id')
      .limit(READ_AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield* rows
    after = last.id
  }
}

/** Returns the first one to three words of a name, up to the brand or a number. */
function beginningsOf(name: string, brand: string): string[] {
  const lower = name.toLowerCase()
  const until = brand === '' ? -1 : lower.indexOf(brand.toLowerCase())
  const words: string[] = []
  for (const word of (until < 0 ? lower : lower.slice(0, until)).split(/\s+/)) {
    if (!/^\p{L}[\p{L}\p{M}-]+$/u.test(word) || words.length === WORDS_OF_A_KIND) break
    words.push(word)
  }
  return words.flatMap((_, at) => findCompletedQuery(words.slice(0, at + 1).join(' ')) ?? [])
}

function realKinds(kinds: ReadonlyMap<string, Traded>): [string, Traded][] {
  const incomplete = new Set<string>()
  for (const [kind, { offered }] of kinds) {
    const shorter = kind.slice(0, Math.max(0, kind.lastIndexOf(' ')))
    if (offered >= CONTINUATION_SHARE * (kinds.get(shorter)?.offered ?? Infinity)) {
      incomplete.add(shorter)
    }
  }
  return [...kinds].filter(
    ([kind, { offered }]) => offered >= MIN_OF_A_KIND && !incomplete.has(kind),
  )
}
