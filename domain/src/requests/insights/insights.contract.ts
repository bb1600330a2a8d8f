import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { PRICES_AT_ONCE } from '../../catalog/catalog.constants'
import { idShape } from '../../kernel/shapes'

/** Information for deciding one line. Unit prices in rupiah, without tax. */
const lineInsightShape = z.object({
  item_id: z.string(),
  productId: z.string(),
  /** The price and order of the company's last purchase of the product. */
  last_ordered: z
    .object({ price: z.number(), date: z.string(), order_id: z.string(), code_po: z.string() })
    .nullable(),
  /**
   * The cheapest of the products most similar in name, of the same category, in stock for their
   * minimum and delivered to the address, excluding the request's own products.
   */
  similar: z
    .object({
      product_id: z.string(),
      name: z.string(),
      slug: z.string(),
      vendor_name: z.string(),
      price: z.number(),
    })
    .nullable(),
})
export type LineInsight = z.output<typeof lineInsightShape>

/**
 * What the department has requested this month: requests submitted in it and not rejected, and this
 * request while it is pending, whenever it was submitted.
 */
const departmentInsightShape = z.object({
  /** `generic` for all requests without a department. */
  department: z.string(),
  /** The month's first instant in the company's time zone. */
  month: z.string(),
  requests: z.number(),
  /** Whole rupiah. */
  total: z.number(),
})
export type DepartmentInsight = z.output<typeof departmentInsightShape>

const insightsShape = z.object({
  lines: z.array(lineInsightShape),
  /** False while the search index is unavailable; no similar products are returned then. */
  similar_known: z.boolean(),
  department: departmentInsightShape,
})
export type Insights = z.output<typeof insightsShape>

export const getRequestInsights = buyerCall({
  name: 'getRequestInsights',
  method: 'GET',
  path: '/purchase-request/:id/insights',
  summary:
    'Insights for the decision: last ordered prices, cheaper similar products, the month so far',
  feature: 'requests.decide',
  params: z.object({ id: idShape }),
  data: insightsShape,
  rates: [{ name: 'request-insights', per: 'person', max: 120, seconds: 300 }],
})

/** The company's last purchase of a product, by any department. */
const lastPurchaseShape = z.object({
  product_id: z.string(),
  quantity: z.number(),
  date: z.string(),
})
export type LastPurchase = z.output<typeof lastPurchaseShape>

export const listLastPurchases = buyerCall({
  name: 'listLastPurchases',
  method: 'GET',
  path: '/purchase-request/last-purchases',
  summary:
    'The company’s last order of each product, with date and quantity; only of products ordered before',
  feature: ['requests.create', 'requests.edit'],
  query: z.object({
    product_ids: z
      .string()
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(idShape).max(PRICES_AT_ONCE)),
  }),
  data: z.array(lastPurchaseShape),
})
