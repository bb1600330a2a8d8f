import { describe, expect, it } from 'vitest'
import { parseSearch } from './search-params'

describe('the address of the requests', () => {
  it('reads page, id, skip and limit', () => {
    expect(parseSearch({ page: 'detail', id: 'PR-NMJ-202611-00001' })).toEqual({
      page: 'detail',
      id: 'PR-NMJ-202611-00001',
    })
    expect(parseSearch({ skip: '3', limit: 50 })).toEqual({ skip: 3, limit: 50 })
  })

  it('ignores invalid parameters', () => {
    expect(parseSearch({ page: 'elsewhere', id: '  ', skip: '-1', limit: 'many' })).toEqual({})
    expect(parseSearch({ skip: 1.5, limit: 101 })).toEqual({})
    expect(parseSearch({ skip: '', limit: null })).toEqual({})
  })

  it('reads a search only when complete', () => {
    expect(parseSearch({ by: 'code_pr', value: 42 })).toEqual({ by: 'code_pr', value: '42' })
    expect(parseSearch({ by: 'date', from: '2026-11-01', to: '2026-11-21' })).toEqual({
      by: 'date',
      from: '2026-11-01',
      to: '2026-11-21',
    })
    expect(parseSearch({ by: 'date', from: '2026-11-01', skip: 2 })).toEqual({ skip: 2 })
    expect(parseSearch({ by: 'price', value: '1' })).toEqual({})
  })

  it('omits the first page and the default size, so that one list has one address', () => {
    expect(parseSearch({ skip: 0, limit: 10 })).toEqual({})
  })

  it('keeps foreign parameters, and a numeric code as text', () => {
    expect(parseSearch({ ref: 'mail', id: 42 })).toEqual({ ref: 'mail', id: '42' })
  })
})
