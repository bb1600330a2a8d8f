import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'

interface LastOrdered {
  product_id: string
  price: string
  quantity: string
  at: Date
  order_id: string
  code: string
}

/**
 * Finds the company's last ordered item of each product, without canceled items and those from the given
 * request. Item ids are in the order of creation.
 */
export async function listLastOrdered(
  db: Reader,
  scope: BuyerScope,
  productIds: readonly string[],
  requestId?: string,
): Promise<LastOrdered[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<LastOrdered>`
    select asked.product_id, latest.price, latest.quantity, latest.at, latest.order_id, latest.code
    from unnest(${[...new Set(productIds)]}::uuid[]) as asked (product_id)
    cross join lateral (
      select items.discount_price as price, items.quantity, orders.created_at as at,
        orders.id as order_id, orders.code
      from order_items items
      join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
      join purchase_orders orders
        on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id
      where items.buyer_id = ${scope.id} and items.product_id = asked.product_id
        and items.last_status is distinct from 'Rejected'
        and items.quantity > 0
        and packages.last_status <> 'Cancel'
        and orders.request_id is distinct from ${requestId ?? null}::uuid
      order by items.id desc
      limit 1
    ) as latest`.execute(db)
  return rows
}

/**
 * Counts and sums the requests of a request's department that were submitted within a time range and not
 * rejected, plus this request while it waits. Every move of a request updates `updated_at`, so requests last
 * updated before the range need no look at their history.
 */
export async function sumSubmitted(
  db: Reader,
  scope: BuyerScope,
  { id, department_id }: { id: string; department_id: string | null },
  { from, to }: { from: Date; to: Date },
): Promise<{ requests: number; total: number }> {
  const submitted = db
    .selectFrom('purchase_requests as request')
    .select(['request.id', 'request.total'])
    .where('request.buyer_id', '=', scope.id)
    .where('request.department_id', department_id === null ? 'is' : '=', department_id)
    .where('request.last_status', 'in', ['Submit', 'Approved'])
    .where('request.updated_at', '>=', from)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('status_history as history')
          .select('history.id')
          .whereRef('history.buyer_id', '=', 'request.buyer_id')
          .whereRef('history.document_id', '=', 'request.id')
          .where('history.status', '=', 'Submit')
          .where('history.at', '>=', from)
          .where('history.at', '<', to),
      ),
    )
  const waiting = db
    .selectFrom('purchase_requests')
    .select(['id', 'total'])
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('last_status', '=', 'Submit')
  const { requests, total } = await db
    .selectFrom(submitted.union(waiting).as('asked'))
    .select((eb) => [
      eb.fn.countAll<string>().as('requests'),
      sql<string>`coalesce(sum(asked.total), 0)`.as('total'),
    ])
    .executeTakeFirstOrThrow()
  return { requests: Number(requests), total: Number(total) }
}
