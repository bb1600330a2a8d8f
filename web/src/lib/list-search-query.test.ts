import { describe, expect, it } from 'vitest'
import { queryOfSearch, searchOfQuery } from './list-search-query'

const TOPICS = ['vendor', 'date', 'code'] as const

describe('a saved search', () => {
  it.each([
    { by: 'vendor', value: 'PT Sinar & Rekan = 100%' },
    { by: 'code', value: '00042' },
    { by: 'date', from: '2026-11-01', to: '2026-11-21' },
    { filter: ['vendor:Sinar & Rekan'], by: 'code', value: '00042', search: 'kertas' },
    {},
  ])('is restored unchanged: %j', (search) => {
    expect(searchOfQuery(queryOfSearch(search), TOPICS)).toEqual(search)
  })

  it('does not contain the order', () => {
    expect(queryOfSearch({ by: 'code', value: '1', sort: 'oldest' })).toBe('by=code&value=1')
  })

  it('is the whole list when it is no longer valid', () => {
    expect(searchOfQuery('by=status&value=Open', TOPICS)).toEqual({})
    expect(searchOfQuery('by=date&from=2026-11-01', TOPICS)).toEqual({})
    expect(searchOfQuery('%%%', TOPICS)).toEqual({})
  })
})
