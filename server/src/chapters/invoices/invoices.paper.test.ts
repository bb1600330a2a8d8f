import type { Contract } from '@pasok/domain/kernel/contract'
import { getInvoicePdf, getVendorInvoicePdf } from '@pasok/domain/invoices/invoices.contract'
import { getDeliveryNotePdf } from '@pasok/domain/orders/orders.contract'
import { getReceiptPdf, getVendorReceiptPdf } from '@pasok/domain/receipts/receipts.contract'
import { returnReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import { getStoreProfile, saveStoreProfile } from '@pasok/domain/vendors/portal/portal.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startApi, type Api, type Person } from '../../../test/api'
import { companyId } from '../../../test/company'
import { invoiceNow, issued } from '../../../test/invoices'
import { allOf, received, shipped } from '../../../test/receipts'
import { readPdf } from '../../adapters/pdf/read-pdf'

let api: Api
let vendor: Person
let buyer: Person

beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
  buyer = await api.as('owner@maju.test')
})
afterAll(() => api.drop())

/** Returns the pages of a document, and their whole text without spaces. */
async function paperOf(person: Person, contract: Contract, id: string, query = '') {
  const { status, bytes, headers } = await person.call('GET', pathOf(contract, { id }) + query, {
    token: contract.token,
  })
  const pages = status === 200 ? readPdf(bytes ?? Buffer.from('')) : []
  const text = pages
    .flatMap(({ lines }) => lines)
    .join('')
    .replaceAll(/\s/g, '')
  return { status, pages, text, name: headers['content-disposition'] }
}
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

/** Sets the vendor's tax number, and the buyer's NPWP as a legal document. */
async function giveTaxNumbers() {
  const { logo_url, description, email, website, instagram, facebook, twitter, ...rest } =
    await vendor.must(getStoreProfile, {})
  const { province_id, city_id, subdistrict_id, village_id, postcode, street } = rest
  const texts = { logo_url, description, phone: '+6281234567890', email }
  const links = { website, instagram, facebook, twitter }
  const place = { province_id, city_id, subdistrict_id, village_id, postcode, street }
  const body = { ...texts, ...links, ...place }
  const wrong = await vendor.request(saveStoreProfile, { body: { ...body, tax_number: '12.345' } })
  expect(wrong).toMatchObject({ status: 422 })
  const saved = await vendor.must(saveStoreProfile, {
    body: { ...body, tax_number: '01.234.567.8-901.234' },
  })
  expect(saved.tax_number).toBe('012345678901234')
  expect((await vendor.must(saveStoreProfile, { body })).tax_number).toBe('012345678901234')
  await api.pool.query(
    `insert into legal_documents (buyer_id, kind_id, title, short_title, number)
     select $1, id, title, short_title, '0987654321098765' from legal_document_kinds
     where short_title = 'NPWP' and company_type_id = coalesce(
       (select type_id from buyers where id = $1), company_type_id) limit 1`,
    [companyId('maju')],
  )
}

describe('an invoice on paper', () => {
  it('is a document of one page, with both tax numbers, for its buyer and its vendor', async () => {
    await giveTaxNumbers()
    const { invoice_number: number, _id: id, grand_total: total } = await issued(api)
    const invoice = await invoiceNow(api, { _id: id })
    for (const [person, contract] of [
      [buyer, getInvoicePdf],
      [vendor, getVendorInvoicePdf],
    ] as const) {
      const { text, pages, name } = await paperOf(person, contract, id)
      expect(name).toContain(`${number}.pdf`)
      expect(pages).toHaveLength(1)
      for (const words of [
        'INVOICE',
        number,
        invoice.vendor.name,
        invoice.buyer.name,
        'Tax number (NPWP) 012345678901234',
        'Tax number (NPWP) 0987654321098765',
        'Due date',
        ...invoice.items.flatMap((item) => [item.name, item.sku]),
        ...invoice.reference_document.flatMap((one) => [one.code_po, one.code_grn]),
        `Grand total Rp. ${total.toLocaleString('id-ID')}`,
        'Page 1 of 1',
      ])
        expect(text).toContain(squeezed(words))
      expect(text).not.toContain('ORDERED')
    }
    // An issued invoice does not change.
    await api.pool.query(`update vendors set tax_number = '' where legal_name = $1`, [
      invoice.vendor.name,
    ])
    expect((await invoiceNow(api, { _id: id })).vendor.tax_number).toBe('012345678901234')
  })

  it('is for no other company, and for no user who may not read invoices', async () => {
    const { _id: id } = await issued(api)
    const of = async (email: string, contract: Contract) =>
      (await paperOf(await api.as(email), contract, id)).status
    expect(await of('owner@lain.test', getInvoicePdf)).toBe(404)
    expect(await of('vendor@karya.test', getVendorInvoicePdf)).toBe(404)
    expect(await of('purchasing@maju.test', getInvoicePdf)).toBe(403)
    expect(await of('vendor@sinar.test', getInvoicePdf)).toBe(403)
  })
})

describe('a receipt and a delivery note on paper', () => {
  it('a receipt shows what was received, and that it was returned', async () => {
    const place = await shipped(api)
    const receipt = await received(buyer, place, allOf(place.pack))
    const before = await paperOf(buyer, getReceiptPdf, receipt._id)
    expect(before.text).toContain('GOODSRECEIPTNOTE')
    expect(before.text).toContain(squeezed(receipt.received.code))
    expect(before.text).toContain(place.order.code_po)
    expect(before.text).not.toContain('Returned')
    await vendor.must(returnReceipt, {
      params: { id: receipt._id },
      body: { reason: 'Two boxes were counted twice' },
    })
    for (const [person, contract] of [
      [buyer, getReceiptPdf],
      [vendor, getVendorReceiptPdf],
    ] as const) {
      const { text, pages } = await paperOf(person, contract, receipt.received.code)
      expect(pages).toHaveLength(1)
      expect(text).toContain('Returnedbythevendor')
      expect(text).toContain(squeezed('Two boxes were counted twice'))
    }
  })

  it('a delivery note has the goods without prices, and room to sign', async () => {
    const { order, pack } = await shipped(api)
    const note = await paperOf(
      vendor,
      getDeliveryNotePdf,
      order._id,
      `?package=${pack.code_package}`,
    )
    expect(note.pages).toHaveLength(1)
    for (const words of ['Delivery note', order.buyer.name, pack.code_package, 'Received by'])
      expect(note.text).toContain(squeezed(words))
    expect(note.text).not.toContain('Rp.')
    expect((await paperOf(vendor, getDeliveryNotePdf, order._id, '?package=PKG')).status).toBe(404)
    const other = await api.as('vendor@karya.test')
    expect((await paperOf(other, getDeliveryNotePdf, order._id)).status).toBe(404)
  })
})
