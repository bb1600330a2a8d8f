import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { listOwnProducts } from '@pasok/domain/catalog/portal/portal.contract'
import { isId } from '@pasok/domain/kernel/ids'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import { containing } from '../../../db/like'
import type { VendorScope } from '../../../db/scope'

export type OwnProductsFilter = Omit<QueryOf<typeof listOwnProducts>, 'skip' | 'limit' | 'sort'>

const wordsOf = (search: string) => [...new Set(search.split(' ').filter(Boolean))]

/** Must equal the expression of the database index. */
const WORDS = sql`lower(products.name || ' ' || products.sku || ' ' || products.brand)`

/** Matches a category and all its descendants. */
const below = (id: string) =>
  isId(id)
    ? sql<boolean>`products.category_id in (
        with recursive branch as (
          select id from categories where id = ${id}
          union all
          select categories.id from categories join branch on categories.parent_id = branch.id
        ) select id from branch)`
    : sql<boolean>`false`

export function ownProducts(db: Reader, scope: VendorScope, filter: OwnProductsFilter) {
  const { category_id, brand, state, stock, picture } = filter
  let query = db.selectFrom('products').where('products.vendor_id', '=', scope.id)
  for (const word of wordsOf(filter.search))
    query = query.where(sql<boolean>`${WORDS} like lower(${containing(word)})`)
  if (category_id !== undefined) query = query.where(below(category_id))
  if (brand !== undefined) query = query.where('products.brand', '=', brand)
  if (state !== undefined)
    query = query.where('products.withdrawn_at', state === 'offered' ? 'is' : 'is not', null)
  if (stock === 'none') query = query.where('products.stock', '=', '0')
  if (stock === 'low') query = query.whereRef('products.stock', '<', 'products.minimum_order')
  if (picture !== undefined) query = query.where(sql<boolean>`products.image_urls = '{}'`)
  return query
}
