import { expect, it } from 'vitest'
import { parseDeliveryAreas, parseVendorProducts } from './search-params'

it('reads what of the list is shown', () => {
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
])('%s counts as not given', (_, address) => {
  expect(parseVendorProducts(address)).toEqual({})
})

it('keeps the list behind the form of a product', () => {
  expect(parseVendorProducts({ page: 'edit', id: 'p1', skip: '3' })).toEqual({
    page: 'edit',
    id: 'p1',
    skip: 3,
  })
  expect(parseVendorProducts({ page: 'create', id: 'p1' })).toEqual({ page: 'create' })
})

it('reads the delivery area that is open', () => {
  expect(parseDeliveryAreas({ area: 'new', search: 'java' })).toEqual({
    area: 'new',
    search: 'java',
  })
  expect(parseDeliveryAreas({ area: '' })).toEqual({})
})
