import { describe, expect, it } from 'vitest'
import { parseSearch } from './search-params'

describe('the address of the products', () => {
  it('reads the detail page by its specified name', () => {
    expect(parseSearch({ page: 'detail-product', slug: 'kertas-a4' })).toEqual({
      page: 'detail-product',
      slug: 'kertas-a4',
    })
  })

  it('reads a search', () => {
    expect(
      parseSearch({ q: 'kertas', brand: ['Sinar', 'Bola'], vendor: 'Abadi', page: 3 }),
    ).toEqual({ q: 'kertas', brand: ['Sinar', 'Bola'], vendor: ['Abadi'], page: 3 })
  })

  it('reads numeric-looking words as words', () => {
    expect(parseSearch({ q: 2024, brand: [3, 'Sinar'], slug: 12 })).toEqual({
      q: '2024',
      brand: ['3', 'Sinar'],
      slug: '12',
    })
  })

  it.each([0, 1, -2, 2.5, 1_001, 'x', null, [2]])('counts page %s as the first', (page) => {
    expect(parseSearch({ page })).toEqual({})
  })

  it('reads a filter once and drops invalid ones', () => {
    expect(
      parseSearch({ brand: ['Sinar', 'Sinar', '', null], vendor: [{}], tab: 'other' }),
    ).toEqual({ brand: ['Sinar'] })
  })

  it('reads category, sorting and the open dialog', () => {
    expect(parseSearch({ category: 'c-1', sort: 'newest', show: 'comparison' })).toEqual({
      category: 'c-1',
      sort: 'newest',
      show: 'comparison',
    })
    expect(parseSearch({ category: '', sort: 'brand', show: 'nothing' })).toEqual({})
  })

  it('keeps foreign parameters in the address', () => {
    expect(parseSearch({ ref: 'mail' })).toEqual({ ref: 'mail' })
  })
})
