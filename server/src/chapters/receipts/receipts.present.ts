import { sum } from '@pasok/domain/kernel/decimal'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import { receivedFigures } from '@pasok/domain/orders/orders.rules'
import { receiptActions, vendorReceiptActions } from '@pasok/domain/receipts/receipts.abilities'
import type { Receipt, VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import type { OrderActor } from '@pasok/domain/orders/orders.abilities'
import { presentTerm } from '../catalog/catalog.present'
import { presentBuyerPlace } from '../orders/orders.present'
import type { LineRecord, ReceiptRecord } from './receipts.list.store'

/** A receipt with all that is shown of it. */
export interface ReceiptParts {
  receipt: ReceiptRecord
  lines: readonly LineRecord[]
  statuses: readonly StatusEntry[]
}

const figuresOf = (line: LineRecord) =>
  receivedFigures(line.received, {
    discountPrice: line.discount_price,
    singleTaxPrice: line.single_tax_price,
  })

function presentLine(line: LineRecord) {
  const { subTotalReceived, subTotalTax } = figuresOf(line)
  return {
    _id: line.id,
    name: line.name,
    slug: line.slug,
    sku: line.sku,
    brand: line.brand,
    images_product: line.image_url,
    quantity: Number(line.quantity),
    received: Number(line.received),
    sub_total: Number(line.sub_total),
    sub_total_received: subTotalReceived.toNumber(),
    sub_total_tax: subTotalTax.toNumber(),
    note: line.note,
  }
}

const fieldsOf = ({ receipt, lines, statuses }: ReceiptParts) => ({
  _id: receipt.id,
  received: {
    code: receipt.code,
    date: receipt.received_at.toISOString(),
    name: receipt.received_by,
  },
  vendor: {
    _id: receipt.vendor_id,
    name: receipt.vendor_name,
    phone: receipt.vendor_phone,
    address: receipt.vendor_address,
    email: receipt.vendor_email,
  },
  buyer: {
    _id: receipt.buyer_id,
    name: receipt.buyer_name,
    ...presentBuyerPlace(receipt),
    email: receipt.buyer_email ?? '',
  },
  items: lines.map(presentLine),
  reference_doc: {
    packageId: receipt.package_id,
    orderId: receipt.order_id,
    code_po: receipt.order_code,
    code_package: receipt.package_code,
    date_order: receipt.ordered_at.toISOString(),
    payment_term: presentTerm(receipt.payment_term),
  },
  lastStatus: receipt.last_status,
  statuses: [...statuses],
  total: sum(lines.map((line) => figuresOf(line).amount)).toNumber(),
  version: receipt.version,
})

/** A receipt as its buyer sees it. */
export const presentReceipt = (parts: ReceiptParts, actor: OrderActor): Receipt => ({
  ...fieldsOf(parts),
  actions: receiptActions(actor, parts.receipt.last_status),
})

/** The same as its vendor sees it. */
export const presentVendorReceipt = (parts: ReceiptParts): VendorReceipt => ({
  ...fieldsOf(parts),
  actions: vendorReceiptActions(parts.receipt.last_status),
})
