import { cutQuery } from '@pasok/domain/catalog/catalog.cut-query'
import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import { liteClient } from 'algoliasearch/lite'
import { createStore, type Store } from '../../lib/store'
import { call } from '../../lib/api'
import { findBuyer } from '../../lib/session.store'

/** The last key that was requested, and the access token of its session. */
let requested: { token: string; key: Promise<string> } | undefined

/**
 * The key with which this session searches. It came with the session; a session without one, such as
 * that of a super admin who acts for a company, requests it.
 */
async function searchKey(): Promise<string> {
  const session = findBuyer()
  if (requested && requested.token === session?.access_token) return requested.key
  return session?.search?.api_key ?? freshSearchKey()
}

/** A key as of now. Searches that need one at the same time share a request. */
async function freshSearchKey(): Promise<string> {
  const token = findBuyer()?.access_token ?? ''
  const key = call('getSearchKey', { background: true }).then(({ api_key }) => api_key)
  requested = { token, key }
  // A failed request is not remembered: the next search tries again.
  key.catch(() => {
    if (requested?.key === key) requested = undefined
  })
  return key
}

type SearchClient = ReturnType<typeof liteClient>
type Search = SearchClient['search']

/** Milliseconds; the client's own defaults give up on a slow line after two seconds. */
const TIMEOUTS = { connect: 5_000, read: 10_000, write: 10_000 }

/** How long what was found is given again without asking, milliseconds: a vendor may change it any moment. */
export const HITS_FRESH = 2_000

/**
 * The hosted index's own client, pointed at this app's origin, which speaks its protocol. One client
 * keeps what it has searched for, so each screen makes its own, starts from fresh results, and asks
 * anew when it is looked at again.
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

/** A client whose searches carry the session's key and are no longer than the index accepts. */
export const searching = (client: SearchClient, keyed = withKey): SearchClient => ({
  ...client,
  search: (params, options) => keyed(client, () => client.search(cutQueries(params), options)),
  searchForHits: (params, options) =>
    keyed(client, () => client.searchForHits(cutQueries(params), options)),
  searchForFacets: (params, options) =>
    keyed(client, () => client.searchForFacets(cutQueries(params), options)),
})

/** The requests with their texts, of hits and of facets' values, cut to what the index takes. */
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

/** The client wants a key when it is made; the session's own is set before each search. */
const NO_KEY = 'none'
const FORBIDDEN = 403

const isForbidden = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === FORBIDDEN

/** Searches with the session's key; with a fresh one when the server knows the key no more. */
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

type Asked = Parameters<Search>[0]
const requestsOf = (asked: Asked): readonly { type?: string }[] =>
  Array.isArray(asked) ? asked : asked.requests
const nothingFor = (asked: Asked) => ({ results: requestsOf(asked).map(() => NOTHING_FOUND) })

interface SteadySearch {
  client: SearchClient
  /** The last search got no answer. */
  failed: Store<boolean>
}

/**
 * A client for the search screen. A search that fails answers with nothing found and says so in
 * `failed`: told of a failure, InstantSearch would put back the words and filters of the last search
 * that worked, and what was typed would be lost.
 */
export function createSteadySearch(client: SearchClient = createSearchClient()): SteadySearch {
  const failed = createStore(false)
  let latest = 0
  const search: Search = async (params, options) => {
    // Searching within a facet says nothing of the hits.
    if (requestsOf(params).every(({ type }) => type === 'facet'))
      return client.search<never>(params, options).catch(() => nothingFor(params))
    latest += 1
    const turn = latest
    try {
      const answer = await client.search<never>(params, options)
      if (turn === latest) failed.set(false)
      return answer
    } catch {
      if (turn === latest) failed.set(true)
      return nothingFor(params)
    }
  }
  return { client: { ...client, search }, failed }
}

/** Products that are delivered to the city; everything while no area is known. */
export function coverageFilter(city: string | undefined): string {
  return city === undefined ? '' : `warehouse_detail.coverage:"${city.replaceAll('"', '\\"')}"`
}

/** All of a hit but the hundreds of cities it is delivered to: the search is filtered by them. */
export const WITHOUT_COVERAGE = ['*', '-warehouse_detail.coverage']
