import {
  COMPANIES_FOR_SUGGESTION,
  SEARCHES_KEPT_DAYS,
} from '@pasok/domain/catalog/catalog.constants'
import {
  countWords,
  type QuerySuggestion,
  weighDemand,
} from '@pasok/domain/catalog/catalog.suggestions'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import type { SearchIndex } from '../../ports/search-index'
import { plainQuery } from './catalog.plain-query'
import { nameTraded } from './suggestion-names'

/** More than anybody would page through, few enough to be held in memory. */
const MOST_SUGGESTIONS = 5_000
/**
 * Of names of products that are offered the most popular are looked for, to tell how many there are;
 * the others find at least what they name.
 */
const NAMES_VETTED = 1_000
/** Searches in one call of the index: others' stand between the calls. */
const VETTED_AT_ONCE = 10

interface Candidate {
  query: string
  popularity: number
  /** Products of this name; 0 where it is a query alone. */
  offered: number
}

/**
 * Makes the suggestions anew, of what people looked for and of what is sold; only what finds
 * something, as it is written. A query of one company alone is never suggested: it may tell what
 * they are up to. Forgets searches of long ago.
 */
export async function rebuildSuggestions(db: Db, index: SearchIndex): Promise<void> {
  await sql`delete from searches where day < current_date - ${SEARCHES_KEPT_DAYS}::int`.execute(db)
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

/** How many products each query finds, as it is written. */
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

/** All that is or was wanted by a name, the most popular first. */
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
    .slice(0, MOST_SUGGESTIONS)
}

/** Queries of several companies, with how often each of those looked for it. */
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
