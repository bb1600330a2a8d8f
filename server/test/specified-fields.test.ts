import { getProduct } from '@pasok/domain/catalog/catalog.contract'
import { messageShape } from '@pasok/domain/chat/chat.model'
import { getInvoice } from '@pasok/domain/invoices/invoices.contract'
import { listNotifications } from '@pasok/domain/notifications/notifications.contract'
import { getOrder } from '@pasok/domain/orders/orders.contract'
import { listBanks } from '@pasok/domain/payments/bank-accounts/banks.contract'
import { getTransaction, payByXenditAccount } from '@pasok/domain/payments/payments.contract'
import { getReceipt, saveReceipt } from '@pasok/domain/receipts/receipts.contract'
import { getReport } from '@pasok/domain/reports/reports.contract'
import { sendInvitations } from '@pasok/domain/team/invitations/invitations.contract'
import { listOwnedCompanies } from '@pasok/domain/team/team.provider.contract'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import {
  getPlatformSetting,
  savePlatformSetting,
} from '@pasok/domain/vendors/provider/platform-setting.contract'
import { preferredVendorShape } from '@pasok/domain/vendors/relations/relations.model'
import { expect, it } from 'vitest'
import { z } from 'zod'

/** The parts of a JSON schema that contain names of fields. */
interface Node {
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
  propertyNames?: { enum?: string[] }
  additionalProperties?: Node | false
}

/** Returns the schema of a field, searching lists, unions and records. */
function fieldOf(node: Node, name: string): Node | undefined {
  const { properties, items, anyOf = [], allOf = [], propertyNames } = node
  if (properties?.[name]) return properties[name]
  if (propertyNames?.enum?.includes(name)) return node.additionalProperties || {}
  const inside = [...(items ? [items] : []), ...anyOf, ...allOf]
  return inside.map((one) => fieldOf(one, name)).find(Boolean)
}

/** Returns the names, dotted for nested fields, that a schema lacks. */
function missingIn(shape: z.ZodType, names: string): string[] {
  const whole = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Node
  const isMissing = (name: string) =>
    name.split('.').reduce<Node | undefined>((at, part) => at && fieldOf(at, part), whole) ===
    undefined
  return names.split(/\s+/).filter(isMissing)
}

// proves 2.3.1
it('a product', () => {
  const names = `_id name vendor_id vendor_name SKU slug_product stock brand images_product storage
    dimension.weight dimension.width dimension.height dimension.length sub_products category_id
    category_tree.name reported_times minimum_order_quantity retail_price discount discount_price
    pajak.title pajak.value payment_term warehouse_detail.city warehouse_detail.province
    warehouse_detail.country warehouse_detail.coverage short_description description`
  expect(missingIn(getProduct.data, names)).toEqual([])
  expect(missingIn(getProduct.data, 'name.first nothing')).toEqual(['name.first', 'nothing'])
})

// proves 1.7.54 2.3.3
it('a vendor', () => {
  const names = `_id legal_name category city province country street village subdistrict postcode
    phone email website instagram facebook twitter profiles_store.image_url
    profiles_store.description setting.setting.discount setting.setting.down_payment`
  expect(missingIn(getVendor.data, names)).toEqual([])
})

// proves 2.3.4
it('a preferred vendor', () => {
  const names = `vendor_id buyer_id initial_discount product.product_name product.discount
    payment_term.name payment_term.value status legal_name company_code address`
  expect(missingIn(preferredVendorShape, names)).toEqual([])
})

// proves 2.3.5
it('a purchase order', () => {
  const names = `_id code_po date vendor.name vendor.phone vendor.address vendor.email vendor._id
    buyer.name buyer.phone buyer.address buyer.email department grand_total down_payment
    proof_of_advance_payment lastStatus createdBy packages`
  expect(missingIn(getOrder.data, names)).toEqual([])
})

// proves 2.3.6
it('a package', () => {
  const names = `_id code_package payment_terms lastStatus statuses shipping_cost total updated date
    items`
  expect(missingIn(getOrder.data.shape.packages, names)).toEqual([])
})

// proves 2.3.7
it('an item of an order', () => {
  const names = `_id name slug retail_price retail_price_original discount discount_price
    discount_price_original tax.title single_tax_price quantity quantity_original sub_total
    sub_total_original note lastStatus received sub_total_received sub_total_tax payment_term.value
    vendorId`
  expect(missingIn(getOrder.data.shape.packages.element.shape.items, names)).toEqual([])
})

// proves 2.3.8
it('what is sent of a goods receipt', () => {
  const names = `received.code received.date received.name vendor items reference_doc.packageId
    reference_doc.code_po reference_doc.code_package reference_doc.date_order`
  expect(missingIn(saveReceipt.body, names)).toEqual([])
})

// proves 2.3.9
it('a goods receipt', () => {
  const names = `_id received.code received.date received.name vendor items reference_doc.date_order
    reference_doc.code_po reference_doc.code_package reference_doc.payment_term.name
    reference_doc.payment_term.value lastStatus statuses total`
  expect(missingIn(getReceipt.data, names)).toEqual([])
})

// proves 2.3.10 2.3.11
it('an invoice and its items', () => {
  const names = `_id invoice_number vendor._id vendor.name vendor.phone vendor.address buyer.name
    buyer.phone buyer.address grand_total due_date lastStatus infoPayment.method infoPayment.bank
    infoPayment.directions infoPayment.code infoPayment.imageUrl items reference_document.code_po
    reference_document.code_package down_payment shipping_costs direct_payment`
  expect(missingIn(getInvoice.data, names)).toEqual([])
  const ofItems = `name slug retail_price discount discount_price quantity received tax.title
    sub_total sub_total_received sub_total_tax note`
  expect(missingIn(getInvoice.data.shape.items, ofItems)).toEqual([])
})

// proves 2.3.12
it('what is sent of invoices that are paid', () => {
  const names = 'document_referer amount method payment_gateway direct_payment'
  expect(missingIn(payByXenditAccount.body, names)).toEqual([])
})

// proves 2.3.13
it('a transaction', () => {
  const names = 'id code va_number account_number expected_amount bank_name payment_method'
  expect(missingIn(getTransaction.data, names)).toEqual([])
})

// proves 2.3.14
it('a bank', () => {
  expect(missingIn(listBanks.data, 'name code name_code account_number imageUrl')).toEqual([])
})

// proves 2.3.15 2.3.17
it('a notification', () => {
  const names = `_id message category link_url payload status read_by createdAt invoiceNumber`
  expect(missingIn(listNotifications.data, names)).toEqual([])
  const category = listNotifications.data.element.shape.category
  expect(category.options).toEqual(['Orders', 'Invoice', 'Report'])
})

// proves 2.3.18
it('a message', () => {
  const names = `_id from_company_id from_company_name from_user_name to_company_id to_company_name
    text createdAt read_by`
  expect(missingIn(messageShape, names)).toEqual([])
})

// proves 2.3.19 2.3.20 2.3.21 2.3.22 2.3.23 2.3.24 2.3.25
it('a report', () => {
  const tiles = 'total_po pending_dp order_reject item_undelivered ap_due total_saving_orders'
    .split(' ')
    .flatMap((tile) => [`${tile}.count`, `${tile}.totalAmount`])
  const names = `${tiles.join(' ')} seller.vendorName seller.total category._id category.totalAmount
    product._id product.qty product.totalAmount purchase_today purchase_month purchase_year
    chart.labels chart.data purchase_value_and_order.total purchase_value_and_order.count
    purchase_value_and_order.createdAt`
  expect(missingIn(getReport.data, names)).toEqual([])
})

// proves 2.3.26
it('what is sent of an invitation', () => {
  const names = 'target.email target.name channel body invite_as'
  expect(missingIn(sendInvitations.body, names)).toEqual([])
})

// proves 2.3.27
it('a company that a super admin selects', () => {
  expect(missingIn(listOwnedCompanies.data, 'buyer_name fullname email auth_id')).toEqual([])
})

// proves 2.3.28 2.3.29
it('the platform setting', () => {
  const names = 'default_discount default_payment_term default_down_payment'
  for (const shape of [getPlatformSetting.data, savePlatformSetting.body])
    expect(missingIn(shape, names)).toEqual([])
})
