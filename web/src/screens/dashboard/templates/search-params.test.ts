import { describe, expect, it } from 'vitest'
import { parseSearch } from './search-params'

describe('the address of the templates', () => {
  it('reads page, id and paging', () => {
    expect(parseSearch({ page: 'detail', id: 'a1', other: 1 })).toEqual({
      page: 'detail',
      id: 'a1',
      other: 1,
    })
    expect(parseSearch({ skip: '3', limit: 30 })).toEqual({ skip: 3, limit: 30 })
    expect(parseSearch({ page: 'else', id: ' ', skip: 0, limit: 15 })).toEqual({})
  })

  it('reads a complete search', () => {
    expect(parseSearch({ by: 'name', value: 'office' })).toEqual({ by: 'name', value: 'office' })
    expect(parseSearch({ by: 'date', from: '2026-11-01' })).toEqual({})
    expect(parseSearch({ by: 'code_pr', value: 'x' })).toEqual({})
  })
})
