import { describe, expect, it } from 'vitest'
import { invoicePaper } from './invoices.paper'

const party = { _id: 'party', name: 'PT Satu', phone: '', address: '' }

const invoice: Parameters<typeof invoicePaper>[0] = {
  _id: 'invoice',
  invoice_number: 'INV-1',
  date: '2026-11-22T02:00:00.000Z',
  vendor: party,
  buyer: party,
  sub_total: 97_500,
  tax: 10_725,
  shipping_costs: 0,
  down_payment: 0,
  grand_total: 108_225,
  due_date: '2026-12-22',
  due_mark: null,
  lastStatus: 'Ready to Payment',
  statuses: [],
  infoPayment: [],
  items: [],
  reference_document: [],
  direct_payment: false,
  version: 1,
}

/** What stands beside a label, the labels in English. */
const factsIn = (timeZone: string) =>
  Object.fromEntries(
    invoicePaper(invoice, { language: 'en', timeZone }).facts.map(({ label, lines }) => [
      label,
      lines,
    ]),
  )

describe('an invoice on paper', () => {
  it('is due on the same day in every time zone; the day of its issue is that of the reader', () => {
    expect(factsIn('America/New_York')).toMatchObject({
      'Invoice date': ['21 Nov 2026'],
      'Due date': ['22 Dec 2026'],
    })
    expect(factsIn('Asia/Jakarta')).toMatchObject({
      'Invoice date': ['22 Nov 2026'],
      'Due date': ['22 Dec 2026'],
    })
  })
})
