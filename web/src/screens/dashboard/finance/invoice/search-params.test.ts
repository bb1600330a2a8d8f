import { expect, it } from 'vitest'
import { MAX_MERGED } from '@pasok/domain/payments/payments.constants'
import { parseSearch as parsePayments } from '../payment/search-params'
import { parseSearch } from './search-params'

it('reads the parameters of the invoice list', () => {
  expect(parseSearch({ by: 'date', from: '2026-11-01', to: '2026-11-30', skip: '2' })).toEqual({
    by: 'date',
    from: '2026-11-01',
    to: '2026-11-30',
    skip: 2,
  })
  expect(parseSearch({ by: 'lastStatus', value: 'Paid', limit: '25', ref: 'mail' })).toEqual({
    by: 'lastStatus',
    value: 'Paid',
    limit: 25,
    ref: 'mail',
  })
})

it('restricts a due date range to a status', () => {
  const due = { by: 'date', from: '2026-11-01', to: '2026-11-30', status: 'Ready to Payment' }
  const { status, ...days } = due
  expect(parseSearch(due)).toEqual({ ...days, filter: [`lastStatus:${status}`] })
  expect(parseSearch({ ...due, status: 'Unpaid' })).toMatchObject({ filter: ['lastStatus:Unpaid'] })
  expect(parseSearch({ ...due, status: 'Lost' })).toEqual(days)
  expect(parseSearch({ status: 'Paid' })).toEqual({})
})

it('reads sorting and relative dates', () => {
  const overdue = { by: 'lastStatus', value: 'Unpaid', filter: ['date:overdue'], sort: 'due' }
  expect(parseSearch(overdue)).toEqual(overdue)
  expect(parseSearch({ by: 'date', value: 'some day', sort: 'price' })).toEqual({})
})

it('reads paging, and the open payment', () => {
  const summary = { page: 'summary', id: 'INV-1', transaction: 'TRX-1' }
  expect(parseSearch(summary)).toEqual(summary)
  const waiting = { page: 'waiting-payment', code: 'TRX-1' }
  expect(parseSearch(waiting)).toEqual(waiting)
})

it.each([
  ['the invoices', parseSearch],
  ['the payments', parsePayments],
])('reads the invoices to pay at %s: each once, none missing', (_, parse) => {
  const params = {
    invoice: ['INV-2', ' INV-1', 'INV-2', ''],
    method: 'Virtual Account',
    bank: '014',
  }
  expect(parse(params)).toEqual({ ...params, invoice: ['INV-2', 'INV-1'] })
  expect(parse({ invoice: 'INV-1', method: 'Cash' })).toEqual({ invoice: ['INV-1'] })
  const many = Array.from({ length: MAX_MERGED + 5 }, (_one, at) => `INV-${at}`)
  expect(parse({ invoice: many })).toEqual({ invoice: many })
})

it('ignores invalid parameters', () => {
  expect(parseSearch({ by: 'colour', value: 'x', page: 'Lost', id: ' ', invoice: '' })).toEqual({})
  expect(parseSearch({ by: 'date', from: '2026-02-31', to: '2026-03-01' })).toEqual({})
  expect(parsePayments({ status: 'Lost', skip: '-1' })).toEqual({})
})
