import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '../../ports/search-index'
import { makeDocument, marketDocuments } from './search-documents.fixture'
import { type IndexQueries, is } from './search-index.asking.conformance'

export function describeWords({ search, find }: IndexQueries): void {
  describe('words', () => {
    it('finds everything, newest first, for an empty text', async () => {
      const result = await search('')
      expect(result.total).toBe(marketDocuments.length)
      expect(result.hits.map((hit) => hit.objectID)).toEqual(
        marketDocuments.map((document) => document.objectID).toReversed(),
      )
    })

    it('requires all words, in any order, ignoring case and accents', async () => {
      expect(await find('hvs kertas')).toEqual(['p02', 'p01'])
      expect(await find('KERTAS Dunia')).toEqual(['p01'])
      expect(await find('cafe creme')).toEqual(['p09'])
      expect(await find('kertas katun')).toEqual([])
    })

    it('treats the last word as a prefix, unless configured otherwise', async () => {
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

    it('treats a known word as misspelt when no product has all words', async () => {
      // "Kabel" is a word of the index, but no coffee has it in its name.
      expect(await find('kapel api')).toEqual(['p09'])
    })

    it('reads words written together or apart', async () => {
      expect(await find('sarungtangan')).toEqual(['p05', 'p04'])
      expect(await find('ball point')).toEqual(['p07'])
    })

    // proves 1.2.78
    it('finds by vendor, brand, category, and by SKU whole or begun', async () => {
      expect(await find('maju jaya kenko')).toEqual(['p08'])
      expect(await find('gloves')).toEqual(['p05', 'p04'])
      expect(await find('SA-KRT-A480')).toEqual(['p01'])
      expect(await find('sakrta480')).toEqual(['p01'])
      expect(await find('mj-krt')).toEqual(['p02'])
    })

    it('leaves words out only when requested', async () => {
      const ask1 = (wordRemoval: SearchQuery['wordRemoval']) =>
        search('kertas hvs zzzyx', { wordRemoval })
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
      expect((await search(text)).total).toBe(total)
    })
  })

  it('accepts a pasted text of ten thousand characters', async () => {
    expect((await search('kertas '.repeat(1_500))).total).toBe(4)
    expect((await search('x'.repeat(10_000))).total).toBe(0)
  })
}

export function describeOrder({ under, search, find }: IndexQueries): void {
  describe('order', () => {
    it('puts names before descriptions and the start of a name first', async () => {
      expect(await find('kertas')).toEqual(['p02', 'p01', 'p03', 'p07'])
    })

    it('puts whole words before beginnings', async () => {
      await under().index.save([
        makeDocument('x1', { name: 'Hvsina', created_at: 1_800_000_000_000 }),
      ])
      expect(await find('hvs')).toEqual(['p02', 'p01', 'x1'])
      await under().index.remove(['x1'])
    })

    it('puts brands before descriptions and written before misspelt', async () => {
      await under().index.save([
        makeDocument('x1', {
          short_description: 'Seperti Krisbow',
          created_at: 1_900_000_000_000,
        }),
      ])
      expect(await find('krisbow')).toEqual(['p04', 'x1'])
      await under().index.remove(['x1'])
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
      expect((await search('', { hitsPerPage: 0 })).hits).toEqual([])
    })
  })
}
