import { z } from 'zod'
import { expect, it } from 'vitest'
import { ENDPOINTS } from '../endpoints'

const inputsOf = (shapes: readonly (z.ZodType | z.core.$ZodType)[]): string[] =>
  shapes.flatMap((shape) => {
    if (shape instanceof z.ZodPrefault) return inputsOf([shape.unwrap()])
    return shape instanceof z.ZodObject ? Object.keys(shape.shape) : []
  })

const contractOf = (call: string) =>
  ENDPOINTS.find(({ contract: { method, host, path } }) => `${method} /${host}${path}` === call)
    ?.contract

const LIST = 'id skip limit searchTopic searchValue rangeTopic rangeFrom rangeTo'
const PAID =
  'partner_user_id amount bank_code bank_name username_display email method payment_gateway ' +
  'document_referer bank_name_code account_number direct_payment'
const ITEMS = 'vendorId packageId itemsId'

/** The public contract of the specification's second part, §7, copied from there. */
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

/** The contract of Spec 1 §7. The server ignores inputs about the acting user and computed values. */
const FIRST_CALLS = [
  ['id', 'GET /api/user-buyer/setting', ''],
  [
    'none',
    'POST /api/buyer/register',
    'owner_email owner_password owner_name company_name isFirstTime',
  ],
  ['none', 'GET /api/user-buyer/:email/change-password', 'email'],
  ['access', 'PUT /api/user-buyer/:auth_id', 'auth_id isFirstTime status'],
  ['access', 'GET /api/user-buyer', 'isOwner buyer_name'],
  ['access', 'GET /api/user-buyer/:id/admin', 'id'],
  ['access', 'PUT /api/buyer/company', 'name costume_code category type technical_contact phone'],
  ['access', 'PUT /api/buyer/legaldocs', 'legal_documents'],
  ['access', 'GET /api/buyer/detail', 'buyer_id'],
  ['access', 'GET /api/master/category', 'is_buyer'],
  ['access', 'GET /api/master/type', ''],
  [
    'access',
    'POST /api/buyer/user',
    'user_email user_password user_name buyer_id company_code role_id isFirstTime',
  ],
  ['access', 'PUT /api/buyer/user', 'auth_id user_name role_id role_name'],
  ['access', 'GET /api/buyer/users', 'buyer_id'],
  ['access', 'GET /api/region/propinsi', ''],
  ['access', 'GET /api/region/kota', 'id_provinsi'],
  ['access', 'GET /api/region/kecamatan', 'id_kota'],
  ['access', 'GET /api/region/kelurahan', 'id_kecamatan'],
  ['access', 'GET /api/region/kodepos', 'id_kelurahan'],
  ['access', 'GET /api/address/buyer', ''],
  ['access', 'POST /api/address/buyer', 'name phone is_default postcode street'],
  ['access', 'PUT /api/address/buyer', '_id name phone postcode street'],
  ['access', 'DELETE /api/address/buyer', 'address_id'],
  ['access', 'PUT /api/address/buyer/default', 'address_id buyer_id'],
  ['access', 'POST /api/feedback', 'name company_name feedback'],
  ['access', 'GET /api/role', 'flag buyer_id default'],
  ['access', 'POST /api/role', 'name default buyer_id flag modules'],
  ['access', 'PUT /api/role/:id', 'id name default buyer_id flag modules'],
  ['access', 'DELETE /api/role/:id', 'id'],
  ['access', 'GET /api/module/parents', 'flag'],
  ['access', 'GET /api/feature', 'flag parent_module_id'],
  ['access', 'GET /api/department', 'buyer_id'],
  ['access', 'POST /api/department', 'buyer_id name users'],
  ['access', 'PUT /api/department', '_id name users'],
  ['access', 'DELETE /api/department/:id', 'id'],
  ['access', 'POST /api/purchase-request', 'department address vendors'],
  ['access', 'PUT /api/purchase-request', 'id department address vendors'],
  ['access', 'PUT /api/purchase-request/submit/:id', 'id'],
  ['access', 'PUT /api/purchase-request/addItem', 'id item'],
  ['access', 'DELETE /api/purchase-request/:id', 'id'],
  ['access', 'PUT /api/purchase-request/approved/:id', 'id note'],
  ['access', 'PUT /api/purchase-request/reject/:id', 'id note'],
  ['access', 'GET /api/purchase-request/paginate/:buyer_id', 'buyer_id skip limit'],
  ['access', 'GET /api/purchase-request/Open/:buyer_id/getByStatus', 'buyer_id'],
  ['access', 'GET /api/purchase-request', LIST],
  ['access', 'GET /api/purchase-request/Items/:id', 'id'],
  ['access', 'POST /api/purchase-request/sendEmail', 'id'],
  ['access', 'GET /api/vendor/detail', 'vendor_id'],
  ['access', 'GET /api/mybuyer/product', 'vendor_id buyer_id product_id'],
  ['access', 'GET /api/category/tree', ''],
  ['access', 'GET /api/product/by/:slug', 'slug'],
  ['access', 'POST /api/template', 'template_name value'],
  ['access', 'PUT /api/template/Update/:id', 'id template_name value'],
  ['access', 'PUT /api/template/addItem', 'id item'],
  ['access', 'GET /api/template', LIST],
  ['access', 'GET /api/template/Items/:id', 'id'],
  ['access', 'DELETE /api/template/Delete/:id', 'id'],
] as const

// proves 1.7.1 1.7.8 1.7.9 1.7.10 1.7.11 1.7.12 1.7.13 1.7.14 1.7.16 1.7.17 1.7.18 1.7.19
// proves 1.7.20 1.7.21 1.7.22 1.7.23 1.7.24 1.7.25 1.7.26 1.7.27 1.7.28 1.7.31 1.7.34 1.7.35
// proves 1.7.36 1.7.37 1.7.38 1.7.39 1.7.40 1.7.42 1.7.43 1.7.44 1.7.45 1.7.46 1.7.47 1.7.48
// proves 1.7.49 1.7.50 1.7.51 1.7.53 1.7.54 1.7.55 1.7.57 1.7.58 1.7.60 1.7.61 1.7.62 1.7.63
// proves 1.7.64 1.7.65
// proves 2.7.1 2.7.2 2.7.5 2.7.6 2.7.8 2.7.10 2.7.11 2.7.12 2.7.13 2.7.14 2.7.15 2.7.16 2.7.17 2.7.18
// proves 2.7.19 2.7.20 2.7.21 2.7.22 2.7.23 2.7.24 2.7.25 2.7.26 2.7.27 2.7.28 2.7.29 2.7.30 2.7.31 2.7.32
// proves 2.7.33 2.7.34 2.7.35 2.7.36 2.7.37 2.7.38 2.7.39 2.7.40 2.7.50
it.each([...FIRST_CALLS, ...CALLS])('by %s token: %s (%s)', (token, call, inputs) => {
  const found = contractOf(call)
  expect(found?.token).toBe(token)
  const given = inputsOf(found ? [found.params, found.query, found.body] : [])
  expect(given).toEqual(expect.arrayContaining(inputs.split(' ').filter(Boolean)))
})

// proves 1.7.1 2.7.2
it('the id token is that of settings, invoices and transactions, and of nothing else', () => {
  const concerns = /\/(invoices?|transactions?|(platform-)?settings?)(\/|$)/
  for (const { contract } of ENDPOINTS) {
    const byIdToken = concerns.test(contract.path)
    expect([contract.path, contract.token === 'id']).toEqual([contract.path, byIdToken])
  }
})

/** Default number of rows per page. */
// proves 2.9.1 2.9.6
it.each([
  [20, 'GET /api/purchase-order'],
  [20, 'GET /api/purchase-order/new'],
  [10, 'GET /api/purchase-request'],
  [10, 'GET /api/invoice/Buyer'],
  [10, 'GET /api/transaction'],
  [10, 'GET /api/report/buyer/rows', { from: '2026-11-01', to: '2026-11-30', figure: 'ap_due' }],
  [10, 'GET /api/report/buyer/home/rows', { figure: 'active_po' }],
  [10, 'GET /live/notif/buyer'],
] as const)('%i rows a page: %s', (rows, call, needed: object = {}) => {
  const query = contractOf(call)?.query
  expect(query?.parse(needed)).toMatchObject({ limit: rows })
})
