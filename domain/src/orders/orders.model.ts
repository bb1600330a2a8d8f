import { z } from 'zod'
import { taxShape } from '../catalog/catalog.model'
import { statusEntryShape } from '../kernel/shapes'
import { PACKAGE_STATES } from './orders.states'

export const orderItemShape = z.object({
  _id: z.string(),
  productId: z.string(),
  vendorId: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  brand: z.string(),
  images_product: z.string(),
  retail_price: z.number(),
  retail_price_original: z.number(),
  discount: z.number(),
  discount_price: z.number(),
  discount_price_original: z.number(),
  tax: taxShape,
  single_tax_price: z.number(),
  quantity: z.number(),
  quantity_original: z.number(),
  sub_total: z.number(),
  sub_total_original: z.number(),
  note: z.string(),
  lastStatus: z.enum(['Waiting Approval', 'Approved', 'Rejected']).nullable(),
  received: z.number().nullable(),
  sub_total_received: z.number().nullable(),
  sub_total_tax: z.number().nullable(),
  payment_term: z.array(z.object({ name: z.string(), value: z.number() })),
})
export type OrderItem = z.output<typeof orderItemShape>

export const packageShape = z.object({
  _id: z.string(),
  code_package: z.string(),
  payment_terms: z.number(),
  lastStatus: z.enum(PACKAGE_STATES),
  statuses: z.array(statusEntryShape),
  shipping_cost: z.number(),
  total: z.number(),
  date: z.string(),
  updated: z.string(),
  items: z.array(orderItemShape),
})
export type OrderPackage = z.output<typeof packageShape>

const partyShape = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.string(),
})

/** Spec 2 §3, Purchase order. */
export const orderShape = z.object({
  _id: z.string(),
  code_po: z.string(),
  code_pr: z.string(),
  request_id: z.string(),
  date: z.string(),
  vendor: partyShape,
  buyer: partyShape,
  department: z.string(),
  grand_total: z.number(),
  down_payment: z.number(),
  proof_of_advance_payment: z.string().nullable(),
  lastStatus: z.enum(PACKAGE_STATES),
  createdBy: z.string(),
  packages: z.array(packageShape),
})
export type PurchaseOrder = z.output<typeof orderShape>
