import { z } from 'zod'
import { expect, it } from 'vitest'
import { ENDPOINTS } from '../endpoints'

/** What a call is given: in its path, its query and its body. */
const inputsOf = (shapes: readonly z.ZodType[]) =>
  shapes.flatMap((shape) => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []))

const contractOf = (call: string) =>
  ENDPOINTS.find(({ contract: { method, host, path } }) => `${method} /${host}${path}` === call)
    ?.contract

const LIST = 'id skip limit searchTopic searchValue rangeTopic rangeFrom rangeTo'
const PAID =
  'partner_user_id amount bank_code bank_name username_display email method payment_gateway ' +
  'document_referer bank_name_code account_number direct_payment'
const ITEMS = 'vendorId packageId itemsId'

/** The public contract of the specification's second part, §7, as it stands there. */
const CALLS = [
  ['access', 'GET /api/user-buyer', 'isOwner buyer_name'],
  ['access', 'GET /api/user-buyer/:id/admin', 'id'],
  ['access', 'GET /api/vendor/detail', 'vendor_id'],
  ['access', 'GET /api/mybuyer/product', 'vendor_id buyer_id product_id'],
  ['access', 'GET /api/myvendor', 'buyer_id vendor_id'],
  [
    'access',
    'POST /api/mybuyer',
    'buyer_id vendor_id initial_discount product payment_term status',
  ],
  ['access', 'DELETE /api/myvendor', 'buyer_id vendor_id'],
  ['access', 'GET /api/user-vendor', 'vendor_id'],
  ['access', 'GET /api/purchase-order', LIST],
  ['access', 'GET /api/purchase-order/new', `${LIST} lastStatus`],
  ['access', 'GET /api/purchase-order/status/:buyer_id', 'buyer_id'],
  ['access', 'GET /api/grn', 'id'],
  ['access', 'POST /api/fulfillment/Upload', 'id fileUrl uploader'],
  ['access', 'POST /api/purchase-order/Accept', ITEMS],
  ['access', 'POST /api/purchase-order/Reject', ITEMS],
  ['access', 'PUT /api/grn/:packageId', 'packageId received vendor items reference_doc'],
  ['id', 'GET /api/invoice/Buyer', LIST],
  ['id', 'POST /api/transaction/oy/va', PAID],
  ['id', 'POST /api/transaction/xendit/va', PAID],
  ['id', 'POST /api/transaction/manual-bank-transfer', PAID],
  ['id', 'POST /api/transaction/oy/bank-transfer', PAID],
  ['id', 'POST /api/transaction/bukti-transfer', 'code image'],
  ['id', 'GET /api/transaction/Code/:code', 'code'],
  ['access', 'GET /api/bank', 'category payment'],
  ['access', 'GET /api/bank/vendor', 'vendor_id'],
  ['access', 'GET /api/bank/buyer', 'buyer_id'],
  ['access', 'POST /api/bank/Account-Inquiry', 'bank_code account_number'],
  ['access', 'GET /live/notif/buyer', 'page limit'],
  ['access', 'PUT /live/notif/read', 'ids user_id'],
  ['access', 'GET /live/notif', 'category'],
  ['access', 'GET /api/report/buyer/dashboard', 'buyerId from to'],
  ['access', 'GET /api/report/buyer/sum/order', 'id'],
  ['access', 'GET /api/report/dashboard/buyer', 'buyer_id'],
  ['access', 'POST /api/report/download', 'orderId from to platform'],
  ['access', 'POST /api/user-buyer/invite', 'target body invite_as'],
  ['access', 'GET /api/feature', 'flag parent_module_id'],
  ['access', 'PUT /api/chats', 'title usernames is_direct_chat'],
  ['access', 'GET /api/product/by/:slug', 'slug'],
  ['access', 'GET /api/category/tree', ''],
] as const

// proves 2.7.1 2.7.2 2.7.5 2.7.6 2.7.8 2.7.10 2.7.11 2.7.12 2.7.13 2.7.14 2.7.15 2.7.16 2.7.17 2.7.18
// proves 2.7.19 2.7.20 2.7.21 2.7.22 2.7.23 2.7.24 2.7.25 2.7.26 2.7.27 2.7.28 2.7.29 2.7.30 2.7.31 2.7.32
// proves 2.7.33 2.7.34 2.7.35 2.7.36 2.7.37 2.7.38 2.7.39 2.7.40 2.7.50
it.each(CALLS)('by %s token: %s (%s)', (token, call, inputs) => {
  const found = contractOf(call)
  expect(found?.token).toBe(token)
  const given = inputsOf(found ? [found.params, found.query, found.body] : [])
  expect(given).toEqual(expect.arrayContaining(inputs.split(' ').filter(Boolean)))
})

/** Rows of a page, unless a call says how many. */
// proves 1.9.13 1.9.14 2.9.1 2.9.6
it.each([
  [20, 'GET /api/purchase-order'],
  [20, 'GET /api/purchase-order/new'],
  [10, 'GET /api/purchase-request'],
  [15, 'GET /api/template'],
  [10, 'GET /api/invoice/Buyer'],
  [10, 'GET /api/transaction'],
  [10, 'GET /live/notif/buyer'],
])('%i rows a page: %s', (rows, call) => {
  const query = contractOf(call)?.query
  expect(query?.parse({})).toMatchObject({ limit: rows })
})
