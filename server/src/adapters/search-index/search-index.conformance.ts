import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countWords, type QuerySuggestion } from '@pasok/domain/catalog/catalog.suggestions'
import {
  FilterUnsupported,
  type SearchFilter,
  type SearchIndex,
  type SearchQuery,
  type SuggestionQuery,
} from '../../ports/search-index'
import { BANDUNG, makeDocument, marketDocuments, SURABAYA } from './search-documents.fixture'

/** An index of its own for the suite, empty. */
export interface IndexUnderTest {
  readonly index: SearchIndex
  /** What it says that it can't, where others can: a search for it is refused. */
  readonly cannot?: readonly 'an OR of numbers and texts'[]
  close(): Promise<void>
}

const is = (attribute: string, value: string): SearchFilter => ({ kind: 'value', attribute, value })
const or = (...parts: SearchFilter[]): SearchFilter => ({ kind: 'or', parts })
const not = (part: SearchFilter): SearchFilter => ({ kind: 'not', part })
const delivered = (city: string) => is('warehouse_detail.coverage', city)

function makeQuery(text: string, given: Partial<SearchQuery> = {}): SearchQuery {
  return {
    index: 'products',
    text,
    filters: [],
    typoTolerance: true,
    prefixWords: 'prefixLast',
    wordRemoval: 'none',
    page: 0,
    hitsPerPage: 9,
    facets: [],
    valuesPerFacet: 100,
    facetOrder: 'count',
    attributes: ['*'],
    highlighted: ['name', 'brand', 'vendor_name', 'SKU', 'category_tree.name', 'short_description'],
    highlightTags: { before: '<em>', after: '</em>' },
    ...given,
  }
}

/** What every adapter of the search index must do. */
export function describeSearchIndex(title: string, open: () => Promise<IndexUnderTest>): void {
  describe(title, () => {
    let under: IndexUnderTest
    const ask = async (text: string, given: Partial<SearchQuery> = {}) => {
      const [result] = await under.index.search([makeQuery(text, given)])
      if (!result) throw new Error('No answer')
      return result
    }
    const find = async (text: string, given: Partial<SearchQuery> = {}) =>
      (await ask(text, given)).hits.map((hit) => hit.objectID)

    beforeAll(async () => {
      under = await open()
      await under.index.save(marketDocuments)
    })
    afterAll(() => under.close())

    describe('words', () => {
      it('finds everything, newest first, for an empty text', async () => {
        const result = await ask('')
        expect(result.total).toBe(marketDocuments.length)
        expect(result.hits.map((hit) => hit.objectID)).toEqual(
          marketDocuments.map((document) => document.objectID).toReversed(),
        )
      })

      it('wants all words, in any order, whatever their case and accents', async () => {
        expect(await find('hvs kertas')).toEqual(['p02', 'p01'])
        expect(await find('KERTAS Dunia')).toEqual(['p01'])
        expect(await find('cafe creme')).toEqual(['p09'])
        expect(await find('kertas katun')).toEqual([])
      })

      it('takes the last word as a beginning, unless told otherwise', async () => {
        expect(await find('sarung tan')).toEqual(['p05', 'p04'])
        expect(await find('sar tangan')).toEqual([])
        expect(await find('sar tan', { prefixWords: 'prefixAll' })).toEqual(['p05', 'p04'])
        expect(await find('sarung tan', { prefixWords: 'prefixNone' })).toEqual([])
      })

      it.each([
        ['krtas hvs', ['p02', 'p01']],
        ['kretas hvs', ['p02', 'p01']],
        ['sarng tagan', ['p05', 'p04']],
        ['sarung tanagn', ['p05', 'p04']],
        ['ballpoitn', ['p07']],
        ['balpoint', ['p07']],
        ['pulpn', ['p06']],
        ['krsibow', ['p04']],
      ])('reads over misspellings: %s', async (text, expected) => {
        expect(await find(text)).toEqual(expected)
      })

      it('leaves short words and numbers as they are typed', async () => {
        expect(await find('hsv')).toEqual([])
        expect(await find('kertas 81gr')).toEqual([])
        expect(await find('krtas', { typoTolerance: false })).toEqual([])
      })

      it('doubts a known word when nothing has it together with the others', async () => {
        // "Kabel" is a word of the index, but no coffee is made of it.
        expect(await find('kapel api')).toEqual(['p09'])
      })

      it('reads words written together or apart', async () => {
        expect(await find('sarungtangan')).toEqual(['p05', 'p04'])
        expect(await find('ball point')).toEqual(['p07'])
      })

      it('finds by vendor, brand, category, and by SKU whole or begun', async () => {
        expect(await find('maju jaya kenko')).toEqual(['p08'])
        expect(await find('gloves')).toEqual(['p05', 'p04'])
        expect(await find('SA-KRT-A480')).toEqual(['p01'])
        expect(await find('sakrta480')).toEqual(['p01'])
        expect(await find('mj-krt')).toEqual(['p02'])
      })

      it('leaves words out only as asked', async () => {
        const ask1 = (wordRemoval: SearchQuery['wordRemoval']) =>
          ask('kertas hvs zzzyx', { wordRemoval })
        expect((await ask1('none')).total).toBe(0)
        const last = await ask1('lastWords')
        expect(last.hits.map((hit) => hit.objectID)).toEqual(['p02', 'p01'])
        expect(last.ignoredWords).toEqual(['zzzyx'])
        expect(await find('kertas katun', { wordRemoval: 'lastWords' })).toContain('p01')
        expect(await find('kertas katun', { wordRemoval: 'firstWords' })).toEqual(['p04'])
        expect(await find('kertas katun', { wordRemoval: 'allOptional' })).toContain('p04')
        expect(await find('zzzyx', { wordRemoval: 'lastWords' })).toEqual([])
      })

      it.each([
        ['%', 9],
        ["'; drop table search_documents; --", 0],
        ['a%b_c', 0],
        ['\\', 9],
        ['"kabel"', 1],
        ["' or 1=1", 0],
        ['🎉', 0],
        [':* & | !', 9],
        ['\u0000', 9],
        ['\ud800', 9],
      ])('takes signs and pasted texts literally: %j', async (text, total) => {
        expect((await ask(text)).total).toBe(total)
      })
    })

    it('takes a pasted text of ten thousand characters', async () => {
      expect((await ask('kertas '.repeat(1_500))).total).toBe(4)
      expect((await ask('x'.repeat(10_000))).total).toBe(0)
    })

    describe('order', () => {
      it('puts names before descriptions and the start of a name first', async () => {
        expect(await find('kertas')).toEqual(['p02', 'p01', 'p03', 'p07'])
      })

      it('puts whole words before beginnings', async () => {
        await under.index.save([
          makeDocument('x1', { name: 'Hvsina', created_at: 1_800_000_000_000 }),
        ])
        expect(await find('hvs')).toEqual(['p02', 'p01', 'x1'])
        await under.index.remove(['x1'])
      })

      it('puts brands before descriptions and written before misspelt', async () => {
        await under.index.save([
          makeDocument('x1', {
            short_description: 'Seperti Krisbow',
            created_at: 1_900_000_000_000,
          }),
        ])
        expect(await find('krisbow')).toEqual(['p04', 'x1'])
        await under.index.remove(['x1'])
      })

      it('sorts by list price or age in the indices of those names', async () => {
        const kenko = { filters: [is('brand', 'Kenko')] }
        expect(await find('', { ...kenko, index: 'products_price_asc' })).toEqual(['p06', 'p08'])
        expect(await find('', { ...kenko, index: 'products_price_desc' })).toEqual(['p08', 'p06'])
        expect(await find('kertas', { index: 'products_newest' })).toEqual([
          'p07',
          'p03',
          'p02',
          'p01',
        ])
        expect(await find('hvs', { index: 'products_price_asc' })).toEqual(['p01', 'p02'])
      })

      it('pages without gaps or doubles', async () => {
        const pages = await Promise.all(
          [0, 1, 2, 3].map((page) => find('', { page, hitsPerPage: 4 })),
        )
        expect(pages.map((page) => page.length)).toEqual([4, 4, 1, 0])
        expect(new Set(pages.flat()).size).toBe(marketDocuments.length)
        expect((await ask('', { hitsPerPage: 0 })).hits).toEqual([])
      })
    })

    describe('filters', () => {
      it('keeps what is delivered to the area', async () => {
        expect(await find('sarung', { filters: [delivered(BANDUNG)] })).toEqual(['p05'])
        expect(await find('sarung', { filters: [delivered(SURABAYA)] })).toEqual(['p05', 'p04'])
        expect(await find('', { filters: [delivered('Kota Bandun')] })).toEqual([])
        expect(await find('', { filters: [delivered("Kota' or '1'='1")] })).toEqual([])
      })

      it('combines and, or, not, numbers and ranges', async () => {
        const brands = or(is('brand', 'kenko'), is('brand', 'ANSELL'))
        expect(await find('', { filters: [brands] })).toEqual(['p08', 'p06', 'p05'])
        expect(await find('', { filters: [brands, not(is('vendor_id', 'vendor-2'))] })).toEqual([
          'p06',
        ])
        const empty: SearchFilter = {
          kind: 'number',
          attribute: 'stock',
          comparison: '<=',
          value: 0,
        }
        expect(await find('', { filters: [empty] })).toEqual(['p03'])
        const range: SearchFilter = {
          kind: 'range',
          attribute: 'discount_price',
          from: 54_000,
          to: 55_000,
        }
        expect(await find('', { filters: [range] })).toEqual(['p02', 'p01'])
      })

      it('takes numbers and texts in one OR, or says that it can not', async () => {
        const empty: SearchFilter = { kind: 'range', attribute: 'stock', from: 0, to: 0 }
        const mixed = await find('kertas', {
          filters: [or(empty, is('brand', 'Standard'))],
        }).catch((error: unknown) => (error instanceof FilterUnsupported ? 'refused' : error))
        const isRefused = under.cannot?.includes('an OR of numbers and texts') === true
        expect(mixed).toEqual(isRefused ? 'refused' : ['p03', 'p07'])
      })

      it('knows documents by id, and matches nothing by unknown attributes', async () => {
        const ids = or(is('objectID', 'p03'), is('_id', 'p01'), is('objectID', 'no\0ne'))
        expect(await find('', { filters: [ids] })).toEqual(['p03', 'p01'])
        expect(await find('', { filters: [is('colour', 'red')] })).toEqual([])
        expect((await ask('', { filters: [not(is('colour', 'red'))] })).total).toBe(9)
      })
    })

    describe('facets', () => {
      it('counts the values of all matches, whatever the page', async () => {
        const result = await ask('kertas', { hitsPerPage: 1, facets: ['brand', 'vendor_name'] })
        expect(result.facets).toEqual({
          brand: { Joyko: 1, 'Paper One': 1, 'Sinar Dunia': 1, Standard: 1 },
          vendor_name: { 'CV Maju & Jaya': 2, 'PT Sinar Abadi': 2 },
        })
      })

      it('counts levels of categories, numbers with their figures, and as many as asked', async () => {
        const result = await ask('', { facets: ['category_tree.name', 'stock'], valuesPerFacet: 2 })
        expect(result.facets['category_tree.name']).toEqual({ Office: 6, Paper: 3 })
        expect(result.facets['stock']).toEqual({ '10': 8, '0': 1 })
        expect(result.stats['stock']).toEqual({ min: 0, max: 10, avg: 80 / 9, sum: 80 })
      })

      it('answers several queries at once, each with its own filters', async () => {
        const kenko = is('brand', 'Kenko')
        const results = await under.index.search([
          makeQuery('', { filters: [kenko], facets: ['brand', 'vendor_name'] }),
          makeQuery('', { facets: ['brand'], hitsPerPage: 0 }),
        ])
        expect(results.map((result) => result.total)).toEqual([2, 9])
        expect(results[0]?.facets['brand']).toEqual({ Kenko: 2 })
        expect(Object.keys(results[1]?.facets['brand'] ?? {})).toHaveLength(8)
      })

      it('searches within the values of a facet', async () => {
        const search = async (facetText: string) =>
          (
            await under.index.searchFacet({
              ...makeQuery(''),
              facet: 'brand',
              facetText,
              limit: 2,
            })
          ).values
        expect(await search('ken')).toEqual([
          { value: 'Kenko', highlighted: '<em>Ken</em>ko', count: 2 },
        ])
        expect((await search('dunia'))[0]?.highlighted).toBe('Sinar <em>Dunia</em>')
        expect((await search('krisbwo'))[0]?.value).toBe('Krisbow')
        expect(await search('')).toHaveLength(2)
        expect(await search('zzz')).toEqual([])
      })
    })

    describe('hits', () => {
      it('carries the document as it was saved, or the parts asked for', async () => {
        const [hit] = (await ask('SA-KRT-A480')).hits
        expect(hit?.attributes).toEqual(marketDocuments[0])
        const attributes = async (...asked: string[]) =>
          (await ask('SA-KRT-A480', { attributes: asked })).hits[0]?.attributes
        expect(await attributes('name', 'warehouse_detail.city')).toEqual({
          name: 'Kertas HVS A4 80gr Sinar Dunia',
          warehouse_detail: { city: BANDUNG },
        })
        const most = await attributes('*', '-warehouse_detail.coverage', '-name')
        expect(most).not.toHaveProperty('name')
        expect(most).toHaveProperty('warehouse_detail', {
          city: BANDUNG,
          province: 'Jawa Barat',
          country: 'Indonesia',
        })
      })

      it('marks what was matched: whole words, beginnings, corrections', async () => {
        const name = async (text: string) => (await ask(text)).hits[0]?.highlights['name']
        expect(await name('hvs kert')).toEqual({
          value: '<em>Kert</em>as <em>HVS</em> F4 70gr Paper One',
          matchLevel: 'full',
          fullyHighlighted: false,
          matchedWords: ['kert', 'hvs'],
        })
        expect(await name('krtas hvs')).toMatchObject({
          value: '<em>Kertas</em> <em>HVS</em> F4 70gr Paper One',
        })
        expect(await name('café')).toMatchObject({
          value: '<em>Café</em> Crème Kopi Bubuk 200 g',
        })
        // The whole, or each of its parts.
        const sku = (await ask('SA-KRT-A480')).hits[0]?.highlights['SKU']
        expect(JSON.stringify(sku).replaceAll('</em>-<em>', '-')).toContain('<em>SA-KRT-A480</em>')
      })

      it('escapes texts between HTML tags, and leaves them as they are between others', async () => {
        const [hit] = (await ask('kabel nylon')).hits
        expect(hit?.highlights['name']).toMatchObject({
          value:
            '<em>Kabel</em> &quot;Ties&quot; &lt;b&gt;<em>Nylon</em>&lt;/b&gt; 20 cm &amp; Klip',
        })
        const highlightTags = { before: '__ais-highlight__', after: '__/ais-highlight__' }
        const [other] = (await ask('kabel', { highlightTags, highlighted: ['name'] })).hits
        expect(other?.highlights).toEqual({
          name: {
            value: '__ais-highlight__Kabel__/ais-highlight__ "Ties" <b>Nylon</b> 20 cm & Klip',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['kabel'],
          },
        })
      })
    })

    describe('changes', () => {
      it('finds what was saved, replaced and removed', async () => {
        await under.index.save([makeDocument('c1', { name: 'Gergaji Kayu', brand: 'Tekiro' })])
        expect(await find('gergaji')).toEqual(['c1'])
        await under.index.save([
          makeDocument('c1', { name: 'Gergaji Besi', retail_price: 99, coverage: ['Kota Medan'] }),
        ])
        expect(await find('kayu', { typoTolerance: false })).toEqual([])
        expect(await find('gergaji besi', { filters: [delivered('Kota Medan')] })).toEqual(['c1'])
        expect((await ask('gergaji')).hits[0]?.attributes['retail_price']).toBe(99)
        expect((await ask('gergaji', { facets: ['brand'] })).facets['brand']).toBeUndefined()
        await under.index.remove(['c1', 'unknown'])
        expect(await find('gergaji')).toEqual([])
        expect((await ask('')).total).toBe(marketDocuments.length)
      })

      it('takes the last of documents with one id', async () => {
        await under.index.save([
          makeDocument('c2', { name: 'Obeng Plus' }),
          makeDocument('c2', { name: 'Obeng Minus' }),
        ])
        expect(await find('obeng plus')).toEqual([])
        expect(await find('obeng minus')).toEqual(['c2'])
        await under.index.remove(['c2'])
      })

      it('filters by new stock and price at once', async () => {
        const document = makeDocument('c3', { name: 'Tangga Lipat', stock: 0, discount_price: 5 })
        await under.index.save([document])
        await under.index.save([{ ...document, stock: 3, discount_price: 7 }])
        const inStock: SearchFilter = {
          kind: 'number',
          attribute: 'stock',
          comparison: '>',
          value: 2,
        }
        expect(await find('tangga', { filters: [inStock] })).toEqual(['c3'])
        expect((await ask('tangga', { facets: ['discount_price'] })).facets).toEqual({
          discount_price: { '7': 1 },
        })
        await under.index.remove(['c3'])
      })

      it('rebuilds: what is not given again is gone', async () => {
        await under.index.save([makeDocument('c4', { name: 'Usang' })])
        async function* batches() {
          yield marketDocuments.slice(0, 5)
          yield marketDocuments.slice(5)
        }
        expect(await under.index.rebuild(batches())).toEqual({ saved: 9 })
        expect(await find('usang')).toEqual([])
        expect((await ask('')).total).toBe(9)
      })
    })

    describe('suggestions', () => {
      const suggestion = (query: string, popularity: number): QuerySuggestion => ({
        objectID: query,
        query,
        nb_words: countWords(query),
        popularity,
        products: { exact_nb_hits: popularity * 2 },
      })
      const suggest = async (text: string, given: Partial<SuggestionQuery> = {}) => {
        const [result] = await under.index.suggest([
          {
            text,
            typoTolerance: true,
            prefixWords: 'prefixLast',
            page: 0,
            hitsPerPage: 5,
            attributes: ['*'],
            isHighlighted: true,
            highlightTags: { before: '<em>', after: '</em>' },
            ...given,
          },
        ])
        if (!result) throw new Error('No answer')
        return result
      }
      const queries = async (text: string, given: Partial<SuggestionQuery> = {}) =>
        (await suggest(text, given)).hits.map((hit) => hit.attributes['query'])

      beforeAll(async () => {
        await under.index.replaceSuggestions([
          suggestion('kertas hvs', 40),
          suggestion('kertas', 90),
          suggestion('kertas thermal kasir', 12),
          suggestion('gelas kertas', 20),
          suggestion('sarung tangan', 30),
          suggestion('sarung tangan las', 8),
          suggestion('café "luwak" & co', 3),
        ])
      })

      it('are all there, the most popular first, for an empty text', async () => {
        const { hits, total } = await suggest('')
        expect(total).toBe(7)
        expect(hits.map((hit) => hit.objectID)).toEqual([
          'kertas',
          'kertas hvs',
          'sarung tangan',
          'gelas kertas',
          'kertas thermal kasir',
        ])
        expect(await queries('', { page: 1 })).toHaveLength(2)
      })

      it('come as they were given, marked where they match', async () => {
        const [hit] = (await suggest('kertas h')).hits
        expect(hit).toEqual({
          objectID: 'kertas hvs',
          attributes: { ...suggestion('kertas hvs', 40) },
          highlights: {
            query: {
              value: '<em>kertas</em> <em>h</em>vs',
              matchLevel: 'full',
              fullyHighlighted: false,
              matchedWords: ['kertas', 'h'],
            },
          },
        })
        const [picked] = (await suggest('luwak', { attributes: ['query'], isHighlighted: false }))
          .hits
        expect(picked?.attributes).toEqual({ query: 'café "luwak" & co' })
        expect(picked?.highlights).toEqual({})
        const [escaped] = (await suggest('luwak')).hits
        expect(escaped?.highlights['query']).toMatchObject({
          value: 'café &quot;<em>luwak</em>&quot; &amp; co',
        })
      })

      it.each([
        ['k', 'kertas'],
        ['ker', 'kertas'],
        ['KERTAS T', 'kertas thermal kasir'],
        ['krtas', 'kertas'],
        ['kretas hv', 'kertas hvs'],
        ['sarng tagan', 'sarung tangan'],
        ['sarung tan', 'sarung tangan'],
        ['cafe', 'café "luwak" & co'],
      ])('are found by a beginning or a misspelling: %s', async (text, expected) => {
        expect((await queries(text))[0]).toBe(expected)
      })

      it('are none where nothing is like it', async () => {
        expect(await queries('zzzyx')).toEqual([])
        expect(await queries('krtas', { typoTolerance: false })).toEqual([])
        expect(await queries('🎉')).toEqual([])
        expect(await queries("%' or 1=1 --")).toEqual([])
      })

      it('are replaced as a whole, and are no products', async () => {
        await under.index.replaceSuggestions([suggestion('obeng', 1)])
        expect(await queries('')).toEqual(['obeng'])
        expect(await queries('kertas')).toEqual([])
        expect((await ask('')).total).toBe(9)
        await under.index.replaceSuggestions([])
        expect(await queries('')).toEqual([])
      })
    })
  })
}
