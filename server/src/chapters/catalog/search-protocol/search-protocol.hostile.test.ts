import { SUGGESTIONS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { admitTestKey, TEST_KEY_QUERY } from '../../../../test/test-key'
import { freshDatabase, type TestDatabase } from '../../../../test/database'
import { startHostedIndex } from '../../../../test/hosted-index/hosted-index'
import { createHostedSearchIndex } from '../../../adapters/search-index/hosted/hosted-search-index'
import { createPostgresSearchIndex } from '../../../adapters/search-index/postgres/postgres-search-index'
import { makeDocument } from '../../../adapters/search-index/search-documents.fixture'
import { createServer } from '../../../http/server'
import type { SearchIndex } from '../../../ports/search-index'
import { registerSearchProtocol } from './search-protocol'

/** Names and brands with special characters of SQL, patterns, JSON or HTML. */
const HOSTILE = [
  makeDocument('percent', { name: 'Kapas 100% Katun', brand: '50%_off' }),
  makeDocument('backslash', { name: 'Map A\\B C:\\Temp', brand: 'back\\slash' }),
  makeDocument('quotes', { name: `Obeng "Plus" 'Minus'`, brand: `O'Brien "Tools"` }),
  makeDocument('sql', { name: "Robert'); DROP TABLE products;--", brand: "x' OR '1'='1" }),
  makeDocument('emoji', { name: 'Balon 🎈 Pesta', brand: '🎈🎈' }),
  makeDocument('html', { name: '<script>alert(1)</script> Kain', brand: '<b>Tebal</b>' }),
  makeDocument('operators', { name: 'Ini AND Itu OR NOT Lain', brand: 'A AND B:C' }),
  makeDocument('plain', { name: 'Kapas 100 Katun', brand: '50xxoff' }),
]

const answerShape = z.object({
  message: z.string().optional(),
  results: z
    .array(
      z.object({
        nbHits: z.number(),
        hits: z.array(z.looseObject({ objectID: z.string() })),
        facets: z.record(z.string(), z.record(z.string(), z.number())).optional(),
      }),
    )
    .optional(),
  facetHits: z.array(z.object({ value: z.string() })).optional(),
})
const KEY = TEST_KEY_QUERY

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const KINDS: readonly [string, () => Promise<[SearchIndex, () => Promise<void>]>][] = [
  ['in PostgreSQL', async () => [createPostgresSearchIndex(database.pool), async () => undefined]],
  [
    'hosted (a stand-in)',
    async () => {
      const hosted = await startHostedIndex()
      return [createHostedSearchIndex(hosted.settings), () => hosted.stop()]
    },
  ],
]

describe.each(KINDS)('hostile texts to the index %s', (_kind, open) => {
  let app: FastifyInstance
  let close: () => Promise<void>
  beforeAll(async () => {
    const [index, stop] = await open()
    close = stop
    await index.save(HOSTILE)
    app = await createServer({ logger: false, trustProxy: false })
    registerSearchProtocol(app, index, admitTestKey)
  })
  afterAll(async () => {
    await app.close()
    await close()
  })

  const call = async (path: string, body: object) => {
    const response = await app.inject({
      method: 'POST',
      url: `${path}?${KEY}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    return { status: response.statusCode, ...answerShape.parse(response.json()) }
  }
  const search = (request: object) =>
    call('/1/indexes/*/queries', { requests: [{ indexName: 'products', ...request }] })
  const ids = async (request: object) => {
    const { status, results } = await search({ removeWordsIfNoResults: 'none', ...request })
    expect(status).toBe(200)
    return results?.[0]?.hits.map(({ objectID }) => objectID).toSorted()
  }
  const brand = (value: string) => `brand:"${value.replace(/[\\"]/g, '\\$&')}"`

  it.each<[string, string[]]>([
    ['100%', ['percent', 'plain']],
    ['kap%s', []],
    ['kapas_100', ['percent', 'plain']],
    ['k_pas', []],
    ['%kat%', ['percent', 'plain']],
    ['map a\\b', ['backslash']],
    ['c:\\temp', ['backslash']],
    ['\\', HOSTILE.map(({ objectID }) => objectID).toSorted()],
    ['"plus"', ['quotes']],
    [`'minus' "plus`, ['quotes']],
    ["'); drop table products;--", ['sql']],
    ["zz' or '1'='1", []],
    ["1'; select pg_sleep(10); --", []],
    ['🎈', ['emoji']],
    ['🎉', []],
    ['👩‍👩‍👧 kapas', []],
    ['<script>', ['html']],
    ['and', ['operators']],
    ['itu or not', ['operators']],
    ['kapas -katun', ['percent', 'plain']],
    ['kapas:*', ['percent', 'plain']],
    ['$1 kapas', []],
    ['../../etc/passwd', []],
    ['kapas\u0000', ['percent', 'plain']],
    ['\ud800', HOSTILE.map(({ objectID }) => objectID).toSorted()],
    ['\u202ekapas', ['percent', 'plain']],
  ])('a query is taken literally: %j', async (query, expected) => {
    expect(await ids({ query, typoTolerance: false })).toEqual(expected)
  })

  it.each(HOSTILE.map(({ objectID, brand: name }) => [objectID, name] as const))(
    'a filter is taken literally: the brand of %s',
    async (objectID, name) => {
      expect(await ids({ filters: brand(name) })).toEqual([objectID])
      expect(await ids({ facetFilters: [`brand:${name}`] })).toEqual([objectID])
      expect(await ids({ facetFilters: [`brand:-${name}`] })).toHaveLength(HOSTILE.length - 1)
      const { results } = await search({ filters: brand(name), facets: ['brand'] })
      expect(results?.[0]?.facets).toEqual({ brand: { [name]: 1 } })
    },
  )

  it('ten thousand characters are refused, wherever they stand', async () => {
    for (const text of ['x'.repeat(10_000), 'kapas '.repeat(1_667), '🎈'.repeat(2_500)]) {
      expect((await search({ query: text })).status).toBe(400)
      const suggestions = { requests: [{ indexName: SUGGESTIONS_INDEX, query: text }] }
      expect((await call('/1/indexes/*/queries', suggestions)).status).toBe(400)
      const facet = await call('/1/indexes/products/facets/brand/query', { facetQuery: text })
      expect(facet.status).toBe(400)
    }
    const { status, message } = await search({ filters: brand('x'.repeat(10_000)) })
    expect(status).toBe(400)
    expect(message).toBe('filters: Too long at col 10001')
  })

  it.each(['%', '\\', '"', "'", "' or 1=1 --", '🎉', '\u0000', '$1', '(('])(
    'suggestions and values of facets take it literally: %j',
    async (text) => {
      const suggestions = { requests: [{ indexName: SUGGESTIONS_INDEX, query: text }] }
      const suggested = await call('/1/indexes/*/queries', suggestions)
      expect(suggested.status).toBe(200)
      expect(suggested.results?.[0]?.hits).toEqual([])
      const facet = await call('/1/indexes/products/facets/brand/query', { facetQuery: text })
      expect(facet.status).toBe(200)
    },
  )

  it.each([
    ['brand:', 7],
    ['brand:"Kota', 7],
    ['brand:Kota Bandung', 12],
    ['(brand:A', 9],
    ['brand:A)', 8],
    ['brand:A AND', 12],
    ['OR brand:A', 1],
    ['brand', 6],
    ['stock > many', 9],
    ['stock:1 TO', 11],
    ['stock:x TO 3', 7],
    ["brand:'", 7],
    ['brand:A\\" OR', 9],
    ['((((((((((((((((((((((brand:A', 22],
    ["brand:x' OR '1'='1", 8],
    ['brand:!', 7],
    ['🎈 brand:A', 4],
  ])('malformed filters are refused with the place: %s', async (filters, column) => {
    for (const indexName of ['products', 'products_price_asc', SUGGESTIONS_INDEX]) {
      const { status, message } = await search({ indexName, filters })
      expect([status, message]).toEqual([400, expect.stringMatching(/^filters: .+ at col \d+$/)])
      expect(message).toMatch(new RegExp(` at col ${column}$`))
    }
    const facet = await call('/1/indexes/products/facets/brand/query', { filters })
    expect(facet.status).toBe(400)
  })

  it('leaves the tables as they were', async () => {
    const { rows } = await database.pool.query('select count(*)::int as count from products')
    expect(rows).toEqual([{ count: expect.any(Number) }])
    expect(await ids({ hitsPerPage: 100 })).toHaveLength(HOSTILE.length)
  })
})
