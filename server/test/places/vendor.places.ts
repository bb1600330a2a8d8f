import { z } from 'zod'
import { productId } from '../company'
import type { Sample } from '../sample'

export type VendorKind =
  | 'product'
  | 'buyer'
  | 'coverage'
  | 'order'
  | 'orderCode'
  | 'package'
  | 'item'
  | 'receipt'
  | 'receiptCode'
  | 'invoice'
  | 'invoiceCode'

/** A place of an id in a vendor's request, and the kind of the other vendor's record to put there. */
interface VendorPlace {
  call: string
  place: string
  kind: VendorKind
  put(sample: Sample, id: string): Sample
}

type Part = 'params' | 'query' | 'body'

const placeIn = (
  calls: readonly string[],
  part: Part,
  name: string,
  kind: VendorKind,
  asPut: (id: string) => unknown = (id) => id,
): VendorPlace[] =>
  calls.map((call) => ({
    call,
    place: `${part}.${name}`,
    kind,
    put: (sample, id) => ({
      ...sample,
      [part]: { ...z.looseObject({}).parse(sample[part] ?? {}), [name]: asPut(id) },
    }),
  }))

const READS = [
  'getVendorOrder',
  'getVendorOrderLedger',
  'getDeliveryNotePdf',
  'listVendorOrderStorages',
]
const MOVES_OF_ORDERS = ['confirmDownPayment', 'refuseDownPayment', 'refundDownPayment']
const MOVES_OF_PACKAGES = [
  'pickPackage',
  'makePackageReady',
  'shipPackage',
  'cancelPackage',
  'setShipping',
]
const OF_RECEIPTS = [
  'getVendorReceipt',
  'getVendorReceiptPdf',
  'approveReceipt',
  'returnReceipt',
  'previewInvoice',
  'issueInvoice',
]
const OF_INVOICES = ['getVendorInvoice', 'getVendorInvoicePdf', 'withdrawInvoice']
const MOVES_OF_ITEMS = ['changeItem', 'takeItemBack']

/** All places of ids of a vendor's own records. */
export const VENDOR_PLACES: readonly VendorPlace[] = [
  ...placeIn(['getOwnProduct'], 'params', 'id', 'product'),
  ...placeIn(['editProduct', 'quickEditProduct'], 'body', '_id', 'product'),
  ...placeIn(['withdrawProducts', 'offerProducts'], 'body', 'product_ids', 'product', (id) => [id]),
  ...placeIn(['createProduct'], 'body', 'coverage_id', 'coverage'),
  // With the vendor's own product, so that the other inputs are checked.
  ...placeIn(['editProduct'], 'body', 'coverage_id', 'coverage').map((one) => ({
    ...one,
    put: (sample: Sample, id: string) => {
      const body = z.looseObject({}).parse(one.put(sample, id).body)
      return { ...sample, body: { ...body, _id: productId('kertas'), stock_seen: body.stock } }
    },
  })),
  ...placeIn(['editCoverage'], 'body', '_id', 'coverage'),
  ...placeIn(['removeCoverage'], 'params', 'id', 'coverage'),
  ...placeIn(READS, 'params', 'id', 'orderCode'),
  ...placeIn([...READS, ...MOVES_OF_ORDERS], 'params', 'id', 'order'),
  ...placeIn(['getVendorReceipt', 'getVendorReceiptPdf'], 'params', 'id', 'receiptCode'),
  ...placeIn(OF_RECEIPTS, 'params', 'id', 'receipt'),
  ...placeIn(OF_INVOICES, 'params', 'id', 'invoice'),
  ...placeIn(OF_INVOICES, 'params', 'id', 'invoiceCode'),
  // A buyer that has never ordered from this vendor.
  ...placeIn(['listStatement'], 'params', 'buyer_id', 'buyer'),
  ...placeIn(MOVES_OF_PACKAGES, 'params', 'id', 'package'),
  ...placeIn(MOVES_OF_ITEMS, 'params', 'id', 'package'),
  // With the vendor's own package; moves of orders have their own places.
  ...placeIn(MOVES_OF_ITEMS, 'params', 'itemId', 'item'),
]

/** Shared ids: categories and regions. */
export const VENDOR_SHARED: Readonly<Record<string, readonly string[]>> = {
  listOwnProducts: ['query.category_id'],
  createProduct: ['body.category_id', 'body.warehouse_city_id'],
  editProduct: ['body.category_id', 'body.warehouse_city_id'],
  createCoverage: ['body.province_ids', 'body.city_ids'],
  editCoverage: ['body.province_ids', 'body.city_ids'],
}
