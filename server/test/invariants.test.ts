import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  approveRequest,
  saveRequest,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'
import { startApi, type Api } from './api'
import { breachesAfter } from './breaches'
import { addressId, productId } from './company'
import { findBreaches, readStock } from './invariants'
import { template } from './templates'

let api: Api
let stock: Map<string, string>

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  const owner = await api.as('owner@maju.test')
  const body = {
    address: { _id: addressId('maju', 'Jakarta Office') },
    vendors: [
      {
        packages: {
          items: [
            { productId: productId('kertas'), quantity: 2.5 },
            { productId: productId('bor'), quantity: 1 },
          ],
        },
      },
    ],
  }
  const { _id } = await owner.must(saveRequest, { body })
  await owner.must(submitRequest, { params: { id: _id } })
  await owner.must(approveRequest, { params: { id: _id } })
  await template(owner, [{ product: 'kertas', quantity: 2 }])
})
afterAll(() => api.drop())

/** An approved receipt with nothing received, of an ended order, which no endpoint can create. */
const RECEIPT = `insert into receipts (buyer_id, id, code, order_id, package_id, vendor_id, last_status,
    order_ended, received_by, received_at, created_by, created_by_name, created_at, updated_at)
  select buyer_id, gen_random_uuid(), 'GRN-MAJU-202611-00001', order_id, id, buyer_id, 'Ready to Invoice',
    true, '', now(), id, '', now(), now()
  from packages limit 1`

describe('the invariants', () => {
  it('hold after an ordinary approval', async () => {
    expect(await findBreaches(api.pool, stock)).toEqual([])
  })

  it.each([
    ['one order per vendor', "delete from purchase_orders where vendor_name like '%Karya%'"],
    ['one order per vendor', "update purchase_requests set last_status = 'Submit'"],
    ['those of a recount', "update purchase_requests set last_status = 'Submit'"],
    ['those of a recount', 'update document_count_deltas set delta = delta + 1'],
    ['sums of reports come to', 'update report_lines set amount = amount + 1'],
    ['sums of reports come to', 'update report_sum_deltas set saved = saved + 1'],
    ['sums of reports come to', 'update report_sum_deltas set count = count + 1'],
    ['reported as they stand', 'update report_lines set amount = amount + 1'],
    ['reported as they stand', "update packages set last_status = 'Cancel'"],
    ['sum of its living lines', 'update purchase_orders set grand_total = grand_total + 1'],
    [
      'what requests and orders come to',
      'update purchase_orders set grand_total = grand_total + 1',
    ],
    ['what requests and orders come to', 'update purchase_requests set total = total + 1'],
    ['figure by figure', 'update order_items set quantity_original = quantity_original + 1'],
    ['figure by figure', "update order_items set sub_total_original = 1 where name = 'Barang bor'"],
    ['least advanced package stands', "update purchase_orders set last_status = 'Pick'"],
    [
      'its own quantity and price',
      "update order_items set sub_total = 1 where name = 'Barang bor'",
    ],
    ['never above the one before', 'update order_items set quantity = quantity + 1'],
    ['only while its package is packed', "update order_items set proposed_reason = 'Otherwise'"],
    [
      'only while its package is packed',
      "update order_items set state = 'Waiting Approval', proposed_quantity = 0",
    ],
    ['has an item that goes on', "update order_items set state = 'Rejected'"],
    ['has a receipt of just its items', "update packages set last_status = 'Delivered'"],
    ['the ledger of a line', 'update order_items set received = 0'],
    [
      'the ledger of a line',
      "insert into line_ledger (buyer_id, order_id, item_id, step, quantity, amount, at, user_name) select items.buyer_id, order_id, items.id, 'changed', 1, 1, now(), '' from order_items items join packages on packages.id = package_id",
    ],
    ['wait for a down payment', "update purchase_orders set down_payment_state = 'Confirmed'"],
    ['a down payment has its proof', "update purchase_orders set down_payment_state = 'Submitted'"],
    ['a down payment has its proof', 'update purchase_orders set down_payment = 1, refund_due = 1'],
    ['items and down payments have a history', "update order_items set state = 'Approved'"],
    ['own vendor and payment term', 'update packages set payment_term = 1'],
    ['one package per payment term', 'delete from order_items'],
    ['priced from its own figures', 'update request_lines set sub_total = sub_total + 1'],
    ['the sum of its lines', 'update purchase_requests set total = total + 1'],
    ['the total of a template', 'update templates set total = total + 1'],
    ['the total of a template', 'delete from template_lines'],
    ['one audit row per save', 'update templates set version = 2'],
    ['one audit row per save', 'update templates set deleted_at = now()'],
    ["request's vendor", 'update request_vendors set down_payment = down_payment + 1'],
    ['the sum of its packages', 'update packages set total = total + 1'],
    ['the one its request showed', 'update purchase_orders set down_payment = 1'],
    ['codes are unique', 'update code_counters set last = last + 1'],
    ['codes are unique', "update packages set code = replace(code, 'PKG', 'PO')"],
    ['the history of a request', "delete from status_history where status = 'Submit'"],
    ['one decision', 'delete from request_decisions'],
    [
      'no file of a mail',
      "insert into mail_files (id, name, media_type, content) select gen_random_uuid(), '', '', ''",
    ],
    ['one decision', "update request_decisions set note = 'Otherwise'"],
    ['one decision', "update request_decisions set decision = 'reject'"],
    [
      'one decision',
      'insert into request_decisions select buyer_id, request_id, 2, decision, decided_by, decided_by_name, acting_for, note, decided_at from request_decisions',
    ],
    ['orders and packages have a history', "delete from status_history where document = 'order'"],
    ['history and audit log agree', "delete from audit_log where action = 'request.approve'"],
    ['history and audit log agree', "delete from audit_log where action = 'order.create'"],
    ['told once each', "delete from outbox where name = 'orders.created'"],
    [
      'the counts of receipts',
      "insert into document_count_deltas (owner_id, document, status, delta) select id, 'receipt', 'Rejected', 1 from buyers",
    ],
    ['the counts of receipts', RECEIPT],
    ['knows whether its order has ended', RECEIPT],
    ['has a line of each item that was shipped', RECEIPT],
    ['a receipt of nothing that was approved is closed', RECEIPT],
    ['a receipt has a history', RECEIPT],
    [
      'not its own to name',
      "update request_hands set user_id = (select id from users where email = 'owner@lain.test')",
    ],
    ['is registered somewhere', 'delete from registered_addresses'],
    ['one default address', 'update addresses set is_default = false'],
    [
      'one history row and one audit row',
      "insert into status_history (buyer_id, document, document_id, status, at, user_name) select id, 'company', id, verification_status, now(), 'x' from buyers",
    ],
    [
      'the last that its history tells',
      "insert into status_history (buyer_id, document, document_id, status, at, user_name) select id, 'company', id, 'RETURNED', now(), 'x' from buyers",
    ],
    [
      'a file is kept for good',
      "insert into files (id, uploaded_by, prefix, name, media_type, size, sha256, object_key, attached_at) select id, id, 'buyer', '', '', 0, '', '', now() from users limit 1",
    ],
    [
      'one default account',
      "insert into vendor_bank_accounts (vendor_id, id, bank_code, account_number, account_holder, verified_at) select id, id, '014', '1234567890', 'PT', now() from vendors limit 1",
    ],
    [
      'less what was paid out',
      'insert into vendor_balances (vendor_id, received, payments) select id, 1, 1 from vendors limit 1',
    ],
    [
      'is of one mailing',
      "insert into files (id, uploaded_by, prefix, name, media_type, size, sha256, object_key, attached_at) select id, id, 'emailPO', '', '', 0, '', '', now() from users limit 1",
    ],
    ['less what was ordered', "update products set stock = stock + 1 where name = 'Barang bor'"],
  ])('notice a breach of "%s"', async (name, statement) => {
    expect((await breachesAfter(api.pool, [statement], stock)).join('\n')).toContain(name)
  })
})
