import { expect, it } from 'vitest'
import { parseDeliveryAreas, parseVendorProducts } from './search-params'

it('reads the parameters of the list', () => {
  const address = {
    search: 'paper',
    skip: 2,
    limit: 50,
    category: 'c1',
    brand: 'Sinar',
    state: 'withdrawn',
    stock: 'low',
    picture: 'without',
    sort: 'price_desc',
  }
  expect(parseVendorProducts(address)).toEqual(address)
})

it.each([
  ['a state that there is not', { state: 'lost' }],
  ['another stock', { stock: 'any' }],
  ['the usual order', { sort: 'newest' }],
  ['an order that there is not', { sort: 'color' }],
  ['a page that there is not', { page: 'delete', id: 'p1' }],
  ['an id without a page', { id: 'p1' }],
  ['words that are too long', { brand: 'x'.repeat(201) }],
  ['no text', { category: 7, search: '' }],
])('%s is ignored', (_, address) => {
  expect(parseVendorProducts(address)).toEqual({})
})

it('keeps the list’s parameters behind the product form', () => {
  expect(parseVendorProducts({ page: 'edit', id: 'p1', skip: '3' })).toEqual({
    page: 'edit',
    id: 'p1',
    skip: 3,
  })
  expect(parseVendorProducts({ page: 'create', id: 'p1' })).toEqual({ page: 'create' })
})

it('reads the open delivery area', () => {
  expect(parseDeliveryAreas({ area: 'new', search: 'java' })).toEqual({
    area: 'new',
    search: 'java',
  })
  expect(parseDeliveryAreas({ area: '' })).toEqual({})
})
