import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import type { PurchaseRequest, RequestItem } from '@pasok/domain/requests/requests.model'
import type { DocumentLine } from '../../../documents/document-line'
import { taxName } from '../../../documents/tax-name'

export type RequestVendor = PurchaseRequest['vendors'][number]

export function lineOf(item: RequestItem): DocumentLine {
  return {
    id: item._id,
    name: item.name,
    slug: item.slug,
    sku: item.sku,
    brand: item.brand,
    imageUrl: item.images_product,
    quantity: item.quantity,
    retailPrice: item.retail_price,
    price: item.discount_price,
    discountPercent: shownDiscount(item.discount),
    tax: taxName(item.tax),
    subTotal: item.sub_total,
    note: item.note,
  }
}

const itemsOf = (vendor: RequestVendor) => vendor.packages.flatMap(({ items }) => items)

/** Returns the exact totals of the vendors' items, in whole rupiah. */
export function sumsOf(vendors: readonly RequestVendor[]) {
  const items = vendors.flatMap(itemsOf)
  return {
    items: items.length,
    beforeTax: toNumber(sum(items.map((item) => item.sub_total_before_tax))),
    tax: toNumber(sum(items.map((item) => item.tax_price))),
    downPayment: toNumber(sum(vendors.map((vendor) => vendor.down_payment))),
  }
}
