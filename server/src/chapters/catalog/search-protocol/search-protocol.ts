import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import { AppError, failure, HTTP_STATUS } from '@pasok/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asAppError } from '../../../http/fault'
import type { Access } from '../../../http/app-context'
import { logFailure } from '../../../http/error-response'
import {
  type FacetValueResult,
  FilterUnsupported,
  IndexAway,
  type Json,
  type JsonObject,
  REACHABLE_HITS,
  type SearchAudience,
  type SearchFilter,
  type SearchHit,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  type SuggestionQuery,
  type SuggestionResult,
} from '../../../ports/search-index'
import type { AdmitSearch } from '../search/admit-search'
import { badRequest, ProtocolError, unknownIndex } from './protocol-error'
import { readFacetRequest, readHitsRequest, readRequests, type SearchRequest } from './read-request'
import { findShallowJson } from './shallow-json'
import { SUGGESTIONS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { placeQueryWords } from '@pasok/domain/catalog/search/search-words'

/** The parts of the query that the response repeats. */
type Question = Pick<SearchQuery, 'text' | 'page' | 'hitsPerPage' | 'facets'> & { index: string }

function writeHitsAnswer(
  query: Question,
  result: SearchResult,
  params: string,
  milliseconds: number,
) {
  const { hitsPerPage, page, index } = query
  const reachable = Math.min(result.total, REACHABLE_HITS)
  return {
    hits: result.hits.map(writeHit),
    nbHits: result.total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...(query.facets.length > 0 ? { facets: result.facets } : {}),
    ...(Object.keys(result.stats).length > 0 ? { facets_stats: result.stats } : {}),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: query.text,
    ...(result.ignoredWords.length > 0
      ? { queryAfterRemoval: markRemoved(query.text, result.ignoredWords) }
      : {}),
    params,
    index,
    processingTimeMS: milliseconds,
  }
}

/** Writes the response of a search that was skipped because an earlier one found enough. */
function writeUnprocessed(query: Question, params: string) {
  return { ...writeHitsAnswer(query, NOTHING, params, 0), processed: false }
}

const NOTHING: SearchResult = { hits: [], total: 0, facets: {}, stats: {}, ignoredWords: [] }

const suggestionQuestion = (query: SuggestionQuery): Question => ({
  ...query,
  index: SUGGESTIONS_INDEX,
  facets: [],
})

const suggestionsFound = (found: SuggestionResult): SearchResult => ({
  ...NOTHING,
  ...found,
})

function writeFacetAnswer(result: FacetValueResult, milliseconds: number) {
  return {
    facetHits: result.values,
    exhaustiveFacetsCount: true,
    processingTimeMS: milliseconds,
  }
}

function writeHit(hit: SearchHit): JsonObject {
  const written: Record<string, Json> = { ...hit.attributes, objectID: hit.objectID }
  if (Object.keys(hit.highlights).length > 0) written['_highlightResult'] = hit.highlights
  return written
}

/**
 * Returns the query as HTML that emphasizes the ignored words: whole words, or parts of words that were written
 * together.
 */
function markRemoved(text: string, ignored: readonly string[]): string {
  const left = new Set(ignored)
  let marked = ''
  let from = 0
  const mark = (start: number, end: number) => {
    if (start < from) return
    marked += `${escape(text.slice(from, start))}<em>${escape(text.slice(start, end))}</em>`
    from = end
  }
  const placed = placeQueryWords(text).map(({ start, end }) => {
    const word = text.slice(start, end).toLowerCase()
    return { start, end, word }
  })
  const whole = new Set(placed.map(({ word }) => word))
  const parts = ignored.filter((part) => !whole.has(part))
  for (const { start, end, word } of placed) {
    const part = parts.find((one) => word.includes(one))
    if (left.has(word)) mark(start, end)
    else if (part !== undefined) {
      const at = start + word.indexOf(part)
      mark(at, at + part.length)
    }
  }
  return marked + escape(text.slice(from))
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** 256 KiB; twenty searches with long filters take a tenth of it. */
const BODY_LIMIT = 262_144
/** Placeholder for the index name in a request whose searches name their own index. */
const SEVERAL = '*'

/** Seconds until a client should retry when the index is down. */
const RETRY_AFTER = 2

const ACCESS: Access = 'search-key'
const ROUTE = { config: { access: ACCESS }, bodyLimit: BODY_LIMIT }

interface Named {
  Params: { index: string; facet: string }
}

/**
 * Implements the read part of the hosted index's public wire protocol (Spec 2 §7, `docs/decisions`), so that
 * its official clients can search this index. Writing is not offered, because the catalog's events feed the
 * index.
 */
export function registerSearchProtocol(
  app: FastifyInstance,
  index: SearchIndex,
  admit: AdmitSearch,
): void {
  void app.register(async (scope) => {
    const marketOf = prepare(scope, index, admit)
    scope.post<Named>('/1/indexes/:index/queries', ROUTE, async (request) => {
      const { params, body } = request
      if (params.index !== SEVERAL) throw unknownIndex(params.index)
      const { requests, stopWhenEnough } = readRequests(body)
      return { results: await answer(marketOf(request), requests, stopWhenEnough) }
    })
    scope.post<Named>('/1/indexes/:index/query', ROUTE, async (request) =>
      answerOne(marketOf(request), readHitsRequest(request.params.index, request.body)),
    )
    scope.get<Named>('/1/indexes/:index', ROUTE, async (request) =>
      answerOne(marketOf(request), readHitsRequest(request.params.index, request.query)),
    )
    scope.post<Named>('/1/indexes/:index/facets/:facet/query', ROUTE, async (request) => {
      const { params, body } = request
      return answerOne(marketOf(request), readFacetRequest(params.index, params.facet, body))
    })
    scope.all('/1/*', ROUTE, async (request) => {
      if (request.method === 'GET') throw new ProtocolError(404, 'Unknown path')
      throw new ProtocolError(403, 'Method not allowed with this API key')
    })
  })
}

/** The index with the audience whose products are searched. */
interface Market {
  index: SearchIndex
  audience: SearchAudience
}

/**
 * Registers authentication, JSON parsing for any content type, and the protocol's error responses. Returns a
 * function that gives the market of an admitted request.
 */
function prepare(
  scope: FastifyInstance,
  index: SearchIndex,
  admit: AdmitSearch,
): (request: FastifyRequest) => Market {
  const audiences = new WeakMap<FastifyRequest, SearchAudience>()
  scope.addHook('onRequest', async (request) => {
    const application = credential(request, 'x-algolia-application-id')
    const key = credential(request, 'x-algolia-api-key')
    const isOurs = application === SEARCH_APPLICATION && typeof key === 'string'
    const audience = isOurs ? await admit(key) : undefined
    if (!audience) throw invalidKey()
    audiences.set(request, audience)
  })
  handleErrors(scope)
  return (request) => {
    const audience = audiences.get(request)
    if (!audience) throw invalidKey()
    return { index, audience }
  }
}

const invalidKey = () => new ProtocolError(403, 'Invalid Application-ID or API key')

function handleErrors(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    body.trim() === '' ? {} : parseBody(body),
  )
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof ProtocolError) {
      return reply.status(error.status).send({ message: error.message, status: error.status })
    }
    if (error instanceof FilterUnsupported)
      return reply.status(400).send({ message: `filters: ${error.message}`, status: 400 })
    const known =
      error instanceof IndexAway
        ? new AppError(failure('unavailable').problems, RETRY_AFTER)
        : asAppError(error)
    const status = HTTP_STATUS[known.code]
    logFailure(error, known, request, 'search')
    if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter)
    return reply.status(status).send({ message: MESSAGES[status] ?? 'Bad request', status })
  })
}

const MESSAGES: Readonly<Record<number, string>> = {
  429: 'Too many searches with this key, try again in a minute',
  413: `Body too large, expected ${BODY_LIMIT} bytes at most`,
  500: 'Internal error',
  503: 'Search is not available just now, try again in a moment',
}

/** Browsers send credentials in the query string, to avoid a preflight request for custom headers. */
function credential(request: FastifyRequest, name: string): unknown {
  const { query, headers } = request
  if (headers[name] !== undefined) return headers[name]
  return Object.entries(query ?? {}).find(([key]) => key === name)?.[1]
}

function parseBody(body: string): unknown {
  const parsed = findShallowJson(body)
  if (parsed === undefined) throw badRequest('Invalid JSON')
  return parsed
}

async function answerOne(market: Market, request: SearchRequest) {
  const [only] = await answer(market, [request], false)
  return only
}

/** Runs all hit searches in one batch, with suggestions and facet searches in parallel. */
async function answer(
  { index, audience }: Market,
  requested: readonly SearchRequest[],
  stopWhenEnough: boolean,
) {
  const requests = requested.map((one) => withinAreas(one, audience))
  const startedAt = performance.now()
  const elapsed = () => Math.round(performance.now() - startedAt)
  const [results, suggested, facets] = await Promise.all([
    index.search(
      requests.flatMap((one) => (one.kind === 'hits' ? [one.query] : [])),
      audience,
    ),
    index.suggest(
      requests.flatMap((one) => (one.kind === 'suggestions' ? [one.query] : [])),
      audience,
    ),
    Promise.all(
      requests.flatMap((one) =>
        one.kind === 'facet' ? [index.searchFacet(one.query, audience)] : [],
      ),
    ),
  ])
  const left = {
    hits: results[Symbol.iterator](),
    suggestions: suggested.map(suggestionsFound)[Symbol.iterator](),
    facet: facets[Symbol.iterator](),
  }
  let isEnough = false
  return requests.map((one) => {
    if (one.kind === 'facet')
      return writeFacetAnswer(left.facet.next().value ?? { values: [] }, elapsed())
    const question = one.kind === 'hits' ? one.query : suggestionQuestion(one.query)
    const result = left[one.kind].next().value
    if (isEnough || !result) return writeUnprocessed(question, one.params)
    isEnough = stopWhenEnough && result.total >= question.hitsPerPage
    return writeHitsAnswer(question, result, one.params, elapsed())
  })
}

const COVERAGE = 'warehouse_detail.coverage'

/** Limits the search to products delivered to the company's cities. */
function withinAreas(request: SearchRequest, { cities }: SearchAudience): SearchRequest {
  if (request.kind === 'suggestions' || cities.length === 0) return request
  if (request.query.filters.some((filter) => isWithin(filter, cities))) return request
  const parts = cities.map((value): SearchFilter => ({ kind: 'value', attribute: COVERAGE, value }))
  const filters = [...request.query.filters, { kind: 'or', parts } as const]
  if (request.kind === 'facet') return { ...request, query: { ...request.query, filters } }
  return { ...request, query: { ...request.query, filters } }
}

/** Returns whether the filter already limits the search to one of the cities. */
function isWithin(filter: SearchFilter, cities: readonly string[]): boolean {
  if (filter.kind === 'and') return filter.parts.some((part) => isWithin(part, cities))
  return filter.kind === 'value' && filter.attribute === COVERAGE && cities.includes(filter.value)
}
