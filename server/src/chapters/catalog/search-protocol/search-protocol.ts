import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import { AppError, failure, HTTP_STATUS } from '@pasok/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asAppError } from '../../../http/fault'
import type { Access } from '../../../http/app-context'
import { logFailure } from '../../../http/refuse'
import {
  FilterUnsupported,
  IndexAway,
  type SearchAudience,
  type SearchFilter,
  type SearchIndex,
} from '../../../ports/search-index'
import type { AdmitSearch } from '../search/admit-search'
import { badRequest, ProtocolError, unknownIndex } from './protocol-error'
import { type SearchRequest, readFacetRequest, readHitsRequest, readRequests } from './read-request'
import { findShallowJson } from './shallow-json'
import {
  suggestionQuestion,
  suggestionsFound,
  writeFacetAnswer,
  writeHitsAnswer,
  writeUnprocessed,
} from './write-answer'

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
