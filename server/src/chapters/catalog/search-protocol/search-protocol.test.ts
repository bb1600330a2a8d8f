import { HITS_PER_PAGE, SUGGESTIONS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import { liteClient } from 'algoliasearch/lite'
import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admitTestKey, TEST_KEY_HEADERS, TEST_KEY_QUERY } from '../../../../test/test-key'
import { freshDatabase, type TestDatabase } from '../../../../test/database'
import { createPostgresSearchIndex } from '../../../adapters/search-index/postgres/postgres-search-index'
import {
  makeDocument,
  marketDocuments,
} from '../../../adapters/search-index/search-documents.fixture'
import { createServer } from '../../../http/server'
import { registerSearchProtocol } from './search-protocol'

const AREA = 'warehouse_detail.coverage:"Kota Bandung"'

let database: TestDatabase
let app: FastifyInstance
let url: string
let client: ReturnType<typeof liteClient>

beforeAll(async () => {
  database = await freshDatabase()
  const index = createPostgresSearchIndex(database.pool)
  await index.save(marketDocuments)
  await index.replaceSuggestions(
    ['kertas hvs', 'kertas', 'kopi', 'kabel ties', 'kenko', 'ketik'].map((query, at) => ({
      objectID: query,
      query,
      nb_words: query.split(' ').length,
      popularity: 60 - at,
      products: { exact_nb_hits: at + 1 },
    })),
  )
  app = await createServer({ logger: false, trustProxy: false })
  registerSearchProtocol(app, index, admitTestKey)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { host } = new URL(url)
  const hosts = [{ url: host, accept: 'readWrite' as const, protocol: 'http' as const }]
  client = liteClient(SEARCH_APPLICATION, TEST_KEY_HEADERS['x-algolia-api-key'], { hosts })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

interface Answer {
  message: string
  facetHits: unknown[]
  results: {
    hits: unknown[]
    nbHits: number
    processed?: boolean
    facets: Record<string, Record<string, number>>
  }[]
}

/** Sends a request in the format of the hosted index's clients. */
async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST' }),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { 'content-type': 'text/plain', ...headers },
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const KEY = TEST_KEY_QUERY
const search = (request: Record<string, unknown>) =>
  call(`/1/indexes/*/queries?${KEY}`, { requests: [{ indexName: 'products', ...request }] })

// proves 1.7.56
describe('the client of the hosted index', () => {
  const first = async (request: Record<string, unknown>) => {
    const { results } = await client.searchForHits({
      requests: [{ indexName: 'products', ...request }],
    })
    const [result] = results
    if (!result) throw new Error('No result')
    return result
  }
  const ids = async (request: Record<string, unknown>) =>
    (await first(request)).hits.map((hit) => hit.objectID)

  // proves 2.7.47 2.9.2
  it('gets an answer in the protocol’s shape', async () => {
    const result = await first({ query: 'kertas hvs', facets: ['brand'], filters: AREA })
    expect(result).toMatchObject({
      nbHits: 2,
      page: 0,
      nbPages: 1,
      hitsPerPage: HITS_PER_PAGE,
      query: 'kertas hvs',
      index: 'products',
      exhaustiveNbHits: true,
      facets: { brand: { 'Paper One': 1, 'Sinar Dunia': 1 } },
    })
    expect(result.processingTimeMS).toBeGreaterThanOrEqual(0)
    expect(new URLSearchParams(String(result['params'])).get('filters')).toBe(AREA)
    expect(result.hits[0]).toMatchObject({
      objectID: 'p02',
      name: 'Kertas HVS F4 70gr Paper One',
      retail_price: 55_000,
      pajak: { title: 'PPN', value: 0.11 },
      _highlightResult: {
        name: { value: '<em>Kertas</em> <em>HVS</em> F4 70gr Paper One', matchLevel: 'full' },
        category_tree: [{ name: { matchLevel: 'none' } }, { name: { matchLevel: 'none' } }],
      },
    })
  })

  it.each([
    ['krtas', ['p02', 'p01', 'p03', 'p07']],
    ['kretas', ['p02', 'p01', 'p03', 'p07']],
    ['sarng tagan', ['p05']],
    ['mj-srt-m', ['p05']],
    ['zzzzz', []],
    ["'; drop table search_documents; --", []],
    ['🎉', []],
  ])('finds by %s', async (query, expected) => {
    expect(await ids({ query, filters: AREA })).toEqual(expected)
  })

  it('gets everything for an empty query and for punctuation', async () => {
    expect((await first({ query: '' })).nbHits).toBe(9)
    for (const query of ['%', '\\', '"', "'", '_']) {
      expect((await first({ query })).nbHits).toBe(9)
    }
  })

  it('names the words that were left out', async () => {
    expect(await first({ query: 'Kertas HVS zzzyx' })).toMatchObject({
      nbHits: 2,
      queryAfterRemoval: 'Kertas HVS <em>zzzyx</em>',
    })
    const { queryAfterRemoval } = await first({ query: 'kertaskatun' })
    expect(queryAfterRemoval).toBe('kertas<em>katun</em>')
    const none = { query: 'kertas zzzyx', removeWordsIfNoResults: 'none' }
    expect((await first(none)).nbHits).toBe(0)
  })

  it('pages, sorts by index, and reaches a thousand hits', async () => {
    expect(await ids({ query: 'kertas', page: 1, hitsPerPage: 3 })).toEqual(['p07'])
    expect((await ids({ indexName: 'products_price_asc' })).slice(0, 2)).toEqual(['p07', 'p06'])
    expect((await ids({ indexName: 'products_price_desc' }))[0]).toBe('p05')
    const beyond = await first({ query: '', page: 500, hitsPerPage: 9 })
    expect(beyond).toMatchObject({ hits: [], nbHits: 9, nbPages: 1, page: 500 })
  })

  it('highlights with the requested tags, and leaves escaping to the caller', async () => {
    const tags = {
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
      attributesToHighlight: ['name'],
      attributesToRetrieve: ['name', 'stock'],
    }
    const { hits } = await first({ query: 'nylon', ...tags })
    expect(hits).toEqual([
      {
        objectID: 'p08',
        name: 'Kabel "Ties" <b>Nylon</b> 20 cm & Klip',
        stock: 10,
        _highlightResult: {
          name: {
            value: 'Kabel "Ties" <b>__ais-highlight__Nylon__/ais-highlight__</b> 20 cm & Klip',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['nylon'],
          },
        },
      },
    ])
  })

  it('searches facets, alone and among other searches', async () => {
    const { results } = await client.search({
      requests: [
        { indexName: 'products', query: 'kertas' },
        { indexName: 'products', type: 'facet', facet: 'brand', facetQuery: 'si', filters: AREA },
      ],
    })
    expect(results).toHaveLength(2)
    expect(results[0]).toMatchObject({ nbHits: 4 })
    expect(results[1]).toMatchObject({
      facetHits: [{ value: 'Sinar Dunia', highlighted: '<em>Si</em>nar Dunia', count: 1 }],
      exhaustiveFacetsCount: true,
    })
  })

  // proves 2.7.47 2.9.4
  it('gets five suggestions for a prefix, in the form of the hosted index', async () => {
    const indexName = SUGGESTIONS_INDEX
    const { results } = await client.search({
      requests: [
        { indexName, query: 'k', hitsPerPage: 5 },
        { indexName: 'products', query: 'k', hitsPerPage: 3 },
        { indexName, query: 'krtas', hitsPerPage: 5 },
      ],
    })
    expect(results.map((one) => ('hits' in one ? one.hits.length : 0))).toEqual([5, 3, 2])
    expect(results[0]).toMatchObject({
      index: indexName,
      nbHits: 6,
      nbPages: 2,
      hits: [{ query: 'kertas hvs' }, { query: 'kertas' }, {}, {}, {}],
    })
    expect(results[2]).toMatchObject({
      hits: [
        {
          objectID: 'kertas hvs',
          query: 'kertas hvs',
          nb_words: 2,
          popularity: 60,
          products: { exact_nb_hits: 1 },
          _highlightResult: { query: { value: '<em>kertas</em> hvs', matchLevel: 'full' } },
        },
        { query: 'kertas' },
      ],
    })
    await expect(first({ indexName, query: 'k', filters: AREA })).rejects.toMatchObject({
      status: 400,
      message: `Index ${indexName} can't be filtered, expected no filters`,
    })
  })

  it('gets an error that names what is wrong', async () => {
    await expect(first({ query: 'x'.repeat(10_000) })).rejects.toMatchObject({
      status: 400,
      message: 'Invalid value for "query" parameter, expected string shorter than 512 bytes',
    })
    await expect(first({ filters: 'brand:Kota Bandung' })).rejects.toMatchObject({
      status: 400,
      message: 'filters: Unexpected token Bandung expected end of filter at col 12',
    })
    const unknown = 'products_by_colour'
    await expect(first({ indexName: unknown })).rejects.toMatchObject({
      status: 404,
      message: `Index ${unknown} does not exist`,
    })
    const { host } = new URL(url)
    const hosts = [{ url: host, accept: 'readWrite' as const, protocol: 'http' as const }]
    const stranger = liteClient(SEARCH_APPLICATION, 'admin', { hosts })
    await expect(stranger.search({ requests: [{ indexName: 'products' }] })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    })
  })
})

describe('the library under react-instantsearch', () => {
  /** Sends the requests of refinement lists, and merges the results as the lists do. */
  async function refine(brands: readonly string[], vendors: readonly string[]) {
    const helper = algoliasearchHelper(client, 'products', {
      disjunctiveFacets: ['brand', 'vendor_name'],
      maxValuesPerFacet: 50,
      hitsPerPage: 9,
    })
    helper.setQueryParameter('filters', AREA)
    for (const brand of brands) helper.addDisjunctiveFacetRefinement('brand', brand)
    for (const vendor of vendors) helper.addDisjunctiveFacetRefinement('vendor_name', vendor)
    const results = new Promise<SearchResults>((resolve, reject) => {
      helper.on('result', (event) => resolve(event.results))
      helper.on('error', (event) => reject(event.error))
    })
    helper.search()
    return results
  }
  const counts = (results: SearchResults, facet: string) =>
    Object.fromEntries(
      [results.getFacetValues(facet, { sortBy: ['name:asc'] })]
        .flat()
        .flatMap((value) => (value && 'count' in value ? [[value.name, value.count]] : [])),
    )

  it('keeps counting what else could be chosen within a refined facet', async () => {
    const results = await refine(['Kenko', 'Joyko'], [])
    expect(results.hits.map((hit) => hit['objectID'])).toEqual(['p08', 'p06', 'p03'])
    expect(counts(results, 'brand')).toMatchObject({ Kenko: 2, Joyko: 1, 'Sinar Dunia': 1 })
    expect(counts(results, 'vendor_name')).toEqual({ 'CV Maju & Jaya': 2, 'PT Sinar Abadi': 1 })
  })

  // proves 2.7.47
  it('narrows one refined facet by the other', async () => {
    const results = await refine(['Kenko'], ['CV Maju & Jaya'])
    expect(results.hits.map((hit) => hit['objectID'])).toEqual(['p08'])
    expect(counts(results, 'brand')).toEqual({
      Ansell: 1,
      Joyko: 1,
      'Kapal Api': 1,
      Kenko: 1,
      'Paper One': 1,
    })
    expect(counts(results, 'vendor_name')).toEqual({ 'CV Maju & Jaya': 1, 'PT Sinar Abadi': 1 })
  })
})

describe('the wire', () => {
  it('takes credentials in headers or in the address, parameters as objects or as text', async () => {
    const headers = {
      ...TEST_KEY_HEADERS,
    }
    const params = 'query=kertas&hitsPerPage=1&facets=%5B%22brand%22%5D&page=1&typoTolerance=false'
    const asText = { requests: [{ indexName: 'products', params }] }
    const asObject = {
      requests: [
        {
          indexName: 'products',
          params: { query: 'kertas', hitsPerPage: 1, facets: 'brand', page: 1 },
        },
      ],
    }
    for (const body of [asText, asObject]) {
      const byHeader = await call('/1/indexes/*/queries', body, headers)
      expect(byHeader.status).toBe(200)
      expect(byHeader.body.results[0]).toMatchObject({ nbHits: 4, page: 1, hitsPerPage: 1 })
      expect(byHeader.body.results[0]?.facets['brand']).toMatchObject({ Joyko: 1 })
    }
    const one = await call(`/1/indexes/products/query?${KEY}`, { params })
    expect(one.body).toMatchObject({ nbHits: 4, hitsPerPage: 1 })
    const got = await call(`/1/indexes/products?${KEY}&${params}`)
    expect(got.body).toMatchObject({ nbHits: 4, hitsPerPage: 1 })
    const facet = await call(`/1/indexes/products/facets/brand/query?${KEY}`, {
      params: 'facetQuery=joy',
    })
    expect(facet.body.facetHits).toEqual([
      { value: 'Joyko', highlighted: '<em>Joy</em>ko', count: 1 },
    ])
  })

  it('takes JSON under any content type', async () => {
    const body = JSON.stringify({ requests: [{ indexName: 'products' }] })
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await call(`/1/indexes/*/queries?${KEY}`, body, { 'content-type': type })
      expect(answer.status).toBe(200)
    }
  })

  it('stops when a search has enough results, if requested', async () => {
    const requests = ['zzzyx', 'kertas', 'pulpen'].map((query) => ({
      indexName: 'products',
      query,
      hitsPerPage: 2,
    }))
    const answer = await call(`/1/indexes/*/queries?${KEY}`, {
      requests,
      strategy: 'stopIfEnoughMatches',
    })
    const { results } = answer.body
    expect(results.map((one) => one.hits.length)).toEqual([0, 2, 0])
    expect(results[2]?.processed).toBe(false)
    expect(results[1]?.processed).toBeUndefined()
  })

  it.each([
    ['no key', '/1/indexes/*/queries', { requests: [] }, 403],
    ['wrong key', '/1/indexes/*/queries?x-algolia-application-id=pasok', {}, 403],
    ['not JSON', `/1/indexes/*/queries?${KEY}`, '{"requests":', 400],
    ['no requests', `/1/indexes/*/queries?${KEY}`, {}, 400],
    ['an array', `/1/indexes/*/queries?${KEY}`, '[]', 400],
    ['a list of nothing', `/1/indexes/*/queries?${KEY}`, { requests: [] }, 400],
    ['one index, many searches', `/1/indexes/products/queries?${KEY}`, { requests: [] }, 404],
    ['an unknown index', `/1/indexes/nothing/query?${KEY}`, {}, 404],
    ['an unfacetable facet', `/1/indexes/products/facets/name/query?${KEY}`, {}, 400],
    ['a write', `/1/indexes/products/batch?${KEY}`, { requests: [] }, 403],
    ['an object to add', `/1/indexes/products?${KEY}`, { name: 'x' }, 403],
    ['an unknown path', `/1/keys?${KEY}`, undefined, 404],
  ])('refuses %s', async (_name, path, body, status) => {
    const answer = await call(path, body)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ message: expect.any(String), status })
  })

  it.each([
    ['hitsPerPage', 101],
    ['hitsPerPage', -1],
    ['hitsPerPage', 1.5],
    ['page', 'two'],
    ['page', 1e12],
    ['facets', { brand: true }],
    ['facets', '["brand"'],
    ['facetFilters', 7],
    ['facetFilters', [{}]],
    ['filters', ['brand:x']],
    ['queryType', 'any'],
    ['highlightPreTag', 'x'.repeat(101)],
    ['query', null],
  ])('refuses %s = %j by name', async (name, value) => {
    const { status, body } = await search({ [name]: value })
    expect(status).toBe(400)
    expect(body.message).toContain(`Invalid value for "${name}" parameter, expected `)
  })

  it('limits the number of searches and the size of a body', async () => {
    const many = await call(`/1/indexes/*/queries?${KEY}`, {
      requests: Array.from({ length: 21 }, () => ({ indexName: 'products' })),
    })
    expect(many.status).toBe(400)
    expect(many.body.message).toContain('Too many queries')
    const large = await search({ userToken: 'x'.repeat(300_000) })
    expect(large.status).toBe(413)
    expect(large.body).toEqual({ message: expect.any(String), status: 413 })
  })

  it('limits how deep a body is nested, and how many conditions a search has', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    const body = (part: string) => `{"requests":[{"indexName":"products",${part}}]}`
    for (const part of [`"facetFilters":${deep}`, `"userToken":${deep}`])
      expect((await call(`/1/indexes/*/queries?${KEY}`, body(part))).status).toBe(400)
    expect((await search({ facetFilters: deep })).status).toBe(400)
    const conditions = (count: number) =>
      Array.from({ length: count }, () => 'stock<0').join(' OR ')
    expect((await search({ filters: conditions(200) })).status).toBe(200)
    expect((await search({ filters: conditions(201) })).status).toBe(400)
    const several = (...counts: number[]) =>
      call(`/1/indexes/*/queries?${KEY}`, {
        requests: counts.map((count) => ({ indexName: 'products', filters: conditions(count) })),
      })
    expect((await several(200, 200, 200)).status).toBe(200)
    expect((await several(200, 200, 200, 1)).body.message).toContain('600 conditions at most')
  })

  it('has no answer that names like __proto__ could change', async () => {
    const body = `{"requests":[{"indexName":"products","__proto__":{"query":"kertas"},"params":"__proto__=x&query=nylon"}]}`
    const answer = await call(`/1/indexes/*/queries?${KEY}`, body)
    expect(answer.body.results[0]?.nbHits).toBe(1)
  })

  it('counts hits beyond the thousand that can be reached', async () => {
    const index = createPostgresSearchIndex(database.pool)
    const many = Array.from({ length: 1_100 }, (_, n) => makeDocument(`m${n}`, { name: 'Massal' }))
    await index.save(many)
    await expect
      .poll(
        async () => (await search({ query: 'massal', hitsPerPage: 100 })).body.results[0]?.nbHits,
      )
      .toBe(1_100)
    const last = (await search({ query: 'massal', hitsPerPage: 100, page: 9 })).body.results[0]
    expect(last).toMatchObject({ nbPages: 10 })
    expect(last?.hits).toHaveLength(100)
    const beyond = (await search({ query: 'massal', hitsPerPage: 100, page: 10 })).body.results[0]
    expect(beyond?.hits).toEqual([])
    await index.remove(many.map((document) => document.objectID))
  })
})
