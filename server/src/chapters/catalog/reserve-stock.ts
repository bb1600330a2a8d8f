import { catalogErrors } from '@pasok/domain/catalog/catalog.errors'
import { decimal, type Decimal, sum, ZERO } from '@pasok/domain/kernel/decimal'
import { type Problem, throwAny } from '@pasok/domain/kernel/errors'
import { sql } from 'kysely'
import type { BuyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { isOffered, lockProducts } from './catalog.store'

interface Wanted {
  productId: string
  name: string
  quantity: Decimal
}

/**
 * Reserves stock for all products or none, in two statements. The rows are locked in the order of their ids, so
 * that two approvals cannot deadlock; stock and vendors are read after the locks, because within one statement they
 * would be those from before a wait for a lock. @throws AppError `rule` with a problem for each product that is
 * withdrawn or has too little stock.
 */
export async function reserveStock(
  work: Work<BuyerScope>,
  wanted: readonly Wanted[],
): Promise<void> {
  const ids = wanted.map(({ productId }) => productId)
  const quantities = wanted.map(({ quantity }) => quantity.toFixed())
  await lockProducts(work.trx, work.scope, ids)
  const { rows } = await sql<{ id: string; stock: string; available: boolean }>`
    update products set updated_at = ${work.now},
      stock = case when before.stock < taken.quantity then before.stock else before.stock - taken.quantity end
    from unnest(${ids}::uuid[], ${quantities}::numeric[]) as taken(id, quantity)
    join products as before on before.id = taken.id
    join vendors on vendors.id = before.vendor_id
    where products.id = taken.id
    returning products.id, before.stock, ${isOffered} as available
  `.execute(work.trx)
  const offers = new Map(rows.map((row) => [row.id, row]))
  const problems = wanted.flatMap(({ productId, name, quantity }): Problem[] => {
    const offer = offers.get(productId)
    if (!offer?.available)
      return [
        { code: 'rule', path: productId, text: catalogErrors.noLongerOffered, values: { name } },
      ]
    if (decimal(offer.stock).gte(quantity)) return []
    const values = { name, stock: Number(offer.stock) }
    return [{ code: 'rule', path: productId, text: catalogErrors.stockDoesNotSuffice, values }]
  })
  throwAny(problems)
  await work.emit('products.changed', { productIds: ids, isStockOnly: true })
}

interface Returned {
  productId: string
  quantity: Decimal
}

/**
 * Returns quantities to the stock, also of products withdrawn meanwhile, in two statements. The rows are locked
 * in the order of their ids, as in `reserveStock`.
 */
export async function returnStock(work: Work, returned: readonly Returned[]): Promise<void> {
  const given = returned.filter(({ quantity }) => quantity.gt(ZERO))
  const ids = [...new Set(given.map(({ productId }) => productId))]
  if (ids.length === 0) return
  const quantities = ids.map((id) =>
    sum(given.filter(({ productId }) => productId === id).map(({ quantity }) => quantity)),
  )
  await lockProducts(work.trx, work.scope, ids)
  await sql`
    update products set stock = stock + given.quantity, updated_at = ${work.now}
    from unnest(${ids}::uuid[], ${quantities.map((one) => one.toFixed())}::numeric[])
      as given(id, quantity)
    where products.id = given.id
  `.execute(work.trx)
  await work.emit('products.changed', { productIds: ids, isStockOnly: true })
}
