import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type HostedIndex, startHostedIndex } from '../../../../test/hosted-index/hosted-index'
import {
  DocumentsRefused,
  IndexAway,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
} from '../../../ports/search-index'
import { makeDocument } from '../search-documents.fixture'
import { createHostedSearchIndex } from './hosted-search-index'

let hosted: HostedIndex
let index: SearchIndex
beforeEach(async () => {
  hosted = await startHostedIndex()
  index = createHostedSearchIndex(hosted.settings)
})
afterEach(() => hosted.stop())

const query = (given: Partial<SearchQuery> = {}): SearchQuery => ({
  index: 'products',
  text: '',
  filters: [],
  typoTolerance: true,
  prefixWords: 'prefixLast',
  wordRemoval: 'none',
  page: 0,
  hitsPerPage: 100,
  facets: [],
  valuesPerFacet: 10,
  facetOrder: 'count',
  attributes: ['*'],
  highlighted: [],
  highlightTags: { before: '<em>', after: '</em>' },
  ...given,
})
const ids = async (given: Partial<SearchQuery> = {}) =>
  (await index.search([query(given)]))[0]?.hits.map((hit) => hit.objectID).toSorted()
const failure = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}
async function* batches(...lists: SearchDocument[][]) {
  yield* lists
}
/** Larger than the hosted index accepts in one record. */
const tooBig = (id: string) => makeDocument(id, { short_description: 'x'.repeat(120_000) })

describe('a hosted index', () => {
  it('is made with its copies, their orders and what may be filtered', async () => {
    expect(await ids()).toEqual([])
    expect(
      await index.suggest([
        {
          text: '',
          typoTolerance: true,
          prefixWords: 'prefixLast',
          page: 0,
          hitsPerPage: 5,
          attributes: ['*'],
          isHighlighted: false,
          highlightTags: { before: '', after: '' },
        },
      ]),
    ).toEqual([{ hits: [], total: 0 }])
    await index.save([makeDocument('a')])
    expect(hosted.indices()).toEqual([
      'products',
      'products_newest',
      'products_price_asc',
      'products_price_desc',
      'products_query_suggestions',
    ])
    expect(hosted.settingsOf('products')).toMatchObject({
      replicas: ['products_price_asc', 'products_price_desc', 'products_newest'],
      attributesForFaceting: expect.arrayContaining([
        'searchable(brand)',
        'filterOnly(warehouse_detail.coverage)',
      ]),
    })
    expect(hosted.settingsOf('products_price_desc')?.ranking[0]).toBe('desc(discount_price)')
  })

  it('has the saved documents once saving returns, even if it is slow', async () => {
    hosted.delay(60)
    await index.save([makeDocument('a'), makeDocument('b')])
    expect(await ids()).toEqual(['a', 'b'])
    await index.remove(['a'])
    expect(await ids()).toEqual(['b'])
  })

  it.each(['busy', 'failing', 'cut'] as const)(
    'that is %s is away, and told of without its keys',
    async (how) => {
      await index.save([makeDocument('a')])
      hosted.behave(how)
      for (const work of [
        () => index.save([makeDocument('b')]),
        () => index.remove(['a']),
        () => index.search([query()]),
      ]) {
        const error = await failure(work())
        expect(error).toBeInstanceOf(IndexAway)
        const printed = inspect(error, { depth: 10 })
        expect(printed).not.toContain(hosted.settings.adminKey)
        expect(printed).not.toContain(hosted.settings.searchKey)
      }
      hosted.behave('well')
      await index.save([makeDocument('b')])
      expect(await ids()).toEqual(['a', 'b'])
    },
  )

  it('counts as unreachable when its keys are wrong', async () => {
    const stranger = createHostedSearchIndex({ ...hosted.settings, adminKey: 'no' })
    expect(await failure(stranger.save([makeDocument('a')]))).toBeInstanceOf(IndexAway)
    const reader = createHostedSearchIndex({
      ...hosted.settings,
      adminKey: hosted.settings.searchKey,
    })
    expect(await failure(reader.save([makeDocument('a')]))).toBeInstanceOf(IndexAway)
  })

  it('stores all documents except refused ones, and names those', async () => {
    const documents = Array.from({ length: 9 }, (_, n) => makeDocument(`d${n}`))
    const error = await failure(
      index.save([...documents.slice(0, 4), tooBig('big'), ...documents.slice(4)]),
    )
    expect(error).toBeInstanceOf(DocumentsRefused)
    expect(error).toMatchObject({ objectIds: ['big'] })
    expect(await ids()).toHaveLength(9)
    const rebuilt = await failure(index.rebuild(batches(documents.slice(0, 2), [tooBig('big')])))
    expect(rebuilt).toMatchObject({ objectIds: ['big'] })
    expect(await ids()).toEqual(['d0', 'd1'])
  })
})

describe('a rebuild', () => {
  it('becomes visible when it is complete, and keeps the replicas', async () => {
    await index.save([makeDocument('old')])
    async function* slowly() {
      yield [makeDocument('new1')]
      expect(await ids()).toEqual(['old'])
      yield [makeDocument('new2')]
      expect(await ids()).toEqual(['old'])
    }
    expect(await index.rebuild(slowly())).toEqual({ saved: 2 })
    expect(await ids()).toEqual(['new1', 'new2'])
    expect(await ids({ index: 'products_newest' })).toEqual(['new1', 'new2'])
    expect(hosted.settingsOf('products')?.replicas).toHaveLength(3)
    expect(hosted.indices()).toHaveLength(5)
  })

  it('that fails half way leaves everything as it was', async () => {
    await index.save([makeDocument('old')])
    async function* breaking() {
      yield [makeDocument('new')]
      throw new Error('no more')
    }
    expect(await failure(index.rebuild(breaking()))).toMatchObject({ message: 'no more' })
    expect(await ids()).toEqual(['old'])
    await expect.poll(() => hosted.indices().length).toBe(5)
  })
})
