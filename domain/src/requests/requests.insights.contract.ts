import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { PRICES_AT_ONCE } from '../catalog/catalog.constants'
import { idShape } from '../kernel/shapes'

/** What helps to decide one line. Prices in rupiah for one, tax left out. */
const lineInsightShape = z.object({
  item_id: z.string(),
  productId: z.string(),
  /** At what the company ordered the product last. */
  last_ordered: z
    .object({ price: z.number(), date: z.string(), order_id: z.string(), code_po: z.string() })
    .nullable(),
  /**
   * The cheapest of those that are most alike in name, of its category, in stock for at least their
   * minimum and delivered there; no line of the request itself.
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
 * What the department has asked for this month: submitted in it and not rejected, and this request
 * while it waits, whenever it was submitted.
 */
const departmentInsightShape = z.object({
  /** `generic` = all requests without a department. */
  department: z.string(),
  /** Its first instant, of the company's calendar. */
  month: z.string(),
  requests: z.number(),
  /** Whole rupiah. */
  total: z.number(),
})
export type DepartmentInsight = z.output<typeof departmentInsightShape>

const insightsShape = z.object({
  lines: z.array(lineInsightShape),
  /** False while the index is away: then nothing similar is named. */
  similar_known: z.boolean(),
  department: departmentInsightShape,
})
export type Insights = z.output<typeof insightsShape>

export const getRequestInsights = buyerCall({
  name: 'getRequestInsights',
  method: 'GET',
  path: '/purchase-request/:id/insights',
  summary: 'What helps to decide: last prices ordered, cheaper similar products, the month so far',
  feature: 'requests.decide',
  params: z.object({ id: idShape }),
  data: insightsShape,
  rates: [{ name: 'request-insights', per: 'person', most: 120, seconds: 300 }],
})

/** The last purchase of a product by this company, whatever its department. */
const lastPurchaseShape = z.object({
  product_id: z.string(),
  quantity: z.number(),
  /** When it was ordered. */
  date: z.string(),
})
export type LastPurchase = z.output<typeof lastPurchaseShape>

export const listLastPurchases = buyerCall({
  name: 'listLastPurchases',
  method: 'GET',
  path: '/purchase-request/last-purchases',
  summary: 'When and how much of each product this company ordered last; others are left out',
  feature: ['requests.create', 'requests.edit'],
  query: z.object({
    product_ids: z
      .string()
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(idShape).max(PRICES_AT_ONCE)),
  }),
  data: z.array(lastPurchaseShape),
})
