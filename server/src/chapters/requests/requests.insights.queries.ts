import { NO_DEPARTMENT } from '@pasok/domain/requests/requests.constants'
import { monthAround } from '@pasok/domain/requests/requests.insights'
import type { Insights, LineInsight } from '@pasok/domain/requests/requests.insights.contract'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { IndexAway, type SearchIndex } from '../../ports/search-index'
import { findCheapestSimilar } from '../catalog/catalog.similar.queries'
import { listLastOrdered, sumAskedFor } from './requests.insights.store'
import { getRecord } from './requests.queries'
import { listLines, type LineRecord, type RequestRecord } from './requests.store'

interface Asking {
  db: Reader
  actor: BuyerActor
  index: SearchIndex
  now: Date
}

/** What is alike; without the index nothing is named, and all else is told. */
async function similarOf({ db, actor, index }: Asking, record: RequestRecord, ids: string[]) {
  const city = { city_id: record.address_city_id, city: record.address_city }
  try {
    return await findCheapestSimilar({ db, scope: actor.scope, index }, ids, city)
  } catch (error) {
    if (!(error instanceof IndexAway)) throw error
    return undefined
  }
}

function presentLine(
  line: LineRecord,
  last: Awaited<ReturnType<typeof listLastOrdered>>[number] | undefined,
  similar: Awaited<ReturnType<typeof findCheapestSimilar>> | undefined,
): LineInsight {
  const other = similar?.get(line.product_id)
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

/**
 * What helps to decide a request: a fixed number of queries, whatever the number of its lines.
 * @throws AppError `not_found`.
 */
export async function getInsights(asking: Asking, idOrCode: string): Promise<Insights> {
  const { db, actor, now } = asking
  const { scope } = actor
  const record = await getRecord(db, actor, idOrCode)
  const lines = await listLines(db, scope, record.id)
  const ids = lines.map((line) => line.product_id)
  const month = monthAround(now, actor.company.timeZone)
  const [lastOrdered, similar, asked] = await Promise.all([
    listLastOrdered(db, scope, ids, record.id),
    similarOf(asking, record, ids),
    sumAskedFor(db, scope, record.department_id, month),
  ])
  const last = new Map(lastOrdered.map((row) => [row.product_id, row]))
  return {
    lines: lines.map((line) => presentLine(line, last.get(line.product_id), similar)),
    similar_known: similar !== undefined,
    department: {
      department: record.department_name ?? NO_DEPARTMENT,
      month: month.from.toISOString(),
      ...asked,
    },
  }
}
