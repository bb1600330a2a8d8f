import { describe, expect, it } from 'vitest'
import { invoicePaper } from './invoices.paper'

const party = { _id: 'party', name: 'PT Satu', phone: '', address: '', tax_number: '' }

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
  items: [
    {
      _id: 'item',
      name: 'Kertas A4',
      slug: 'kertas-a4',
      sku: 'KRT-A4',
      brand: 'Sinar',
      retail_price: 10_000,
      discount: 0.025,
      discount_price: 9_750,
      quantity_original: 10,
      quantity: 10,
      discount_price_original: 9_750,
      sub_total_original: 108_225,
      received: 10,
      tax: { title: 'PPN', value: 0.125 },
      sub_total: 108_225,
      sub_total_received: 97_500,
      sub_total_tax: 10_725,
      note: '',
    },
  ],
  reference_document: [],
  direct_payment: false,
  version: 1,
}

const paperIn = (timeZone: string) => invoicePaper(invoice, { language: 'en', timeZone })

const factsIn = (timeZone: string) =>
  Object.fromEntries(paperIn(timeZone).facts.map(({ label, lines }) => [label, lines]))

describe('an invoice on paper', () => {
  it('is due on the same day in every time zone; the day of issue is in the reader’s zone', () => {
    expect(factsIn('America/New_York')).toMatchObject({
      'Invoice date': ['21 Nov 2026'],
      'Due date': ['22 Dec 2026'],
    })
    expect(factsIn('Asia/Jakarta')).toMatchObject({
      'Invoice date': ['22 Nov 2026'],
      'Due date': ['22 Dec 2026'],
    })
  })

  it('names both parties with their tax numbers, its references and how it is paid', () => {
    const paper = invoicePaper(
      {
        ...invoice,
        vendor: { ...party, name: 'PT Sinar', tax_number: '0123456789012345' },
        buyer: { ...party, name: 'PT Maju', tax_number: '987654321098765' },
        shipping_costs: 15_000,
        down_payment: 23_225,
        grand_total: 100_000,
        reference_document: [
          {
            code_po: 'PO-1',
            code_package: 'PKG-1',
            code_grn: 'GRN-1',
            orderId: 'order',
            packageId: 'package',
          },
        ],
        infoPayment: [
          { method: 'transfer', bank: 'BCA', directions: '123', code: 'PAY-1', imageUrl: '' },
        ],
      },
      { language: 'en', timeZone: 'Asia/Jakarta' },
    )
    expect(paper.head).toMatchObject({ kind: 'INVOICE', code: 'INV-1', company: 'PT Sinar' })
    expect(Object.fromEntries(paper.facts.map(({ label, lines }) => [label, lines]))).toMatchObject(
      {
        From: ['PT Sinar', 'Tax number (NPWP) 0123456789012345'],
        To: ['PT Maju', 'Tax number (NPWP) 987654321098765'],
        'Reference documents': ['Purchase order PO-1', 'Package PKG-1', 'Goods receipt GRN-1'],
        'Payment method': [
          'Virtual account or bank transfer',
          'BCA · 123 · PAY-1',
          'Quote INV-1 as the reference.',
        ],
      },
    )
    expect(paper.figures.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Before tax Rp. 97.500',
      'Tax Rp. 10.725',
      'Shipping Rp. 15.000',
      'Total Rp. 123.225',
      'Down payment used −Rp. 23.225',
      'Grand total Rp. 100.000',
    ])
    expect(paper.tables[0]?.rows[0]?.[1]).toEqual({ text: 'Kertas A4', below: ['Sinar · KRT-A4'] })
  })

  // proves 2.5.22 2.5.23
  it('shows a discount in whole percent, rounded down, and the exact tax', () => {
    const [table] = paperIn('Asia/Jakarta').tables
    const words = table?.rows[0]?.map(({ text }) => text)
    expect(words?.slice(4, 6)).toEqual(['2%', 'PPN 12,5%'])
  })
})
