import { NO_DEPARTMENT } from '@pasok/domain/requests/requests.constants'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import type { OrderItem, OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { presentTerm } from '../catalog/catalog.present'
import type { ItemRecord, OrderRecord, PackageRecord } from './orders.store'

function presentItem(item: ItemRecord): OrderItem {
  return {
    _id: item.id,
    productId: item.product_id,
    vendorId: item.vendor_id,
    name: item.name,
    slug: item.slug,
    sku: item.sku,
    brand: item.brand,
    images_product: item.image_url,
    retail_price: Number(item.retail_price),
    retail_price_original: Number(item.retail_price_original),
    discount: Number(item.discount),
    discount_price: Number(item.discount_price),
    discount_price_original: Number(item.discount_price_original),
    tax: { title: item.tax_title, value: Number(item.tax) },
    single_tax_price: Number(item.single_tax_price),
    quantity: Number(item.quantity),
    quantity_original: Number(item.quantity_original),
    sub_total: Number(item.sub_total),
    sub_total_original: Number(item.sub_total_original),
    note: item.note,
    lastStatus: item.last_status,
    received: null,
    sub_total_received: null,
    sub_total_tax: null,
    payment_term: [presentTerm(item.payment_term)],
  }
}

function presentPackage(
  pack: PackageRecord,
  items: readonly ItemRecord[],
  statuses: readonly StatusEntry[],
): OrderPackage {
  return {
    _id: pack.id,
    code_package: pack.code,
    payment_terms: pack.payment_term,
    lastStatus: pack.last_status,
    statuses: [...statuses],
    shipping_cost: Number(pack.shipping_cost),
    total: Number(pack.total),
    date: pack.created_at.toISOString(),
    updated: pack.updated_at.toISOString(),
    items: items.map(presentItem),
  }
}

export function presentOrder(
  order: OrderRecord,
  packages: readonly PackageRecord[],
  items: ReadonlyMap<string, readonly ItemRecord[]>,
  histories: ReadonlyMap<string, readonly StatusEntry[]>,
): PurchaseOrder {
  return {
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
      phone: order.ship_to_phone || order.buyer_phone,
      address: order.ship_to_line,
      email: order.buyer_email ?? '',
    },
    department: order.department_name ?? NO_DEPARTMENT,
    grand_total: Number(order.grand_total),
    down_payment: Number(order.down_payment),
    proof_of_advance_payment: null,
    lastStatus: order.last_status,
    createdBy: order.created_by_name,
    packages: packages.map((pack) =>
      presentPackage(pack, items.get(pack.id) ?? [], histories.get(pack.id) ?? []),
    ),
  }
}
