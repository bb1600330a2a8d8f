import { expect, it } from 'vitest'
import { parseSearch } from './search-params'

it('reads what a list of receipts is asked for', () => {
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

it('takes what it does not understand as not given', () => {
  expect(parseSearch({ by: 'colour', value: 'x', status: 'Lost', all: 'yes', skip: '-1' })).toEqual(
    {},
  )
})
