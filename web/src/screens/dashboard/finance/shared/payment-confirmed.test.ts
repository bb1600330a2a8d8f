// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { invoiceOf } from './invoice.fixture'
import { invoicesNow } from './payment-confirmed'

const ready = invoiceOf()
const paid = invoiceOf({ lastStatus: 'Paid' })
const other = {
  method: 'Virtual Account',
  bank: 'BCA',
  directions: '',
  code: 'TRX-2',
  imageUrl: '',
}
const waiting = invoiceOf({ lastStatus: 'Waiting Payment', infoPayment: [other] })

it('can be paid again only while all are still payable', () => {
  expect(invoicesNow([ready, ready])).toEqual({ telling: 'again' })
  expect(invoicesNow([ready, paid])).toEqual({ telling: 'someNotPayable' })
  expect(invoicesNow([ready, invoiceOf({ lastStatus: 'Withdrawn' })]).telling).not.toBe('again')
})

it('otherwise gives their status, and where they are being paid', () => {
  expect(invoicesNow([paid, paid])).toEqual({ telling: 'paidSince' })
  expect(invoicesNow([ready, waiting])).toEqual({ telling: 'paidElsewhere', payment: 'TRX-2' })
  expect(invoicesNow([paid, waiting])).toEqual({ telling: 'paidElsewhere', payment: 'TRX-2' })
})
