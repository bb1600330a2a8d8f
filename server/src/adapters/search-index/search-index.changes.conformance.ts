import { describe, expect, it } from 'vitest'
import type { SearchFilter } from '../../ports/search-index'
import { makeDocument, marketDocuments } from './search-documents.fixture'
import { type IndexQueries, delivered } from './search-index.asking.conformance'

export function describeChanges({ under, search, find }: IndexQueries): void {
  describe('changes', () => {
    it('finds saved and replaced documents, and no removed ones', async () => {
      await under().index.save([makeDocument('c1', { name: 'Gergaji Kayu', brand: 'Tekiro' })])
      expect(await find('gergaji')).toEqual(['c1'])
      await under().index.save([
        makeDocument('c1', { name: 'Gergaji Besi', retail_price: 99, coverage: ['Kota Medan'] }),
      ])
      expect(await find('kayu', { typoTolerance: false })).toEqual([])
      expect(await find('gergaji besi', { filters: [delivered('Kota Medan')] })).toEqual(['c1'])
      expect((await search('gergaji')).hits[0]?.attributes['retail_price']).toBe(99)
      expect((await search('gergaji', { facets: ['brand'] })).facets['brand']).toBeUndefined()
      await under().index.remove(['c1', 'unknown'])
      expect(await find('gergaji')).toEqual([])
      expect((await search('')).total).toBe(marketDocuments.length)
    })

    it('stores the last of several documents with one id', async () => {
      await under().index.save([
        makeDocument('c2', { name: 'Obeng Plus' }),
        makeDocument('c2', { name: 'Obeng Minus' }),
      ])
      expect(await find('obeng plus')).toEqual([])
      expect(await find('obeng minus')).toEqual(['c2'])
      await under().index.remove(['c2'])
    })

    it('filters by new stock and price at once', async () => {
      const document = makeDocument('c3', { name: 'Tangga Lipat', stock: 0, discount_price: 5 })
      await under().index.save([document])
      await under().index.save([{ ...document, stock: 3, discount_price: 7 }])
      const inStock: SearchFilter = {
        kind: 'number',
        attribute: 'stock',
        comparison: '>',
        value: 2,
      }
      expect(await find('tangga', { filters: [inStock] })).toEqual(['c3'])
      expect((await search('tangga', { facets: ['discount_price'] })).facets).toEqual({
        discount_price: { '7': 1 },
      })
      await under().index.remove(['c3'])
    })

    it('a rebuild removes documents that are not given again', async () => {
      await under().index.save([makeDocument('c4', { name: 'Usang' })])
      async function* batches() {
        yield marketDocuments.slice(0, 5)
        yield marketDocuments.slice(5)
      }
      expect(await under().index.rebuild(batches())).toEqual({ saved: 9 })
      expect(await find('usang')).toEqual([])
      expect((await search('')).total).toBe(9)
    })
  })
}
