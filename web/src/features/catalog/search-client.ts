import { cutQuery } from '@pasok/domain/catalog/search/search-words'
import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import { liteClient } from 'algoliasearch/lite'
import { partOfFirstScreen } from '../../lib/first-screen'
import { createStore, type Store } from '../../lib/store'
import { call } from '../../lib/api'
import { findBuyer } from '../../lib/session.store'

/** The last requested key, with the access token of its session. */
let requested: { token: string; key: Promise<string> } | undefined

/**
 * Returns the session's search key. A session without one, such as a super admin's acting for a company,
 * requests it.
 */
async function searchKey(): Promise<string> {
  const session = findBuyer()
  if (requested && requested.token === session?.access_token) return requested.key
  return session?.search?.api_key ?? freshSearchKey()
}

/** Requests a new key; concurrent searches share one request. */
async function freshSearchKey(): Promise<string> {
  const token = findBuyer()?.access_token ?? ''
  const key = call('getSearchKey', { background: true }).then(({ api_key }) => api_key)
  requested = { token, key }
  // A failed request is not cached: the next search tries again.
  key.catch(() => {
    if (requested?.key === key) requested = undefined
  })
  return key
}

type SearchClient = ReturnType<typeof liteClient>
type Search = SearchClient['search']

/** Milliseconds; the client's defaults give up after two seconds, too early for slow connections. */
const TIMEOUTS = { connect: 5_000, read: 10_000, write: 10_000 }

/** Milliseconds for which hits are cached; vendors may change products at any moment. */
export const HITS_FRESH_MS = 2_000

/**
 * Creates a search client for this app's own origin, which speaks the hosted index's protocol. A client caches
 * its results, so each screen creates its own.
 */
export function createSearchClient(): SearchClient {
  const { host, protocol } = window.location
  return searching(
    liteClient(SEARCH_APPLICATION, NO_KEY, {
      hosts: [
        { url: host, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http' },
      ],
      timeouts: TIMEOUTS,
    }),
  )
}

/** Wraps a client so that its searches carry the session's key and are no longer than the index accepts. */
export const searching = (client: SearchClient, keyed = withKey): SearchClient => ({
  ...client,
  search: (params, options) => keyed(client, () => client.search(cutQueries(params), options)),
  searchForHits: (params, options) =>
    keyed(client, () => client.searchForHits(cutQueries(params), options)),
  searchForFacets: (params, options) =>
    keyed(client, () => client.searchForFacets(cutQueries(params), options)),
})

/** Shortens the query texts of the requests, for hits and facet values, to the index's maximum length. */
function cutQueries<Value>(value: Value): Value {
  const cut = (part: unknown, name = ''): unknown => {
    if (typeof part === 'string') return TEXTS.has(name) ? cutQuery(part) : part
    if (Array.isArray(part)) return part.map((one) => cut(one))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, cut(one, key)]))
  }
  return cut(value) as Value
}
const TEXTS: ReadonlySet<string> = new Set(['query', 'facetQuery'])

/** The client requires a key at creation; the session's key is set before each search. */
const NO_KEY = 'none'
const FORBIDDEN = 403

const isForbidden = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === FORBIDDEN

/** Searches with the session's key; retries with a new one when the server rejects the key. */
export async function withKey<Answer>(
  client: Pick<SearchClient, 'setClientApiKey'>,
  search: () => Promise<Answer>,
): Promise<Answer> {
  client.setClientApiKey({ apiKey: await searchKey() })
  try {
    return await search()
  } catch (error) {
    if (!isForbidden(error)) throw error
    client.setClientApiKey({ apiKey: await freshSearchKey() })
    return search()
  }
}

const NOTHING_FOUND = {
  hits: [],
  facetHits: [],
  nbHits: 0,
  nbPages: 0,
  page: 0,
  hitsPerPage: 0,
  processingTimeMS: 0,
  query: '',
  params: '',
}

type Queries = Parameters<Search>[0]
const requestsOf = (queries: Queries): readonly { type?: string }[] =>
  Array.isArray(queries) ? queries : queries.requests
const nothingFor = (queries: Queries) => ({ results: requestsOf(queries).map(() => NOTHING_FOUND) })

interface SteadySearch {
  client: SearchClient
  failed: Store<boolean>
}

/**
 * Creates a client for the search screen. A failed search returns no hits and sets `failed`: on an error,
 * InstantSearch would restore the query and filters of the last successful search, and the user's input would
 * be lost.
 */
export function createSteadySearch(client: SearchClient = createSearchClient()): SteadySearch {
  const failed = createStore(false)
  let latest = 0
  const search: Search = async (params, options) => {
    // A search within a facet does not change `failed`.
    if (requestsOf(params).every(({ type }) => type === 'facet'))
      return client.search<never>(params, options).catch(() => nothingFor(params))
    latest += 1
    const turn = latest
    try {
      const answer = await partOfFirstScreen(client.search<never>(params, options))
      if (turn === latest) failed.set(false)
      return answer
    } catch {
      if (turn === latest) failed.set(true)
      return nothingFor(params)
    }
  }
  return { client: { ...client, search }, failed }
}

/** Returns the filter for products delivered to the city; empty without a delivery area. */
export function coverageFilter(city: string | undefined): string {
  return city === undefined ? '' : `warehouse_detail.coverage:"${city.replaceAll('"', '\\"')}"`
}

/** Attributes of a hit without its hundreds of cities, which the search only filters by. */
export const WITHOUT_COVERAGE = ['*', '-warehouse_detail.coverage']
