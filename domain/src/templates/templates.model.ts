import { z } from 'zod'
import { taxShape } from '../catalog/catalog.model'
import { actionsShape } from '../kernel/shapes'
import { listedVendorShape } from '../vendors/vendors.model'
import { TEMPLATE_ACTIONS } from './templates.abilities'
import { TEMPLATE_PROBLEMS } from './templates.rules'

export const templateProblemShape = z.enum(TEMPLATE_PROBLEMS)

/** An item of a template at today's price; one that is withdrawn at what it was offered at last. */
const templateItemShape = z.object({
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
  discount_price: z.number(),
  tax: taxShape,
  single_tax_price: z.number(),
  sub_total_before_tax: z.number(),
  tax_price: z.number(),
  sub_total: z.number(),
  payment_term: z.number(),
  note: z.string(),
  /** Why it can't be ordered as it stands; null when it can. */
  problem: templateProblemShape.nullable(),
  /** The limit that is broken: the minimum or the stock; null without a problem. */
  limit: z.number().nullable(),
  /** The unit price at the last save, when it was another one. */
  price_before: z.number().nullable(),
})
export type TemplateItem = z.output<typeof templateItemShape>

/** A row of the list: no items, and of each vendor who it is. */
export const templateRowShape = z.object({
  _id: z.string(),
  buyerId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string(),
  /** In whole rupiah, as of the last save. */
  total: z.number(),
  isDeleted: z.boolean(),
  vendors: z.array(listedVendorShape),
  items_count: z.number(),
  version: z.number(),
  actions: actionsShape(TEMPLATE_ACTIONS),
})
export type TemplateRow = z.output<typeof templateRowShape>

/** Spec 1 §3, Template; its figures are today's. */
export const templateShape = templateRowShape.extend({
  vendors: z.array(
    z.object({
      vendor: z.object({
        _id: z.string(),
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        address: z.string(),
      }),
      /** Today's, in whole rupiah, without what can't be had. */
      total: z.number(),
      packages: z.object({ items: z.array(templateItemShape) }),
    }),
  ),
  /** Today's, in whole rupiah, without what can't be had. */
  total_now: z.number(),
})
export type Template = z.output<typeof templateShape>
