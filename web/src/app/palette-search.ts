import { listOwnProducts } from '@pasok/domain/catalog/catalog.desk.contract'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { listOrders } from '@pasok/domain/orders/orders.contract'
import { listVendorOrders } from '@pasok/domain/orders/orders.vendor.contract'
import { searchRequests } from '@pasok/domain/requests/requests.list.contract'
import { findHits } from '../features/catalog/picker-search'
import { writeAddress } from '../lib/address'
import { call } from '../lib/api'
import { rupiah } from '../lib/format'
import { tx } from '../lib/texts'

/** A document by its code, or a product by its name. */
export interface Found {
  /** Where others may be called the same. */
  key?: string
  name: string
  line: string
  href: string
}

/** @throws ApiError */
type Search = (words: string, signal: AbortSignal) => Promise<Found[]>

/** As many of each kind as the palette shows. */
const MOST = 5

/** What is known of it, in a line. */
const lineOf = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

const requests: Search = async (words, signal) => {
  const query = { searchTopic: 'code_pr', searchValue: words, limit: MOST } as const
  const rows = await call(searchRequests, { query, signal })
  return rows.map(({ code_pr: code, lastStatus, vendors }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), vendors.map(({ vendor }) => vendor.name).join(', ')),
    href: `/dashboard/purchase-requests${writeAddress({ page: 'detail', id: code })}`,
  }))
}

const orders: Search = async (words, signal) => {
  const query = { searchTopic: 'code_po', searchValue: words, limit: MOST } as const
  const rows = await call(listOrders, { query, signal })
  return rows.map(({ code_po: code, lastStatus, vendor }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), vendor.name),
    href: `/dashboard/purchase-orders${writeAddress({ page: 'detail', id: code })}`,
  }))
}

/** The index also finds what is only similar: beside a code's document that would be noise. */
const isNamedBy =
  (words: string) =>
  ({ name, brand, SKU, vendor_name: vendor }: ProductHit) => {
    const names = [name, brand, SKU, vendor].join(' ').toLowerCase()
    return words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => names.includes(word))
  }

/** Of the whole index, wherever it is delivered: the product's page says that. */
const products: Search = async (words) => {
  const hits = await findHits(words, undefined, MOST)
  return hits
    .filter(isNamedBy(words))
    .map(({ _id: key, name, slug_product: slug, vendor_name: vendor }): Found => ({
      key,
      name,
      line: vendor,
      href: `/dashboard/products${writeAddress({ page: 'detail-product', slug })}`,
    }))
}

const ordersToVendor: Search = async (words, signal) => {
  const query = { searchTopic: 'code_po', searchValue: words, limit: MOST } as const
  const rows = await call(listVendorOrders, { query, signal })
  return rows.map(({ code_po: code, lastStatus, buyer }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), buyer.name),
    href: `/vendor/orders/${encodeURIComponent(code)}`,
  }))
}

const ownProducts: Search = async (words, signal) => {
  const rows = await call(listOwnProducts, { query: { search: words, limit: MOST }, signal })
  return rows.map(({ _id: id, name, sku, retail_price: price }): Found => ({
    key: id,
    name,
    line: lineOf(sku, rupiah(price)),
    href: `/vendor/products${writeAddress({ page: 'edit', id })}`,
  }))
}

/** How each is looked for, by the name of its call. */
export const SEARCHES = {
  searchRequests: requests,
  listOrders: orders,
  picker: products,
  listVendorOrders: ordersToVendor,
  listOwnProducts: ownProducts,
} as const satisfies Record<string, Search>
