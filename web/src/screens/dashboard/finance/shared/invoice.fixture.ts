import type { Invoice } from '@pasok/domain/invoices/invoices.model'

const party = { _id: 'party-1', name: 'PT Satu', phone: '', address: '', tax_number: '' }

/** An invoice that waits for its payment, for tests. */
export const invoiceOf = (given: Partial<Invoice> = {}): Invoice => ({
  _id: 'invoice-1',
  invoice_number: 'INV-1',
  date: '2026-11-22T02:00:00.000Z',
  vendor: party,
  buyer: { ...party, _id: 'party-2' },
  sub_total: 100_000,
  tax: 11_000,
  shipping_costs: 0,
  down_payment: 0,
  grand_total: 111_000,
  due_date: '2026-12-22',
  due_mark: null,
  lastStatus: 'Ready to Payment',
  statuses: [],
  infoPayment: [],
  items: [],
  reference_document: [],
  direct_payment: false,
  version: 1,
  actions: { pay: true },
  ...given,
})
