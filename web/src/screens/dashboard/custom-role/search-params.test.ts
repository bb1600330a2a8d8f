import { describe, expect, it } from 'vitest'
import { parseSearch } from './search-params'

describe('the address of the roles', () => {
  it('keeps valid parameters and foreign ones', () => {
    expect(
      parseSearch({ page: 'edit', id: 'a', search: 'site', skip: 2, limit: '25', tab: 'x' }),
    ).toEqual({ page: 'edit', id: 'a', search: 'site', skip: 2, limit: 25, tab: 'x' })
  })

  it.each([
    { page: 'detail' },
    { id: '' },
    { search: '' },
    { search: 4 },
    { skip: 0 },
    { skip: -1 },
    { skip: 1.5 },
    { skip: 'two' },
    { limit: 10 },
    { limit: 7 },
  ])('leaves out %o', (given) => {
    expect(parseSearch(given)).toEqual({})
  })
})
