import { z } from 'zod'
import { taxShape } from '../catalog/catalog.model'
import { actionsShape } from '../kernel/shapes'
import { listedVendorShape } from '../vendors/vendors.model'
import { TEMPLATE_ACTIONS } from './templates.abilities'
import { TEMPLATE_PROBLEMS } from './templates.rules'

export const templateProblemShape = z.enum(TEMPLATE_PROBLEMS)

/** An item of a template at its current price; a withdrawn one at its last price. */
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
  /** Why the item cannot be ordered as it is; null when it can. */
  problem: templateProblemShape.nullable(),
  /** The violated limit, minimum or stock; null when there is none. */
  limit: z.number().nullable(),
  /** The unit price at the last save, if it has changed since. */
  price_before: z.number().nullable(),
})
export type TemplateItem = z.output<typeof templateItemShape>

/** A row of the list: without items, and with only the names of the vendors. */
export const templateRowShape = z.object({
  _id: z.string(),
  buyerId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string(),
  /** Whole rupiah, as of the last save. */
  total: z.number(),
  isDeleted: z.boolean(),
  vendors: z.array(listedVendorShape),
  items_count: z.number(),
  version: z.number(),
  actions: actionsShape(TEMPLATE_ACTIONS),
})
export type TemplateRow = z.output<typeof templateRowShape>

/** Spec 1 §3, Template, with current prices. */
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
      /** At current prices in whole rupiah, without unavailable items. */
      total: z.number(),
      packages: z.object({ items: z.array(templateItemShape) }),
    }),
  ),
  /** At current prices in whole rupiah, without unavailable items. */
  total_now: z.number(),
})
export type Template = z.output<typeof templateShape>
