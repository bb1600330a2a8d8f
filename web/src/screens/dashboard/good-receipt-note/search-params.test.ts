import { expect, it } from 'vitest'
import { parseSearch } from './search-params'

it('reads the parameters of the receipt list', () => {
  expect(parseSearch({ by: 'code_grn', value: 'GRN-1', status: 'Rejected', skip: '2' })).toEqual({
    by: 'code_grn',
    value: 'GRN-1',
    status: 'Rejected',
    skip: 2,
  })
  expect(parseSearch({ all: 'true', receipt: ' GRN-1 ', package: 'p', ref: 'x' })).toEqual({
    all: 'true',
    receipt: 'GRN-1',
    package: 'p',
    ref: 'x',
  })
})

it('ignores invalid parameters', () => {
  expect(parseSearch({ by: 'colour', value: 'x', status: 'Lost', all: 'yes', skip: '-1' })).toEqual(
    {},
  )
})
