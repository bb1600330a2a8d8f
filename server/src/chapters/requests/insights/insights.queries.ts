import type { Offer } from '@pasok/domain/catalog/catalog.model'
import { isId } from '@pasok/domain/kernel/ids'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { monthBounds } from '@pasok/domain/requests/insights/insights'
import type {
  Insights,
  LastPurchase,
  LineInsight,
} from '@pasok/domain/requests/insights/insights.contract'
import type { BuyerActor } from '../../../db/actor'
import type { Reader } from '../../../db/db'
import { IndexAway, type SearchIndex } from '../../../ports/search-index'
import {
  cheapestSimilar,
  findSimilarOfEach,
  type SimilarFinds,
} from '../../catalog/offers/offers.queries'
import { listLastOrdered, sumSubmitted } from './insights.store'
import { getRecord } from '../requests.queries'
import { listLines, type LineRecord, type RequestRecord } from '../requests.store'

interface InsightsContext {
  db: Reader
  actor: BuyerActor
}

const cityOf = (record: RequestRecord) => ({
  city_id: record.address_city_id,
  city: record.address_city,
})

/**
 * Searches products similar to a request's products, outside a transaction because the index may be slow.
 * Returns undefined when the index is down; other insights are still shown. @throws AppError `not_found`.
 */
export async function findInsights(
  { db, actor }: InsightsContext,
  index: SearchIndex,
  idOrCode: string,
): Promise<SimilarFinds | undefined> {
  const { scope } = actor
  const record = await getRecord(db, actor, idOrCode)
  const lines = await listLines(db, scope, record.id)
  try {
    return await findSimilarOfEach({ db, scope, index }, productsOf(lines), cityOf(record))
  } catch (error) {
    if (!(error instanceof IndexAway)) throw error
    return undefined
  }
}

const productsOf = (lines: readonly LineRecord[]) => lines.map((line) => line.product_id)

function presentLine(
  line: LineRecord,
  last: Awaited<ReturnType<typeof listLastOrdered>>[number] | undefined,
  other: Offer | undefined,
): LineInsight {
  return {
    item_id: line.id,
    productId: line.product_id,
    last_ordered: last
      ? {
          price: Number(last.price),
          date: last.at.toISOString(),
          order_id: last.order_id,
          code_po: last.code,
        }
      : null,
    similar: other
      ? {
          product_id: other.product_id,
          name: other.name,
          slug: other.slug,
          vendor_name: other.vendor_name,
          price: other.discount_price,
        }
      : null,
  }
}

/** Returns data that helps to decide a request, in a fixed number of queries. @throws AppError `not_found`. */
export async function getInsights(
  { db, actor }: InsightsContext,
  idOrCode: string,
  { similar: finds, now }: { similar: SimilarFinds | undefined; now: Date },
): Promise<Insights> {
  const { scope } = actor
  const record = await getRecord(db, actor, idOrCode)
  const lines = await listLines(db, scope, record.id)
  const ids = productsOf(lines)
  const month = monthBounds(now, actor.company.timeZone)
  const [lastOrdered, similar, submitted] = await Promise.all([
    listLastOrdered(db, scope, ids, record.id),
    cheapestSimilar({ db, scope }, ids, cityOf(record), finds ?? new Map()),
    sumSubmitted(db, scope, record, month),
  ])
  const last = new Map(lastOrdered.map((row) => [row.product_id, row]))
  return {
    lines: lines.map((line) =>
      presentLine(line, last.get(line.product_id), similar.get(line.product_id)),
    ),
    similar_known: finds !== undefined,
    department: {
      department: record.department_name ?? NO_DEPARTMENT,
      month: month.from.toISOString(),
      ...submitted,
    },
  }
}

/** Lists time and quantity of the company's last purchase of each product, in one query. */
export async function listLastPurchases(
  db: Reader,
  { scope }: BuyerActor,
  productIds: readonly string[],
): Promise<LastPurchase[]> {
  const rows = await listLastOrdered(db, scope, productIds.filter(isId))
  return rows.map(({ product_id, quantity, at }) => ({
    product_id,
    quantity: Number(quantity),
    date: at.toISOString(),
  }))
}
