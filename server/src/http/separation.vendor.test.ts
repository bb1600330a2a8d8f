import * as portal from '@pasok/domain/catalog/portal/portal.contract'
import * as invoices from '@pasok/domain/invoices/invoices.vendor.contract'
import type { Contract } from '@pasok/domain/kernel/contract'
import * as orders from '@pasok/domain/orders/orders.vendor.contract'
import { getVendorInvoicePdf } from '@pasok/domain/invoices/invoices.contract'
import { getDeliveryNotePdf } from '@pasok/domain/orders/orders.contract'
import { getReceipt, getVendorReceiptPdf } from '@pasok/domain/receipts/receipts.contract'

import * as receipts from '@pasok/domain/receipts/receipts.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startApi, contentOf, type Answer, type Api, type Person } from '../../test/api'
import { companyId, idOf, productId } from '../../test/company'
import { issuedOf } from '../../test/invoices'
import { itemOf, orderedOne, packageOf } from '../../test/orders'
import { goOn, staged } from '../../test/order-stages'
import { idPlaces } from '../../test/places/place'
import { VENDOR_PLACES, VENDOR_SHARED, type VendorKind } from '../../test/places/vendor.places'
import type { Sample } from '../../test/sample'
import { sampleOf } from '../../test/samples'
import { ENDPOINTS } from '../endpoints'

let api: Api
let requester: Person
/** Ids of the other vendor's records by kind. */
let otherIds: Readonly<Record<VendorKind, string>>
let before: unknown

async function listForeignRows() {
  const { rows } = await api.pool.query(
    `select jsonb_agg(to_jsonb(products) order by id) as products,
      (select jsonb_agg(to_jsonb(coverages)) from coverages where vendor_id = $1) as coverages,
      (select jsonb_agg(to_jsonb(orders)) from purchase_orders orders
        where vendor_id = $1) as orders,
      (select jsonb_agg(to_jsonb(packages)) from packages) as packages,
      (select jsonb_agg(to_jsonb(items)) from order_items items) as items,
      (select jsonb_agg(to_jsonb(receipts)) from receipts) as receipts,
      (select jsonb_agg(to_jsonb(invoices)) from invoices) as invoices
     from products where vendor_id = $1`,
    [idOf('vendor karya')],
  )
  return rows
}

beforeAll(async () => {
  api = await startApi()
  requester = await api.as('vendor@sinar.test')
  const order = await orderedOne(api, [{ product: 'bor', quantity: 1 }])
  const steps = ['proof', 'confirm', 'pick', 'ready', 'ship', 'receive', 'approve'] as const
  const { buyer, packageId } = await goOn(await staged(api, 'karya'), ...steps)
  const receipt = await buyer.must(getReceipt, { params: { id: packageId } })
  const invoice = await issuedOf(await api.as('vendor@karya.test'), receipt)
  otherIds = {
    buyer: companyId('lain'),
    product: productId('bor'),
    coverage: idOf('coverage karya'),
    order: order._id,
    orderCode: order.code_po,
    package: packageOf(order, 'bor')._id,
    item: itemOf(order, 'bor')._id,
    receipt: receipt._id,
    receiptCode: receipt.received.code,
    invoice: invoice._id,
    invoiceCode: invoice.invoice_number,
  }
  before = await listForeignRows()
})
afterAll(() => api.drop())

const NOTHING = idOf('names nothing')
const papers = { getDeliveryNotePdf, getVendorReceiptPdf, getVendorInvoicePdf }
const tables = { ...portal, ...orders, ...receipts, ...invoices, ...papers }

function endpointOf(name: string) {
  const endpoint = ENDPOINTS.find(({ contract }) => contract.name === name)
  if (!endpoint) throw new Error(`no call ${name}`)
  return endpoint
}

function callAs(person: Person, contract: Contract, sample: Sample): Promise<Answer> {
  const { params, ...sent } = sample
  return person.call(contract.method, pathOf(contract, params), { ...sent, token: contract.token })
}

describe("another vendor's id", () => {
  it('is tried wherever a call of the product desk or of orders takes one', () => {
    const tried = [...new Set(VENDOR_PLACES.map(({ call, place }) => `${call} ${place}`))]
    const known = Object.entries(VENDOR_SHARED).flatMap(([call, places]) =>
      places.map((place) => `${call} ${place}`),
    )
    const wanted = ENDPOINTS.filter(({ contract }) => contract.name in tables).flatMap(
      ({ contract }) => idPlaces(contract).map((place) => `${contract.name} ${place}`),
    )
    expect(wanted.length).toBeGreaterThan(10)
    expect([...tried, ...known].toSorted()).toEqual(wanted.toSorted())
  })

  it.each(VENDOR_PLACES)('in $call $place answers as one that does not exist', async (one) => {
    const endpoint = endpointOf(one.call)
    const sample = sampleOf(endpoint, 'maju')
    const unknown = await callAs(requester, endpoint.contract, one.put(sample, NOTHING))
    expect([404, 422]).toContain(unknown.status)
    expect(unknown.data).toBeNull()
    const answer = await callAs(requester, endpoint.contract, one.put(sample, otherIds[one.kind]))
    expect(contentOf(answer)).toEqual(contentOf(unknown))
    for (const odd of ['x', "' or true --", '../..']) {
      const oddAnswer = await callAs(requester, endpoint.contract, one.put(sample, odd))
      expect([odd, oddAnswer.status]).toEqual([odd, unknown.status])
    }
  })

  it('leaves what the other vendor has as it was', async () => {
    expect(await listForeignRows()).toEqual(before)
  })
})

describe('what a vendor lists', () => {
  it('is its own', async () => {
    const products = await requester.must(portal.listOwnProducts, { query: { limit: 100 } })
    const { rows } = await api.pool.query<{ id: string }>(
      'select id from products where vendor_id = $1',
      [idOf('vendor sinar')],
    )
    expect(products.map(({ _id }) => _id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    await api.pool.query("update products set brand = 'Theirs' where id = $1", [otherIds.product])
    expect(await requester.must(portal.listOwnBrands)).toEqual(['Merek'])
    const coverages = await requester.must(portal.listCoverages)
    expect(coverages.map(({ _id }) => _id)).toEqual([idOf('coverage sinar')])
  })
})
