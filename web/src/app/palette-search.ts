import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { providerCompanyTexts } from '@pasok/domain/company/provider/provider.texts'
import { holderText } from '@pasok/domain/requests/requests.holders'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { isLive } from '@pasok/domain/payments/payments.states'
import { providerVendorTexts } from '@pasok/domain/vendors/provider/provider.texts'
import { findHits } from '../features/catalog/picker-search'
import { findCompanies } from '../features/company/provider-companies.queries'
import { findProviderPayments } from '../features/payments/provider-payments.queries'
import { findRelatedBuyers } from '../features/vendors/buyers.queries'
import { writeAddress } from '../lib/address'
import { call } from '../lib/api'
import { rupiah } from '../lib/format'
import { languageStore } from '../lib/language'
import { tx } from '../lib/texts'

/** A search result: a document by its code, or a person or product by name. */
export interface Found {
  /** Id of the record; needed only where names are not unique. */
  key?: string
  name: string
  line: string
  href: string
}

/** Searches one kind of record. @throws ApiError */
type Search = (words: string, signal: AbortSignal) => Promise<Found[]>

/** Number of results per kind in the palette. */
const MAX_PER_KIND = 5

const lineOf = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

const requests: Search = async (words, signal) => {
  const query = { searchTopic: 'code_pr', searchValue: words, limit: MAX_PER_KIND } as const
  const rows = await call('searchRequests', { query, signal })
  return rows.map(({ code_pr: code, lastStatus, held_by, vendors }): Found => ({
    name: code,
    line: lineOf(
      tx(statusTexts[lastStatus]),
      holderText({ lastStatus, held_by }, languageStore.get()) ?? '',
      vendors.map(({ vendor }) => vendor.name).join(', '),
    ),
    href: `/dashboard/purchase-requests${writeAddress({ page: 'detail', id: code })}`,
  }))
}

const orders: Search = async (words, signal) => {
  const query = { searchTopic: 'code_po', searchValue: words, limit: MAX_PER_KIND } as const
  const rows = await call('listOrders', { query, signal })
  return rows.map(({ code_po: code, lastStatus, vendor }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), vendor.name),
    href: `/dashboard/purchase-orders${writeAddress({ page: 'detail', id: code })}`,
  }))
}

/** The index also returns similar codes; a search for a code must not show them. */
const isNamedBy =
  (words: string) =>
  ({ name, brand, SKU, vendor_name: vendor }: ProductHit) => {
    const names = [name, brand, SKU, vendor].join(' ').toLowerCase()
    return words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => names.includes(word))
  }

/**
 * Searches the whole catalog, regardless of the delivery area: the product page shows whether the product can
 * be delivered.
 */
const products: Search = async (words) => {
  const hits = await findHits(words, undefined, MAX_PER_KIND)
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
  const query = { searchTopic: 'code_po', searchValue: words, limit: MAX_PER_KIND } as const
  const rows = await call('listVendorOrders', { query, signal })
  return rows.map(({ code_po: code, lastStatus, buyer }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), buyer.name),
    href: `/vendor/orders/${encodeURIComponent(code)}`,
  }))
}

const ownProducts: Search = async (words, signal) => {
  const rows = await call('listOwnProducts', {
    query: { search: words, limit: MAX_PER_KIND },
    signal,
  })
  return rows.map(({ _id: id, name, sku, retail_price: price }): Found => ({
    key: id,
    name,
    line: lineOf(sku, rupiah(price)),
    href: `/vendor/products${writeAddress({ page: 'edit', id })}`,
  }))
}

const invoices: Search = async (words, signal) => {
  const query = { searchTopic: 'invoice_number', searchValue: words, limit: MAX_PER_KIND } as const
  const rows = await call('listInvoices', { query, signal })
  return rows.map(({ invoice_number: code, lastStatus, vendor }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), vendor.name),
    href: `/dashboard/finance/invoice${writeAddress({ page: 'summary', id: code })}`,
  }))
}

const receipts: Search = async (words, signal) => {
  const query = {
    searchTopic: 'code_grn',
    searchValue: words,
    limit: MAX_PER_KIND,
    all: 'true',
  } as const
  const rows = await call('listReceipts', { query, signal })
  return rows.map(({ received: { code }, lastStatus, vendor }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), vendor.name),
    href: `/dashboard/good-receipt-note${writeAddress({ receipt: code })}`,
  }))
}

const payments: Search = async (words, signal) => {
  const rows = await call('listTransactions', {
    query: { search: words, limit: MAX_PER_KIND },
    signal,
  })
  return rows.map(({ code, lastStatus, vendor }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), vendor.name),
    href: `/dashboard/finance/invoice${writeAddress({
      page: isLive(lastStatus) ? 'waiting-payment' : 'payment-confirmed',
      code,
    })}`,
  }))
}

const vendors: Search = async (words, signal) => {
  const query = { search: words, limit: MAX_PER_KIND }
  const rows = await call('listPreferredVendors', { query, signal })
  return rows.map(({ vendor_id: id, legal_name: name, stage }): Found => ({
    key: id,
    name,
    line: tx(statusTexts[stage]),
    href: `/dashboard/vendor-list${writeAddress({ vendor: id })}`,
  }))
}

const people: Search = async (words, signal) => {
  const rows = await call('listTeamUsers', {
    query: { search: words, limit: MAX_PER_KIND },
    signal,
  })
  return rows.map(({ auth_id: key, fullname: name, email, role_name: role }): Found => ({
    key,
    name,
    line: lineOf(role, email),
    href: `/dashboard/teams${writeAddress({ search: email })}`,
  }))
}

const invoicesOfVendor: Search = async (words, signal) => {
  const query = { searchTopic: 'invoice_number', searchValue: words, limit: MAX_PER_KIND } as const
  const rows = await call('listVendorInvoices', { query, signal })
  return rows.map(({ invoice_number: code, lastStatus, buyer }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), buyer.name),
    href: `/vendor/invoices/${encodeURIComponent(code)}`,
  }))
}

const receiptsToVendor: Search = async (words, signal) => {
  const query = { searchTopic: 'code_grn', searchValue: words, limit: MAX_PER_KIND } as const
  const rows = await call('listVendorReceipts', { query, signal })
  return rows.map(({ received: { code }, lastStatus, buyer }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), buyer.name),
    href: `/vendor/receipts/${encodeURIComponent(code)}`,
  }))
}

const vendorPeople: Search = async (words, signal) => {
  const rows = await call('listVendorTeam', {
    query: { search: words, limit: MAX_PER_KIND },
    signal,
  })
  return rows.map(({ fullname: name, email }): Found => ({
    key: email,
    name,
    line: email,
    href: '/vendor/team',
  }))
}

const buyersOfVendor: Search = async (words, signal) => {
  const rows = await findRelatedBuyers(words, MAX_PER_KIND, signal)
  return rows
    .slice(0, MAX_PER_KIND)
    .map(({ _id: id, legal_name: name, company_code, status }): Found => ({
      key: id,
      name,
      line: lineOf(company_code, tx(statusTexts[status])),
      href: `/vendor/buyers/${id}`,
    }))
}

/** A payment opens the invoice that it pays. */
const paymentsToVendor: Search = async (words, signal) => {
  const rows = await call('listVendorTransactions', {
    query: { search: words, limit: MAX_PER_KIND },
    signal,
  })
  return rows.flatMap(({ code, lastStatus, buyer, invoices: [invoice] }): Found[] =>
    invoice
      ? [
          {
            name: code,
            line: lineOf(tx(statusTexts[lastStatus]), buyer.name),
            href: `/vendor/invoices/${encodeURIComponent(invoice.invoice_number)}`,
          },
        ]
      : [],
  )
}

const companies: Search = async (words, signal) => {
  const rows = await findCompanies(words, MAX_PER_KIND, signal)
  return rows
    .slice(0, MAX_PER_KIND)
    .map(({ _id: id, legal_name: name, company_code, standing }): Found => ({
      key: id,
      name,
      line: lineOf(company_code, tx(providerCompanyTexts[standing])),
      href: `/provider/companies/${id}`,
    }))
}

const vendorsOfProvider: Search = async (words, signal) => {
  const rows = await call('listVendors', { query: { search: words, limit: MAX_PER_KIND }, signal })
  return rows.map(({ _id: id, legal_name: name, company_code, standing }): Found => ({
    key: id,
    name,
    line: lineOf(company_code, tx(providerVendorTexts[standing])),
    href: `/provider/vendors/${id}`,
  }))
}

const paymentsOfProvider: Search = async (words, signal) => {
  const rows = await findProviderPayments(words, MAX_PER_KIND, signal)
  return rows.map(({ code, lastStatus, buyer }): Found => ({
    name: code,
    line: lineOf(tx(statusTexts[lastStatus]), buyer.name),
    href: `/provider/payments/${encodeURIComponent(code)}`,
  }))
}

export const SEARCHES = {
  searchRequests: requests,
  listOrders: orders,
  picker: products,
  listVendorOrders: ordersToVendor,
  listOwnProducts: ownProducts,
  listInvoices: invoices,
  listReceipts: receipts,
  listTransactions: payments,
  listPreferredVendors: vendors,
  listTeamUsers: people,
  listVendorInvoices: invoicesOfVendor,
  listVendorReceipts: receiptsToVendor,
  listVendorTeam: vendorPeople,
  listRelatedBuyers: buyersOfVendor,
  listVendorTransactions: paymentsToVendor,
  listCompanies: companies,
  listVendors: vendorsOfProvider,
  listProviderTransactions: paymentsOfProvider,
} as const satisfies Record<string, Search>
