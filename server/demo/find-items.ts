import type { Db, Trx } from '../src/db/db'
import { isOffered } from '../src/chapters/catalog/catalog.store'

export type Words = readonly (readonly [string, number])[]

/**
 * Returns the first product offered for each search that is delivered to a city and has three times
 * the quantity in stock; of one vendor if its email is given.
 */
export async function findItems(db: Db | Trx, words: Words, cityId: string, vendor?: string) {
  const items = []
  for (const [word, quantity] of words) {
    const product = await db
      .selectFrom('products')
      .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
      .innerJoin('coverages', 'coverages.id', 'products.coverage_id')
      .select('products.id')
      .where(isOffered)
      .where('products.name', 'ilike', `%${word}%`)
      .where('products.stock', '>=', String(quantity * 3))
      .where('products.minimum_order', '<=', String(quantity))
      .where((eb) => eb(eb.val(cityId), '=', eb.fn.any('coverages.city_ids')))
      .$if(vendor !== undefined, (query) => query.where('vendors.email', '=', vendor ?? ''))
      .orderBy('products.sku')
      .limit(1)
      .executeTakeFirst()
    if (product) items.push({ productId: product.id, quantity, note: '' })
  }
  return items
}
