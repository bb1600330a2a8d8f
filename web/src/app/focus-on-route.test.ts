import { describe, expect, it } from 'vitest'
import { isSamePage } from './focus-on-route'

const at = (pathname: string, search: Record<string, unknown> = {}) => ({ pathname, search })
const REQUESTS = '/dashboard/purchase-requests'

describe('is it the same page', () => {
  it.each([
    ['filters and page numbers', at(REQUESTS, { page: 1 }), at(REQUESTS, { page: 2, q: 'a' })],
    [
      'a tab',
      at(REQUESTS, { page: 'detail', id: 'a' }),
      at(REQUESTS, { page: 'detail', id: 'a', tab: 'history' }),
    ],
    [
      'the first save of what is being written',
      at(REQUESTS, { page: 'create' }),
      at(REQUESTS, { page: 'create', id: 'a' }),
    ],
  ])('yes: %s', (_, from, to) => {
    expect(isSamePage(from, to)).toBe(true)
  })

  it.each([
    ['another screen', at('/dashboard'), at(REQUESTS)],
    ['from the list to a request', at(REQUESTS), at(REQUESTS, { page: 'detail', id: 'a' })],
    [
      'another request',
      at(REQUESTS, { page: 'detail', id: 'a' }),
      at(REQUESTS, { page: 'detail', id: 'b' }),
    ],
    [
      'a new one after a saved one',
      at(REQUESTS, { page: 'create', id: 'a' }),
      at(REQUESTS, { page: 'create' }),
    ],
    [
      'another product',
      at('/dashboard/products', { page: 'detail-product', slug: 'a' }),
      at('/dashboard/products', { page: 'detail-product', slug: 'b' }),
    ],
  ])('no: %s', (_, from, to) => {
    expect(isSamePage(from, to)).toBe(false)
  })
})
