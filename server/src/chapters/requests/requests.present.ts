import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import {
  actionsOn,
  isOwnRequest,
  type RequestActor,
} from '@pasok/domain/requests/requests.abilities'
import type {
  OpenRequest,
  PurchaseRequest,
  RequestDecision,
  RequestItem,
  RequestRow,
} from '@pasok/domain/requests/requests.model'
import { holdersOf } from '@pasok/domain/requests/requests.holders'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import type { BuyerRow } from '../company/company.store'
import type { PermittedUser } from '../team/roles/users-with-feature'
import type {
  DecisionRecord,
  LineRecord,
  RequestRecord,
  RequestVendorRecord,
} from './requests.store'
import type { ListedRecord } from './requests.list.store'

interface PresentContext {
  actor: RequestActor
  contributors: readonly string[]
  statuses: readonly StatusEntry[]
  /** Users of the company who may decide requests. */
  deciders: readonly PermittedUser[]
}

function presentHead(
  row: RequestRecord,
  { actor, contributors, statuses, deciders }: PresentContext,
) {
  return {
    _id: row.id,
    code_pr: row.code,
    date: row.created_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdBy: row.created_by_name,
    department: row.department_name ?? NO_DEPARTMENT,
    department_id: row.department_id,
    lastStatus: row.last_status,
    statuses: [...statuses],
    held_by: holdersOf({
      state: row.last_status,
      author: row.created_by_name,
      deciders: deciders.filter((decider) => !isOwnRequest(decider, { contributors })),
    }),
    total: Number(row.total),
    version: row.version,
    actions: actionsOn(actor, { state: row.last_status, author: row.created_by, contributors }),
  }
}

export function presentRow(row: ListedRecord, context: PresentContext): RequestRow {
  return {
    ...presentHead(row, context),
    vendors: row.vendors,
    items_count: row.items_count,
  }
}

export const presentOpenAddress = (row: RequestRecord): OpenRequest['address'] => ({
  _id: row.address_id,
  name: row.address_name,
  city: row.address_city,
})

function presentItem(line: LineRecord): RequestItem {
  const subTotal = Number(line.sub_total)
  const tax = Number(line.sub_total_tax)
  return {
    _id: line.id,
    productId: line.product_id,
    vendorId: line.vendor_id,
    name: line.name,
    slug: line.slug,
    sku: line.sku,
    brand: line.brand,
    images_product: line.image_url,
    quantity: Number(line.quantity),
    minimum_order_quantity: Number(line.minimum_order),
    stock: Number(line.stock),
    retail_price: Number(line.retail_price),
    discount: Number(line.discount),
    discount_product: toNumber(percentOfFraction(line.product_discount)),
    special_discount: Number(line.special_discount),
    discount_setting: Number(line.discount_setting),
    discount_price: Number(line.discount_price),
    tax: { title: line.tax_title, value: Number(line.tax) },
    single_tax_price: Number(line.single_tax_price),
    tax_price: tax,
    sub_total_before_tax: subTotal - tax,
    sub_total: subTotal,
    payment_term: line.payment_term,
    note: line.note,
  }
}

/**
 * Before approval there are no packages: a vendor's items are grouped by payment term, without a package code.
 */
function presentPackages(lines: readonly LineRecord[]) {
  const terms = [...new Set(lines.map((line) => line.payment_term))].sort((a, b) => a - b)
  return terms.map((term) => ({
    code_package: null,
    payment_terms: term,
    items: lines.filter((line) => line.payment_term === term).map(presentItem),
  }))
}

function presentVendor(vendor: RequestVendorRecord, lines: readonly LineRecord[]) {
  return {
    vendor: {
      _id: vendor.vendor_id,
      name: vendor.name,
      phone: vendor.phone,
      email: vendor.email,
      address: vendor.address,
    },
    down_payment: Number(vendor.down_payment),
    down_payment_setting: Number(vendor.down_payment_setting),
    total: Number(vendor.total),
    packages: presentPackages(lines.filter((line) => line.vendor_id === vendor.vendor_id)),
  }
}

const presentDecision = (row: DecisionRecord, company: string): RequestDecision => ({
  step: row.step,
  decision: row.decision,
  user: row.decided_by_name,
  acting_for: row.acting_for === null ? null : company,
  note: row.note,
  timestamp: row.decided_at.toISOString(),
})

const DECISIONS: Readonly<Record<string, RequestDecision['decision']>> = {
  Approved: 'approve',
  Rejected: 'reject',
}

/** Requests decided by an older release have no decision rows, so the history is used instead. */
function presentDecisions(
  rows: readonly DecisionRecord[],
  statuses: readonly StatusEntry[],
  company: string,
): RequestDecision[] {
  if (rows.length > 0) return rows.map((one) => presentDecision(one, company))
  const decided = statuses.flatMap(({ name, user, note, timestamp }) => {
    const decision = DECISIONS[name]
    return decision ? { decision, user, acting_for: null, note, timestamp } : []
  })
  return decided.map((one, at) => ({ step: at + 1, ...one }))
}

export function presentRequest(
  row: RequestRecord,
  parts: PresentContext & {
    buyer: BuyerRow
    ownerEmail: string
    vendors: readonly RequestVendorRecord[]
    lines: readonly LineRecord[]
    decisions: readonly DecisionRecord[]
    changes: LineChange[]
    changesDigest: string
  },
): PurchaseRequest {
  return {
    ...presentHead(row, parts),
    decisions: presentDecisions(parts.decisions, parts.statuses, parts.buyer.legal_name),
    buyer: {
      _id: row.buyer_id,
      name: parts.buyer.legal_name,
      phone: parts.buyer.phone,
      email: parts.ownerEmail,
      address: row.address_line,
    },
    address: {
      _id: row.address_id,
      name: row.address_name,
      phone: row.address_phone,
      address: row.address_line,
      city: row.address_city,
      zip_code: row.address_postcode,
    },
    vendors: parts.vendors.map((vendor) => presentVendor(vendor, parts.lines)),
    changes: parts.changes,
    changes_digest: parts.changesDigest,
  }
}
