import { sum, ZERO, type Decimal } from '@pasok/domain/kernel/decimal'
import { sql } from 'kysely'
import type { Work } from '../../db/work'

interface Returned {
  productId: string
  quantity: Decimal
}

/**
 * Puts quantities back to the stock of products, whatever became of these since, in two statements
 * whatever the number of lines. The rows are locked in the order of their ids, as when stock is
 * reserved.
 */
export async function returnStock(work: Work, returned: readonly Returned[]): Promise<void> {
  const given = returned.filter(({ quantity }) => quantity.gt(ZERO))
  const ids = [...new Set(given.map(({ productId }) => productId))]
  if (ids.length === 0) return
  const quantities = ids.map((id) =>
    sum(given.filter(({ productId }) => productId === id).map(({ quantity }) => quantity)),
  )
  await work.trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await sql`
    update products set stock = stock + given.quantity, updated_at = ${work.now}
    from unnest(${ids}::uuid[], ${quantities.map((one) => one.toFixed())}::numeric[])
      as given(id, quantity)
    where products.id = given.id
  `.execute(work.trx)
  await work.emit('products.changed', { productIds: ids, isStockOnly: true })
}
