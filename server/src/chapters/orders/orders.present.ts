import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import { groupBy } from '@pasok/domain/kernel/group-by'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import {
  itemActions,
  orderActions,
  type OrderActor,
  packageActions,
  rowPackageActions,
  vendorItemActions,
  vendorOrderActions,
  vendorPackageActions,
} from '@pasok/domain/orders/orders.abilities'
import type {
  LedgerLine,
  OrderRow,
  PurchaseOrder,
  VendorOrder,
} from '@pasok/domain/orders/orders.model'
import { isItemCanceled, receivedFigures } from '@pasok/domain/orders/orders.rules'
import type { DownPaymentState, PackageState } from '@pasok/domain/orders/orders.states'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { presentTerm } from '../catalog/catalog.present'
import type { FileLink } from '../files/links/file-links'
import type { listLedger } from './packages/packages.store'
import type { OrderRowRecord } from './orders.list.store'
import type { ItemRecord, OrderRecord, PackageInvoice, PackageRecord } from './orders.store'

/** An order with all of its shown data. `all` are its packages, `packages` the ones to show. */
export interface OrderParts {
  order: OrderRecord
  all: readonly PackageRecord[]
  packages: readonly PackageRecord[]
  items: ReadonlyMap<string, readonly ItemRecord[]>
  histories: ReadonlyMap<string, readonly StatusEntry[]>
  receipts: ReadonlyMap<string, readonly StatusEntry[]>
  invoices: ReadonlyMap<string, PackageInvoice>
  downPayments: ReadonlyMap<string, readonly StatusEntry[]>
  link: FileLink
}

/** Returns the down payment's state; null when the order has none. */
export const downPaymentOf = (
  order: Pick<OrderRecord, 'down_payment' | 'down_payment_state'>,
): DownPaymentState | null => (Number(order.down_payment) > 0 ? order.down_payment_state : null)

/**
 * Presents an item's figures: the proposed ones while it waits for approval, with the current ones in
 * `standing`.
 */
function figuresOf(item: ItemRecord) {
  const current = {
    quantity: Number(item.quantity),
    retail_price: Number(item.retail_price),
    discount_price: Number(item.discount_price),
    sub_total: Number(item.sub_total),
  }
  const single_tax_price = Number(item.single_tax_price)
  if (item.state !== 'Waiting Approval') return { ...current, single_tax_price, standing: null }
  return {
    quantity: Number(item.proposed_quantity),
    retail_price: Number(item.proposed_retail_price),
    discount_price: Number(item.proposed_discount_price),
    sub_total: Number(item.proposed_sub_total),
    single_tax_price: Number(item.proposed_single_tax_price),
    standing: current,
  }
}

function receivedOf(item: ItemRecord) {
  if (item.received === null)
    return { received: null, sub_total_received: null, sub_total_tax: null }
  const figures = receivedFigures(item.received, {
    discountPrice: item.discount_price,
    singleTaxPrice: item.single_tax_price,
  })
  return {
    received: Number(item.received),
    sub_total_received: figures.subTotalReceived.toNumber(),
    sub_total_tax: figures.subTotalTax.toNumber(),
  }
}

const itemFields = (item: ItemRecord, pack: PackageRecord) => ({
  _id: item.id,
  productId: item.product_id,
  vendorId: item.vendor_id,
  name: item.name,
  slug: item.slug,
  sku: item.sku,
  brand: item.brand,
  images_product: item.image_url,
  retail_price_original: Number(item.retail_price_original),
  discount: Number(item.discount),
  discount_price_original: Number(item.discount_price_original),
  tax: { title: item.tax_title, value: Number(item.tax) },
  quantity_original: Number(item.quantity_original),
  sub_total_original: Number(item.sub_total_original),
  ...figuresOf(item),
  reason: item.proposed_reason,
  note: item.note,
  lastStatus: item.state === 'Ordered' ? null : item.state,
  canceled: pack.last_status === 'Cancel' || isItemCanceled(item),
  ...receivedOf(item),
  payment_term: [presentTerm(item.payment_term)],
  version: item.version,
})

const invoiceOf = (invoice: PackageInvoice | undefined) =>
  invoice
    ? {
        _id: invoice.id,
        invoice_number: invoice.code,
        lastStatus: invoice.last_status,
        grand_total: Number(invoice.grand_total),
      }
    : null

const packageFields = (
  pack: PackageRecord,
  { histories, receipts, invoices }: Pick<OrderParts, 'histories' | 'receipts' | 'invoices'>,
) => ({
  _id: pack.id,
  code_package: pack.code,
  payment_terms: pack.payment_term,
  lastStatus: pack.last_status,
  statuses: [...(histories.get(pack.id) ?? [])],
  receipt_statuses: [...(receipts.get(pack.id) ?? [])],
  invoice: invoiceOf(invoices.get(pack.id)),
  shipping_cost: Number(pack.shipping_cost),
  courier: pack.courier,
  tracking_number: pack.tracking_number,
  total: Number(pack.total),
  date: pack.created_at.toISOString(),
  updated: pack.updated_at.toISOString(),
  version: pack.version,
})

const fileOf = (link: FileLink, id: string | null, name: string | null) =>
  id === null || name === null ? null : link({ id, name })

const shippingOf = (
  packages: readonly Pick<PackageRecord, 'last_status' | 'shipping_cost'>[],
): number => {
  const shipped = packages.filter((pack) => pack.last_status !== 'Cancel')
  return toNumber(sum(shipped.map((pack) => pack.shipping_cost)))
}

/**
 * The buyer's registered address at the approval, with the company's phone. Orders of older releases without
 * this address show the delivery address instead.
 */
export const presentBuyerPlace = (order: {
  buyer_address: string
  buyer_phone: string
  ship_to_phone: string
  ship_to_line: string
}) =>
  order.buyer_address
    ? { phone: order.buyer_phone, address: order.buyer_address }
    : { phone: order.ship_to_phone || order.buyer_phone, address: order.ship_to_line }

const orderFields = ({ order, all, downPayments, link }: OrderParts) => ({
  _id: order.id,
  code_po: order.code,
  code_pr: order.request_code,
  request_id: order.request_id,
  date: order.created_at.toISOString(),
  vendor: {
    _id: order.vendor_id,
    name: order.vendor_name,
    phone: order.vendor_phone,
    address: order.vendor_address,
    email: order.vendor_email,
  },
  buyer: {
    _id: order.buyer_id,
    name: order.buyer_name,
    ...presentBuyerPlace(order),
    email: order.buyer_email ?? '',
  },
  ship_to: {
    name: order.ship_to_name,
    phone: order.ship_to_phone,
    address: order.ship_to_line,
    city: order.ship_to_city,
    zip_code: order.ship_to_postcode,
  },
  department: order.department_name ?? NO_DEPARTMENT,
  grand_total: Number(order.grand_total),
  shipping_total: shippingOf(all),
  down_payment: Number(order.down_payment),
  down_payment_used: Number(order.down_payment_used),
  down_payment_status: downPaymentOf(order),
  down_payment_statuses: [...(downPayments.get(order.id) ?? [])],
  proof_of_advance_payment: fileOf(link, order.proof_file_id, order.proof_name),
  refund_due: Number(order.refund_due),
  proof_of_refund: fileOf(link, order.refund_file_id, order.refund_name),
  lastStatus: order.last_status,
  createdBy: order.created_by_name,
  version: order.version,
})

/** Presents packages with their items, both with the actions that the current user may take. */
function packagesOf<PackageActions, ItemActions>(
  { packages, items, ...histories }: OrderParts,
  actionsOf: (state: PackageState, items: readonly ItemRecord[]) => PackageActions,
  actionsOfItem: (item: ItemRecord, pack: PackageState) => ItemActions,
) {
  return packages.map((pack) => {
    const own = items.get(pack.id) ?? []
    return {
      ...packageFields(pack, histories),
      items: own.map((item) => ({
        ...itemFields(item, pack),
        actions: actionsOfItem(item, pack.last_status),
      })),
      actions: actionsOf(pack.last_status, own),
    }
  })
}

export const presentOrder = (parts: OrderParts, actor: OrderActor): PurchaseOrder => ({
  ...orderFields(parts),
  packages: packagesOf(
    parts,
    (state) => packageActions(actor, state),
    (item, pack) => itemActions(actor, item.state, pack),
  ),
  actions: orderActions(actor, {
    downPayment: downPaymentOf(parts.order),
    packages: parts.all.map((pack) => pack.last_status),
  }),
})

/** Presents an order as a row of a tab; its actions are those of all its packages. */
export const presentOrderRow = (
  order: OrderRowRecord,
  actor: OrderActor,
  tab: PackageState | undefined,
): OrderRow => ({
  _id: order.id,
  code_po: order.code,
  date: order.created_at.toISOString(),
  grand_total: Number(order.grand_total),
  shipping_total: shippingOf(order.packages),
  down_payment_status: downPaymentOf(order),
  refund_due: Number(order.refund_due),
  lastStatus: order.last_status,
  vendor: { name: order.vendor_name, email: order.vendor_email },
  packages: order.packages
    .filter((pack) => pack.last_status === tab)
    .map((pack) => ({
      _id: pack.id,
      code_package: pack.code,
      lastStatus: pack.last_status,
      waiting_items: pack.waiting,
      receipt_status: pack.receipt_status,
      actions: rowPackageActions(actor, pack.last_status, pack.waiting),
    })),
  actions: orderActions(actor, {
    downPayment: downPaymentOf(order),
    packages: order.packages.map((pack) => pack.last_status),
  }),
})

export const presentVendorOrder = (parts: OrderParts): VendorOrder => ({
  ...orderFields(parts),
  packages: packagesOf(
    parts,
    (state, items) =>
      vendorPackageActions(
        state,
        items.map((item) => item.state),
      ),
    (item, pack) =>
      vendorItemActions({ state: item.state, isCanceled: isItemCanceled(item) }, pack),
  ),
  actions: vendorOrderActions(downPaymentOf(parts.order)),
})

type Row = Awaited<ReturnType<typeof listLedger>>[number]

/**
 * Presents each line of an order with its ledger. The original order is part of the line, not of its ledger.
 */
export function presentLedger(
  { order, packages, items }: OrderParts,
  rows: readonly Row[],
): LedgerLine[] {
  const rowsOf = groupBy(rows, (row) => row.item_id)
  return packages.flatMap((pack) =>
    (items.get(pack.id) ?? []).map((item) => ({
      item_id: item.id,
      code_package: pack.code,
      name: item.name,
      entries: [
        {
          step: 'ordered' as const,
          quantity: Number(item.quantity_original),
          amount: Number(item.sub_total_original),
          user: order.created_by_name,
          timestamp: order.created_at.toISOString(),
          note: item.note,
        },
        ...(rowsOf.get(item.id) ?? []).map((row) => ({
          step: row.step,
          quantity: Number(row.quantity),
          amount: Number(row.amount),
          user: row.user_name,
          timestamp: row.at.toISOString(),
          note: row.note,
        })),
      ],
    })),
  )
}
