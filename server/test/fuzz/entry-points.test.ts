// @module-tag thorough
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../api'
import { searchHeaders } from '../search-key'
import { BODIES, HEADERS, VALUES, WORDS } from './hostile'
import { PATIENCE, RUNS, SEED, LEAKS_INTERNALS, watchTables } from './watch'

let api: Api
let readTables: () => Promise<string[]>
let search: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  search = await searchHeaders(await api.as('owner@maju.test'))
  readTables = await watchTables(api.pool)
})
afterAll(() => api.drop())

/** A route without a token, and the names of its inputs. */
interface OpenRoute {
  method: 'GET' | 'POST'
  url: string
  names: readonly string[]
  /** Whether it needs a session's search key. */
  isSearch?: true
}

const HITS = ['query', 'page', 'hitsPerPage', 'filters', 'facets', 'facetFilters', 'numericFilters']
const OPEN_ROUTES: readonly OpenRoute[] = [
  {
    method: 'POST',
    url: '/oauth/token',
    names: ['grant_type', 'username', 'password', 'client_id', 'connection', 'scope'],
  },
  { method: 'POST', url: '/api/callback/xendit', names: ['external_id', 'status', 'amount', 'id'] },
  { method: 'POST', url: '/api/callback/oy', names: ['partner_trx_id', 'status', 'amount'] },
  { method: 'POST', url: '/api/callback/sandbox', names: ['reference', 'status', 'amount'] },
  { method: 'POST', url: '/api/callback/*', names: ['status'] },
  { method: 'GET', url: '/files/*/a.pdf', names: ['e', 'i', 's'] },
  { method: 'GET', url: '/pictures/*', names: ['size'] },
  { method: 'GET', url: '/.well-known/*', names: ['x'] },
  {
    method: 'POST',
    url: '/1/indexes/products/query',
    names: [...HITS, 'params'],
    isSearch: true,
  },
  { method: 'POST', url: '/1/indexes/*/queries', names: ['requests'], isSearch: true },
  {
    method: 'POST',
    url: '/1/indexes/products/facets/*/query',
    names: ['facetQuery', 'params', 'filters', 'maxFacetHits'],
    isSearch: true,
  },
  { method: 'GET', url: '/1/indexes/products', names: HITS, isSearch: true },
]

const pick = <T>(all: readonly T[]) => fc.constantFrom(...all)
/** Lone surrogates cannot be encoded in an address. */
const writable = (text: string) => encodeURIComponent(Buffer.from(text).toString())

function spoiled({ method, url, names, isSearch }: OpenRoute): fc.Arbitrary<InjectOptions> {
  const fields = fc.dictionary(pick(names), fc.oneof(pick(VALUES), fc.jsonValue()))
  const bodies = fc.oneof(
    { weight: 6, arbitrary: fields.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: pick(BODIES) },
  )
  const queries = fc.dictionary(pick(names), pick(WORDS))
  const odd = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { arbitrary: pick(HEADERS), weight: 1 },
  )
  return fc.record({ word: pick(WORDS), query: queries, body: bodies, odd }).map((one) => ({
    method,
    url: `${url.replace('*', () => writable(one.word))}${
      method === 'GET'
        ? `?${Object.entries(one.query)
            .map(([name, word]) => `${name}=${writable(word)}`)
            .join('&')}`
        : ''
    }`,
    headers: { 'content-type': 'application/json', ...(isSearch && search), ...one.odd },
    ...(method === 'POST' && { payload: one.body }),
  }))
}

describe(`bad input without a token, seed ${SEED}`, () => {
  it.each(OPEN_ROUTES)('$method $url refuses it, writes nothing, and goes on', async (route) => {
    await fc.assert(
      fc.asyncProperty(spoiled(route), async (call) => {
        const before = await readTables()
        const began = performance.now()
        const { statusCode, body } = await api.server.inject(call)
        expect(performance.now() - began).toBeLessThan(PATIENCE)
        expect(statusCode).toBeLessThan(500)
        expect(body).not.toMatch(LEAKS_INTERNALS)
        expect(await readTables()).toEqual(before)
      }),
      { numRuns: 10 * RUNS, seed: SEED, endOnFailure: true },
    )
  })
})
