import type {
  RequestedProduct,
  FoundVendor,
  GrantedProduct,
  PreferredVendor,
  RelatedBuyer,
  RelatedBuyerPage,
} from '@pasok/domain/vendors/relations/relations.model'
import {
  actionsOnBuyer,
  actionsOnRelation,
} from '@pasok/domain/vendors/relations/relations.abilities'
import {
  relationTerm,
  stageOf,
  statusOfStage,
} from '@pasok/domain/vendors/relations/relations.rules'
import type { Actor } from '../../../db/actor'
import type { BuyerRow } from './vendor-relations.store'
import type { FoundVendorRow, LockedRelation, RelationRow } from './relations.store'

const percentOf = (value: string | null): number | null => (value === null ? null : Number(value))
const termOf = (days: number | null) => (days === null ? null : relationTerm(days))
const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** Joins the known parts of an address in one line. */
const lineOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

type Row = Omit<LockedRelation, 'vendor_name' | 'buyer_name'>

const requestedTermsOf = (row: Row) => ({
  initial_discount: percentOf(row.requested_discount),
  product: row.requested_products.map(({ product_name, discount }): RequestedProduct => ({
    product_name,
    discount,
  })),
  payment_term: termOf(row.requested_payment_term),
  down_payment: percentOf(row.requested_down_payment),
})

function courseOf(row: Row) {
  const stage = stageOf(row)
  return {
    stage,
    requested_at: row.requested_at.toISOString(),
    requested_by: row.requested_by_name,
    answered_at: timeOf(row.answered_at),
    answered_by: row.answered_by_name,
    ended_at: timeOf(row.removed_at),
    ended_by: row.removed_by_name,
    reason: stage === 'Declined' ? row.declined_reason : row.removed_reason,
    version: row.version,
  }
}

const placeOf = (
  row: Pick<RelationRow, 'street' | 'village' | 'district' | 'city' | 'province' | 'postcode'>,
) => lineOf(row.street, row.village, row.district, row.city, row.province, row.postcode)

/**
 * Presents a vendor found by its code; `request` contains the defaults of the company's setting (Spec 2 §9).
 */
export function presentFoundVendor(row: FoundVendorRow): FoundVendor {
  const { status, removed_at, removed_by, declined_at } = row
  return {
    vendor_id: row.id,
    legal_name: row.legal_name,
    company_code: row.company_code,
    category: row.category,
    city: row.city ?? '',
    address: placeOf(row),
    stage: status === null ? null : stageOf({ status, removed_at, removed_by, declined_at }),
    request: {
      initial_discount: percentOf(row.default_discount),
      product: [],
      payment_term: termOf(row.default_term),
      down_payment: percentOf(row.default_down_payment),
      status: 'Inactive',
    },
  }
}

/** Presents a relation to the buyer. Its terms apply only while it is Active. */
export function presentRelation(
  row: RelationRow,
  actor: Pick<Actor, 'features'>,
  product: GrantedProduct[],
  productCount: number,
): PreferredVendor {
  const course = courseOf(row)
  const requested = requestedTermsOf(row)
  const isActive = course.stage === 'Active'
  return {
    vendor_id: row.vendor_id,
    buyer_id: row.buyer_id,
    initial_discount: isActive ? percentOf(row.initial_discount) : requested.initial_discount,
    product,
    product_count: productCount,
    payment_term: isActive ? termOf(row.payment_term) : requested.payment_term,
    down_payment: isActive ? percentOf(row.down_payment) : requested.down_payment,
    status: statusOfStage(course.stage),
    legal_name: row.legal_name,
    company_code: row.company_code,
    address: placeOf(row),
    category: row.category,
    city: row.city ?? '',
    vendor_active: row.active,
    asked: requested,
    ...course,
    actions: actionsOnRelation(actor, course.stage),
  }
}

export function presentBuyer(row: BuyerRow): RelatedBuyer {
  const course = courseOf(row)
  return {
    _id: row.buyer_id,
    legal_name: row.legal_name,
    company_code: row.company_code,
    category: row.category ?? '',
    city: row.city ?? '',
    asked: requestedTermsOf(row),
    initial_discount: percentOf(row.initial_discount),
    payment_term: row.payment_term,
    down_payment: percentOf(row.down_payment),
    discounts: Number(row.discounts),
    status: statusOfStage(course.stage),
    ...course,
    actions: actionsOnBuyer(course.stage),
  }
}

export const presentBuyerPage = (
  row: BuyerRow,
  vendor: { discount_setting: string; payment_term: number; down_payment_setting: string },
): RelatedBuyerPage => ({
  ...presentBuyer(row),
  phone: row.phone,
  website: row.website,
  address: lineOf(row.street, row.city, row.province, row.postcode),
  defaults: {
    discount: Number(vendor.discount_setting),
    payment_term: vendor.payment_term,
    down_payment: Number(vendor.down_payment_setting),
  },
})
