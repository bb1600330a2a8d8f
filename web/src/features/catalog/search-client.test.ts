// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { pickerRequest } from './picker-search'
import { coverageFilter, createSearchClient, createSteadySearch, searching } from './search-client'

/** Returns a search client whose searches the test answers or rejects one by one. */
function makeClient() {
  const waiting: { answer: () => void; fail: () => void }[] = []
  const client = createSearchClient()
  const { client: steady, failed } = createSteadySearch({
    ...client,
    search: () =>
      new Promise((resolve, reject) => {
        waiting.push({
          answer: () => resolve({ results: [] }),
          fail: () => reject(new Error('unreachable')),
        })
      }),
  })
  const search = () => steady.search([{ indexName: 'products' }, { indexName: 'products' }])
  return { search, waiting, failed }
}

describe('the search of the screen', () => {
  it('returns empty results for each request and reports the failure', async () => {
    const { search, waiting, failed } = makeClient()
    const answer = search()
    waiting[0]?.fail()
    expect((await answer).results).toMatchObject([{ nbHits: 0 }, { nbHits: 0 }])
    expect(failed.get()).toBe(true)
  })

  it('clears the failure after a successful search', async () => {
    const { search, waiting, failed } = makeClient()
    const first = search()
    waiting[0]?.fail()
    await first
    const second = search()
    waiting[1]?.answer()
    await second
    expect(failed.get()).toBe(false)
  })

  it('ignores the failure of an older search', async () => {
    const { search, waiting, failed } = makeClient()
    const older = search()
    const newer = search()
    waiting[1]?.answer()
    await newer
    waiting[0]?.fail()
    await older
    expect(failed.get()).toBe(false)
  })
})

describe('a search that is longer than the index takes', () => {
  it('is shortened before sending, wherever its text is', async () => {
    const sent: unknown[] = []
    const answer = async (params: unknown) => {
      sent.push(params)
      return { results: [] }
    }
    const client = searching(
      { ...createSearchClient(), search: answer, searchForHits: answer },
      (_, search) => search(),
    )
    const long = 'x'.repeat(700)
    const cut = 'x'.repeat(512)
    await client.search([{ indexName: 'products', params: { query: long, facets: [long] } }])
    await client.searchForHits([{ indexName: 'products', params: { query: long } }])
    expect(sent).toEqual([
      [{ indexName: 'products', params: { query: cut, facets: [long] } }],
      [{ indexName: 'products', params: { query: cut } }],
    ])
  })
})

// proves 2.7.47
describe('the filter of a delivery area', () => {
  // proves 1.7.56
  it('names the city in quotes', () => {
    expect(coverageFilter('Kota Bandung')).toBe('warehouse_detail.coverage:"Kota Bandung"')
  })

  it('escapes quotes in the name', () => {
    expect(coverageFilter('A" OR "B')).toBe('warehouse_detail.coverage:"A\\" OR \\"B"')
  })

  it('is empty without an area', () => {
    expect(coverageFilter(undefined)).toBe('')
  })
})

// proves 1.7.56 1.9.15
it('a request’s products are searched by ten, in the index of products, for its delivery area', () => {
  expect(pickerRequest('kertas', 'Kota Bandung')).toMatchObject({
    indexName: 'products',
    query: 'kertas',
    hitsPerPage: 10,
    filters: 'warehouse_detail.coverage:"Kota Bandung"',
  })
})
