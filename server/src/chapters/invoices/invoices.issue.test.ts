import { listInvoices } from '@pasok/domain/invoices/invoices.contract'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import * as calls from '@pasok/domain/invoices/invoices.vendor.contract'
import {
  getOrder,
  getOrderLedger,
  uploadDownPaymentProof,
} from '@pasok/domain/orders/orders.contract'
import * as orders from '@pasok/domain/orders/orders.vendor.contract'
import { addBankAccount } from '@pasok/domain/payments/bank-accounts/banks.contract'
import { getReceipt } from '@pasok/domain/receipts/receipts.contract'
import { approveReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import { getOwnVendor, saveVendorTerms } from '@pasok/domain/vendors/portal/portal.contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { vendorId } from '../../../test/company'
import { during } from '../../../test/during'
import { assertSound, readStock } from '../../../test/invariants'
import { invoiceable, invoiceNow, issued, issuedOf } from '../../../test/invoices'
import { orderedOne, orderNow } from '../../../test/orders'
import { picture } from '../../../test/order-stages'
import { received } from '../../../test/receipts'

const FULL = process.env['FAULTS'] === 'full'

let api: Api
let stock: Map<string, string>
let vendor: Person
let buyer: Person

beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  vendor = await api.as('vendor@sinar.test')
  buyer = await api.as('owner@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const byId = (id: string) => ({ params: { id } })
const reason = 'Wrong shipping'

describe('an invoice', () => {
  it('equals its preview, and is the same for both sides', async () => {
    const { place, receipt } = await invoiceable(api)
    const preview = await vendor.must(calls.previewInvoice, byId(receipt._id))
    const invoice = await vendor.must(calls.issueInvoice, {
      ...byId(receipt._id),
      body: { version: preview.receipt_version, grand_total: preview.grand_total },
    })
    const { receipt_version: _, down_payment_left: left, payment_term: term, ...said } = preview
    expect(invoice).toMatchObject(said)
    expect([left, term, invoice.lastStatus]).toEqual([0, 45, 'Ready to Payment'])
    expect(invoice.invoice_number).toMatch(/^INV-SINAR[A-Z]*-\d{6}-\d{5}$/)
    const { actions: _vendors, ...fields } = invoice
    const seen = await invoiceNow(api, invoice)
    expect(seen).toMatchObject(fields)
    expect(seen.actions).toEqual({ pay: true })
    expect(invoice.actions).toEqual({ withdraw: true, confirm: false, refuse: false })
    for (const name of [invoice.invoice_number, place.pack._id])
      expect(await invoiceNow(api, { _id: name })).toEqual(seen)
    const order = await orderNow(api, place.order)
    expect(order.packages[0]?.invoice).toEqual({
      _id: invoice._id,
      invoice_number: invoice.invoice_number,
      lastStatus: 'Ready to Payment',
      grand_total: invoice.grand_total,
    })
    expect((await buyer.must(getReceipt, byId(receipt._id))).lastStatus).toBe('Invoicing')
    const [line] = await buyer.must(getOrderLedger, byId(place.order._id))
    expect(line?.entries.at(-1)).toMatchObject({ step: 'invoiced', quantity: 4 })
  })

  it('is refused when its receipt or amount differs from what was seen', async () => {
    const { receipt, place } = await invoiceable(api)
    const preview = await vendor.must(calls.previewInvoice, byId(receipt._id))
    await api.pool.query('update packages set shipping_cost = 1 where id = $1', [place.pack._id])
    for (const body of [
      { version: preview.receipt_version + 1 },
      { grand_total: preview.grand_total },
    ])
      expect(
        await vendor.request(calls.issueInvoice, { ...byId(receipt._id), body }),
      ).toMatchObject({
        status: 409,
        codes: ['stale_version'],
      })
    await api.pool.query('update packages set shipping_cost = 0 where id = $1', [place.pack._id])
  })

  it('is issued once, however many concurrent requests there are', async () => {
    const { receipt } = await invoiceable(api)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        vendor.request(calls.issueInvoice, { ...byId(receipt._id), body: {} }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ])
    expect(await vendor.request(calls.previewInvoice, byId(receipt._id))).toMatchObject({
      status: 409,
      codes: ['illegal_move'],
    })
  })

  it('that is withdrawn allows another one for its receipt, with another number', async () => {
    const { place, receipt } = await invoiceable(api)
    const first = await issuedOf(vendor, receipt)
    const withdraw = () =>
      vendor.request(calls.withdrawInvoice, { ...byId(first.invoice_number), body: { reason } })
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await invoiceNow(api, first)).statuses.at(-1)).toMatchObject({
      name: 'Withdrawn',
      note: reason,
    })
    expect((await orderNow(api, place.order)).packages[0]?.invoice).toBeNull()
    expect((await buyer.must(getReceipt, byId(receipt._id))).lastStatus).toBe('Ready to Invoice')
    const second = await issuedOf(vendor, receipt)
    expect(second.invoice_number).not.toBe(first.invoice_number)
    expect((await invoiceNow(api, { _id: place.pack._id }))._id).toBe(second._id)
    const [line] = await buyer.must(getOrderLedger, byId(place.order._id))
    expect(line?.entries.slice(-3).map(({ step }) => step)).toEqual([
      'invoiced',
      'invoice-withdrawn',
      'invoiced',
    ])
  })

  it('keeps its payment method, whatever its vendor changes later', async () => {
    const own = await vendor.must(getOwnVendor)
    const terms = {
      default_discount: own.default_discount,
      default_down_payment: own.default_down_payment,
      default_payment_term: own.default_payment_term,
    }
    const directly = { body: { ...terms, direct_payment: true } }
    // Refused until there is an account to pay to.
    expect((await vendor.request(saveVendorTerms, directly)).status).toBe(422)
    const account = { bank_code: '014', account_number: '1234500077' }
    await vendor.must(addBankAccount, { body: account })
    await vendor.must(saveVendorTerms, directly)
    const direct = await issued(api)
    await vendor.must(saveVendorTerms, { body: { ...terms, direct_payment: false } })
    expect((await issued(api)).direct_payment).toBe(false)
    expect((await invoiceNow(api, direct)).direct_payment).toBe(true)
  })

  it('is not paid to a vendor that removes its last account at the same moment', async () => {
    const { receipt } = await invoiceable(api)
    const own = [vendorId('sinar')]
    await api.pool.query('update vendors set direct_payment = true where id = $1', own)
    const { direct_payment: isDirect } = await during(
      api.pool,
      [
        ['update vendors set direct_payment = false where id = $1', own],
        ['update vendor_bank_accounts set deleted_at = now() where vendor_id = $1', own],
      ],
      () => issuedOf(vendor, receipt),
    )
    expect(isDirect).toBe(false)
  })
})

describe('the down payment of an order', () => {
  /** Creates an order of two packages with a confirmed down payment and everything received. */
  async function delivered(parts: readonly [number, number]) {
    const karya = await api.as('vendor@karya.test')
    const order = await orderedOne(api, [
      { product: 'helm', quantity: 3 },
      { product: 'kabel', quantity: 12.5 },
    ])
    const proof = { id: order._id, fileUrl: await picture(buyer, 'buyer') }
    await buyer.must(uploadDownPaymentProof, { body: proof })
    await karya.must(orders.confirmDownPayment, { ...byId(order._id), body: {} })
    const receipts: string[] = []
    for (const [index, pack] of order.packages.entries()) {
      const move = { ...byId(pack._id), body: {} }
      await karya.must(orders.pickPackage, move)
      await karya.must(orders.setShipping, { ...byId(pack._id), body: { shipping_cost: 7_001 } })
      await karya.must(orders.makePackageReady, move)
      await karya.must(orders.shipPackage, move)
      const items = pack.items.map(({ _id, quantity }) => ({
        _id,
        received: Math.max(0.01, Math.floor(quantity * (parts[index] ?? 0)) / 100),
      }))
      const receipt = await received(buyer, { order, pack }, items)
      await karya.must(approveReceipt, { ...byId(receipt._id), body: {} })
      receipts.push(receipt._id)
    }
    return { karya, order, receipts }
  }

  const used = (invoices: readonly VendorInvoice[]) =>
    invoices.reduce((total, invoice) => total + invoice.down_payment, 0)

  // proves 2.9.17
  it('and its invoices equal what was received and shipped, for any split', async () => {
    const part = fc.integer({ min: 1, max: 100 })
    await fc.assert(
      fc.asyncProperty(part, part, fc.boolean(), async (one, other, isTurned) => {
        const { karya, order, receipts } = await delivered([one, other])
        const invoices: VendorInvoice[] = []
        for (const id of isTurned ? receipts.toReversed() : receipts) {
          const first = await issuedOf(karya, { _id: id })
          if (first.lastStatus === 'Paid') invoices.push(first)
          else {
            await karya.must(calls.withdrawInvoice, { ...byId(first._id), body: { reason } })
            invoices.push(await issuedOf(karya, { _id: id }))
          }
        }
        const lines = invoices.flatMap(({ items }) =>
          items.map((item) => item.sub_total_received + item.sub_total_tax),
        )
        const invoiced = invoices.reduce((total, invoice) => total + invoice.grand_total, 0)
        const amounts = lines.reduce((total, amount) => total + amount, 0)
        expect(invoiced + used(invoices)).toBe(amounts + 2 * 7_001)
        const now = await buyer.must(getOrder, byId(order._id))
        expect(used(invoices)).toBeLessThanOrEqual(now.down_payment)
        expect(invoiced === 0 || used(invoices) === now.down_payment).toBe(true)
        const hasEnded = invoices.every(({ lastStatus }) => lastStatus === 'Paid')
        expect(now.refund_due).toBe(hasEnded ? now.down_payment - used(invoices) : 0)
        expect(now.lastStatus).toBe(hasEnded ? 'Paid' : 'Delivered')
      }),
      { numRuns: FULL ? 40 : 4, examples: [[1, 1, false]] },
    )
  })
})

describe('a list of invoices', () => {
  // proves 2.7.22
  it('can be searched by number, vendor, status and due date, with exact sums', async () => {
    const invoice = await issued(api)
    const by = async (query: object) =>
      (await buyer.must(listInvoices, { query })).map(({ _id }) => _id)
    const { invoice_number: number, due_date: day } = invoice
    expect(await by({ searchTopic: 'invoice_number', searchValue: number.toLowerCase() })).toEqual([
      invoice._id,
    ])
    expect(await by({ searchTopic: 'vendor', searchValue: 'sinar' })).toContain(invoice._id)
    expect(await by({ searchTopic: 'lastStatus', searchValue: 'Paid' })).not.toContain(invoice._id)
    const days = (await buyer.must(listInvoices, { query: { sort: 'due', limit: 100 } })).map(
      ({ due_date: due }) => due,
    )
    expect(days).toEqual(days.toSorted())
    for (const searchText of [number.toLowerCase(), 'sinar', 'kertas'])
      expect(await by({ searchText, filter: 'lastStatus:Unpaid' })).toContain(invoice._id)
    expect(await by({ searchText: number, filter: 'lastStatus:Paid' })).toEqual([])
    const range = { rangeTopic: 'due_date', rangeFrom: day, rangeTo: `${day}T23:59:59` }
    expect(await by(range)).toContain(invoice._id)
    expect(
      await by({ ...range, rangeFrom: `${day.slice(0, 8)}01`, rangeTo: '2026-01-01' }),
    ).toEqual([])
    const statement = await vendor.must(calls.listStatement, {
      params: { buyer_id: invoice.buyer._id },
    })
    const open = (await vendor.must(calls.listVendorInvoices, { query: { limit: 100 } })).filter(
      ({ lastStatus, buyer: { _id } }) =>
        lastStatus === 'Ready to Payment' && _id === invoice.buyer._id,
    )
    const sum = open.reduce((total, { grand_total }) => total + grand_total, 0)
    expect(statement.closing).toBe(sum)
    expect(statement.rows.at(-1)).toMatchObject({ kind: 'invoice', balance: sum })
    const counts = await vendor.must(calls.countVendorInvoices)
    expect(counts['Ready to Payment']).toEqual({ count: open.length, totalAmount: sum })
  })
})
