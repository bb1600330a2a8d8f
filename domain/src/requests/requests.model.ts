import { z } from 'zod'
import { taxShape } from '../catalog/catalog.model'
import { lineChangeShape } from '../cart/cart.shapes'
import { actionsShape, statusEntryShape } from '../kernel/shapes'
import { listedVendorShape } from '../vendors/vendors.model'
import { REQUEST_ACTIONS } from './requests.abilities'
import { REQUEST_STATES } from './requests.states'

/** An item of a request in the API: a cart line's amounts, fixed at the last save. */
const requestItemShape = z.object({
  _id: z.string(),
  productId: z.string(),
  vendorId: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  brand: z.string(),
  images_product: z.string(),
  quantity: z.number(),
  minimum_order_quantity: z.number(),
  stock: z.number(),
  retail_price: z.number(),
  discount: z.number(),
  discount_product: z.number(),
  special_discount: z.number(),
  discount_setting: z.number(),
  discount_price: z.number(),
  tax: taxShape,
  single_tax_price: z.number(),
  tax_price: z.number(),
  sub_total_before_tax: z.number(),
  sub_total: z.number(),
  payment_term: z.number(),
  note: z.string(),
})
export type RequestItem = z.output<typeof requestItemShape>

const partyShape = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
})

const requestVendorShape = z.object({
  vendor: partyShape,
  down_payment: z.number(),
  down_payment_setting: z.number(),
  total: z.number(),
  packages: z.array(
    z.object({
      code_package: z.string().nullable(),
      payment_terms: z.number(),
      items: z.array(requestItemShape),
    }),
  ),
})

const addressOfRequest = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  zip_code: z.string(),
})

/** The decision on a request: one row per step; currently there is one step. */
const requestDecisionShape = z.object({
  step: z.number(),
  decision: z.enum(['approve', 'reject']),
  user: z.string(),
  /** The company that a super admin acted for; null for other users. */
  acting_for: z.string().nullable(),
  note: z.string(),
  timestamp: z.string(),
})
export type RequestDecision = z.output<typeof requestDecisionShape>

/** The users who must act on a request next, with at most a few names. */
const holdersShape = z.object({
  count: z.number(),
  people: z.array(z.object({ name: z.string(), role: z.string().nullable() })),
})
export type RequestHolders = z.output<typeof holdersShape>

/** Spec 1 §3, Purchase request. */
export const requestShape = z.object({
  _id: z.string(),
  code_pr: z.string(),
  date: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string(),
  department: z.string(),
  department_id: z.string().nullable(),
  lastStatus: z.enum(REQUEST_STATES),
  statuses: z.array(statusEntryShape),
  /** Null once the request is decided. */
  held_by: holdersShape.nullable(),
  decisions: z.array(requestDecisionShape),
  buyer: partyShape,
  address: addressOfRequest,
  vendors: z.array(requestVendorShape),
  total: z.number(),
  version: z.number(),
  changes: z.array(lineChangeShape),
  /** Digest of `changes`, empty when there are none; sent back to accept the changes. */
  changes_digest: z.string(),
  actions: actionsShape(REQUEST_ACTIONS),
})
export type PurchaseRequest = z.output<typeof requestShape>

/** A row of the list: without items, and with only the names of the vendors. */
export const requestRowShape = requestShape
  .omit({
    buyer: true,
    address: true,
    changes: true,
    changes_digest: true,
    decisions: true,
  })
  .extend({ vendors: z.array(listedVendorShape), items_count: z.number() })
export type RequestRow = z.output<typeof requestRowShape>

/** A draft that the current user may add products to: a row of the list with its delivery address. */
export const openRequestShape = requestRowShape.extend({
  address: addressOfRequest.pick({ _id: true, name: true, city: true }),
})
export type OpenRequest = z.output<typeof openRequestShape>
