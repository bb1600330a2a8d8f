import { expect, it } from 'vitest'
import { readAddress, writeAddress } from './address'

it('reads an address as people write it', () => {
  expect(readAddress('?page=detail&id=PR-A-202611-00001')).toEqual({
    page: 'detail',
    id: 'PR-A-202611-00001',
  })
  expect(readAddress('?status=Ready%20to%20Shipped')).toEqual({ status: 'Ready to Shipped' })
  expect(readAddress('?brand=Sidu&brand=Joyko')).toEqual({ brand: ['Sidu', 'Joyko'] })
  expect(readAddress('')).toEqual({})
})

it('writes it back the same, leaving out what is not given', () => {
  expect(writeAddress({ page: 2, brand: ['A & B', 'C'], q: '', vendor: undefined })).toBe(
    '?page=2&brand=A+%26+B&brand=C',
  )
  expect(writeAddress({})).toBe('')
  expect(readAddress(writeAddress({ q: '10" +5%', page: 'detail' }))).toEqual({
    q: '10" +5%',
    page: 'detail',
  })
})
