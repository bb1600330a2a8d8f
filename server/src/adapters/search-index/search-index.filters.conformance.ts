import { describe, expect, it } from 'vitest'
import { FilterUnsupported, type SearchFilter } from '../../ports/search-index'
import { BANDUNG, SURABAYA } from './search-documents.fixture'
import {
  type IndexQueries,
  delivered,
  is,
  makeQuery,
  not,
  or,
} from './search-index.asking.conformance'

export function describeFilters({ under, search, find }: IndexQueries): void {
  describe('filters', () => {
    it('returns only products delivered to the area', async () => {
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

    it('accepts numbers and texts in one OR, or reports that it cannot', async () => {
      const empty: SearchFilter = { kind: 'range', attribute: 'stock', from: 0, to: 0 }
      const mixed = await find('kertas', {
        filters: [or(empty, is('brand', 'Standard'))],
      }).catch((error: unknown) => (error instanceof FilterUnsupported ? 'refused' : error))
      const isRefused = under().cannot?.includes('an OR of numbers and texts') === true
      expect(mixed).toEqual(isRefused ? 'refused' : ['p03', 'p07'])
    })

    it('finds documents by id, and nothing by unknown attributes', async () => {
      const ids = or(is('objectID', 'p03'), is('_id', 'p01'), is('objectID', 'no\0ne'))
      expect(await find('', { filters: [ids] })).toEqual(['p03', 'p01'])
      expect(await find('', { filters: [is('colour', 'red')] })).toEqual([])
      expect((await search('', { filters: [not(is('colour', 'red'))] })).total).toBe(9)
    })
  })
}

export function describeFacets({ under, search }: IndexQueries): void {
  describe('facets', () => {
    it('counts the values of all matches, whatever the page', async () => {
      const result = await search('kertas', { hitsPerPage: 1, facets: ['brand', 'vendor_name'] })
      expect(result.facets).toEqual({
        brand: { Joyko: 1, 'Paper One': 1, 'Sinar Dunia': 1, Standard: 1 },
        vendor_name: { 'CV Maju & Jaya': 2, 'PT Sinar Abadi': 2 },
      })
    })

    it('counts levels of categories, numbers with their figures, and as many as asked', async () => {
      const result = await search('', {
        facets: ['category_tree.name', 'stock'],
        valuesPerFacet: 2,
      })
      expect(result.facets['category_tree.name']).toEqual({ Office: 6, Paper: 3 })
      expect(result.facets['stock']).toEqual({ '10': 8, '0': 1 })
      expect(result.stats['stock']).toEqual({ min: 0, max: 10, avg: 80 / 9, sum: 80 })
    })

    it('answers several queries at once, each with its own filters', async () => {
      const kenko = is('brand', 'Kenko')
      const results = await under().index.search([
        makeQuery('', { filters: [kenko], facets: ['brand', 'vendor_name'] }),
        makeQuery('', { facets: ['brand'], hitsPerPage: 0 }),
      ])
      expect(results.map((result) => result.total)).toEqual([2, 9])
      expect(results[0]?.facets['brand']).toEqual({ Kenko: 2 })
      expect(Object.keys(results[1]?.facets['brand'] ?? {})).toHaveLength(8)
    })

    it('searches within the values of a facet', async () => {
      const valuesOf = async (facetText: string) =>
        (
          await under().index.searchFacet({
            ...makeQuery(''),
            facet: 'brand',
            facetText,
            limit: 2,
          })
        ).values
      expect(await valuesOf('ken')).toEqual([
        { value: 'Kenko', highlighted: '<em>Ken</em>ko', count: 2 },
      ])
      expect((await valuesOf('dunia'))[0]?.highlighted).toBe('Sinar <em>Dunia</em>')
      expect((await valuesOf('krisbwo'))[0]?.value).toBe('Krisbow')
      expect(await valuesOf('')).toHaveLength(2)
      expect(await valuesOf('zzz')).toEqual([])
    })
  })
}
