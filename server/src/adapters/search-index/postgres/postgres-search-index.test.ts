import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../test/database'
import { eventually } from '../../../../test/eventually'
import type { SearchDocument, SearchIndex, SearchQuery } from '../../../ports/search-index'
import { makeDocument } from '../search-documents.fixture'
import { describeSearchIndex } from '../search-index.conformance'
import { createPostgresSearchIndex } from './postgres-search-index'

describeSearchIndex('Search index in PostgreSQL', async () => {
  const database = await freshDatabase()
  return { index: createPostgresSearchIndex(database.pool), close: () => database.drop() }
})

const CITIES = ['Kota Bandung', 'Kota Medan', 'Kota Ambon']
const WORDS = ['kertas', 'kertasan', 'map', 'pensil', 'penggaris', 'merah', 'biru', 'besar']

function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >>> 8) % below
  }
}

function randomDocument(id: string, random: (below: number) => number): SearchDocument {
  const word = () => WORDS[random(WORDS.length)] ?? ''
  return makeDocument(id, {
    name: `${word()} ${word()}`,
    brand: ['Kenko', 'Joyko', ''][random(3)] ?? '',
    vendor_id: `v${random(3)}`,
    stock: random(4),
    coverage: CITIES.filter(() => random(2) === 0),
    short_description: word(),
    created_at: random(50),
  })
}

function makeQuery(text: string, given: Partial<SearchQuery>): SearchQuery {
  return {
    index: 'products',
    text,
    filters: [],
    typoTolerance: false,
    prefixWords: 'prefixLast',
    wordRemoval: 'none',
    page: 0,
    hitsPerPage: 1_000,
    facets: ['brand'],
    valuesPerFacet: 100,
    facetOrder: 'count',
    attributes: ['name'],
    highlighted: [],
    highlightTags: { before: '', after: '' },
    ...given,
  }
}

describe('SKUs of digits, points and slashes', () => {
  const skus = ['899.1234.567', '10/20-33', 'AB.12.34', '00123', '12345', '8991234999']
  let database: TestDatabase
  let index: SearchIndex
  beforeAll(async () => {
    database = await freshDatabase()
    index = createPostgresSearchIndex(database.pool)
    await index.save(skus.map((SKU) => makeDocument(SKU, { name: 'Barang uji', SKU })))
  })
  afterAll(() => database.drop())

  it.each<readonly [string, readonly string[]]>([
    ...skus.map((sku) => [sku, [sku]] as const),
    ['8991234567', ['899.1234.567']],
    ['1234.567', ['899.1234.567']],
    ['567', ['899.1234.567']],
    ['20-33', ['10/20-33']],
    ['10/20', ['10/20-33']],
    // An SKU that begins with the text precedes one that only contains it.
    ['12.34', ['12345', 'AB.12.34']],
    ['ab1234', ['AB.12.34']],
    ['00123', ['00123']],
    ['1234.568', []],
  ])('%s', async (text, ids) => {
    const query = makeQuery(text, { typoTolerance: true, wordRemoval: 'lastWords' })
    const [result] = await index.search([query])
    expect(result?.hits.map(({ objectID }) => objectID)).toEqual(ids)
  })
})

describe('short words', () => {
  let database: TestDatabase
  let index: SearchIndex
  beforeAll(async () => {
    database = await freshDatabase()
    index = createPostgresSearchIndex(database.pool)
    await index.save([
      makeDocument('gel', { name: 'Pulpen gel' }),
      makeDocument('tinta', { name: 'Pulpen tinta' }),
    ])
  })
  afterAll(() => database.drop())

  it.each<readonly [string, readonly string[]]>([
    ['pulpen gle', ['gel']],
    ['pulpen gl', ['gel', 'tinta']],
    ['gle', []],
    ['pulpen lge', ['gel', 'tinta']],
  ])('%s', async (text, ids) => {
    const query = makeQuery(text, { typoTolerance: true, wordRemoval: 'lastWords' })
    const [result] = await index.search([query])
    expect(result?.hits.map(({ objectID }) => objectID).toSorted()).toEqual(ids)
  })
})

describe('against a plain scan of the same documents', () => {
  let database: TestDatabase
  const current = new Map<string, SearchDocument>()

  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  async function expectSame(index: SearchIndex, text: string, city: string, brand: string) {
    const filters = [
      { kind: 'value', attribute: 'warehouse_detail.coverage', value: city },
      { kind: 'not', part: { kind: 'value', attribute: 'brand', value: brand } },
      { kind: 'number', attribute: 'stock', comparison: '>', value: 0 },
    ] as const
    const [result] = await index.search([makeQuery(text, { filters })])
    const words = text.split(' ')
    const expected = [...current.values()].filter((document) => {
      const own = `${document.name} ${document.brand} ${document.vendor_name} Office`
      const all = `${own} ${document.short_description}`.toLowerCase().split(' ')
      const has = (word: string, at: number) =>
        all.some((one) => one === word || (at === words.length - 1 && one.startsWith(word)))
      const { coverage } = document.warehouse_detail
      const isMatch = coverage.includes(city) && document.brand !== brand && document.stock > 0
      return isMatch && words.every(has)
    })
    expect(result?.hits.map((hit) => hit.objectID).toSorted()).toEqual(
      expected.map((document) => document.objectID).toSorted(),
    )
    expect(result?.total).toBe(expected.length)
    const counts: Record<string, number> = {}
    for (const document of expected) {
      if (document.brand !== '') counts[document.brand] = (counts[document.brand] ?? 0) + 1
    }
    expect(result?.facets['brand'] ?? {}).toEqual(counts)
  }

  it('agrees after thousands of changes, in two processes', async () => {
    const random = seeded(7)
    const writer = createPostgresSearchIndex(database.pool)
    const other = createPostgresSearchIndex(database.pool)
    const searches = ['kertas', 'ker', 'pen merah', 'kertas bir', 'map', 'merah besar', 'b']
    for (let round = 0; round < 14; round++) {
      const changed = Array.from({ length: 700 }, () => `d${random(900)}`)
      const documents = [...new Set(changed)].map((id) => randomDocument(id, random))
      const removed = Array.from({ length: 60 }, () => `d${random(900)}`)
      await writer.save(documents)
      await writer.remove(removed)
      for (const document of documents) current.set(document.objectID, document)
      for (const id of removed) current.delete(id)
      const text = searches[round % searches.length] ?? ''
      await expectSame(writer, text, CITIES[random(3)] ?? '', 'Kenko')
    }
    for (const text of searches) await expectSame(other, text, 'Kota Medan', 'Joyko')
  })

  it('sees the changes of another process automatically', async () => {
    const [writer, other] = [1, 2].map(() => createPostgresSearchIndex(database.pool))
    if (!writer || !other) throw new Error('No index')
    const total = async () => (await other.search([makeQuery('unikum', {})]))[0]?.total
    expect(await total()).toBe(0)
    await writer.save([makeDocument('u1', { name: 'Unikum' })])
    await expect.poll(total).toBe(1)
    await writer.remove(['u1'])
    await expect.poll(total).toBe(0)
  })

  it('keeps one order of changes when many write at once', async () => {
    const indices = Array.from({ length: 4 }, () => createPostgresSearchIndex(database.pool))
    const reader = createPostgresSearchIndex(database.pool)
    const writes = indices.flatMap((index, at) =>
      Array.from({ length: 10 }, (_, n) =>
        index.save([makeDocument(`w${at}-${n}`, { name: 'Bersamaan' })]),
      ),
    )
    let isDone = false
    const finished = Promise.all(writes).then(() => (isDone = true))
    while (!isDone) await reader.search([makeQuery('bersamaan', {})])
    await finished
    await eventually(async () =>
      expect((await reader.search([makeQuery('bersamaan', {})]))[0]?.total).toBe(40),
    )
  })

  it('queries the database a fixed number of times, however many searches there are', async () => {
    const index = createPostgresSearchIndex(database.pool)
    await index.search([])
    let queryCount = 0
    const counted = Object.assign(Object.create(database.pool), {
      query: (...given: Parameters<typeof database.pool.query>) => {
        queryCount++
        return database.pool.query(...given)
      },
    })
    const counting = createPostgresSearchIndex(counted)
    await counting.search([])
    queryCount = 0
    const texts = ['kertas', 'pensil', 'SA-d1', 'SA-d22', '']
    const ids = [{ kind: 'value', attribute: 'objectID', value: 'd1' }] as const
    await counting.search(texts.map((text) => makeQuery(text, {})))
    await counting.search(texts.map((text) => makeQuery(text, { filters: ids })))
    // SKUs and hits, or SKUs, ids and hits, each possibly preceded by a check for changes.
    expect(queryCount).toBeLessThanOrEqual(7)
  })

  it('lets others run between many searches', async () => {
    let turns = 0
    let turnsAtQuery = 0
    let between = 0
    const counted = Object.assign(Object.create(database.pool), {
      query: async (given: QueryConfig) => {
        // The last statement reads the hits, so only searching happens between it and the one
        // before.
        between = turns - turnsAtQuery
        const answer = await database.pool.query(given)
        turnsAtQuery = turns
        return answer
      },
    })
    const index = createPostgresSearchIndex(counted)
    await index.search([])
    const texts = Array.from({ length: 100 }, (_, at) => `${WORDS[at % WORDS.length]} ${at % 9}x`)
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    count()
    await index.search(texts.map((text) => makeQuery(text, { wordRemoval: 'allOptional' })))
    isDone = true
    expect(between).toBeGreaterThanOrEqual(10)
  })

  it('responds again once the database is back', async () => {
    let isAway = true
    const flaky = Object.assign(Object.create(database.pool), {
      query: async (...given: Parameters<typeof database.pool.query>) => {
        if (isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        return database.pool.query(...given)
      },
    })
    const index = createPostgresSearchIndex(flaky)
    await expect(index.search([makeQuery('kertas', {})])).rejects.toThrow('connect')
    isAway = false
    expect((await index.search([makeQuery('kertas', {})]))[0]?.total).toBeGreaterThan(0)
  })
})
