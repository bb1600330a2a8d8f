import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containing } from '../../../db/like'
import { readPage, type PageOf } from '../../../db/paged-list'
import type { BuyerScope, VendorScope } from '../../../db/scope'

/**
 * Lists the special discounts of the company's Active relations by product name, only the first ones per
 * vendor, each with the vendor's total number.
 */
export async function listGrantedProducts(
  db: Reader,
  scope: BuyerScope,
  vendorIds: readonly string[],
  limit: number,
) {
  if (vendorIds.length === 0) return []
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('preferred_vendor_products as granted')
        .innerJoin('preferred_vendors as relation', (join) =>
          join
            .onRef('relation.buyer_id', '=', 'granted.buyer_id')
            .onRef('relation.vendor_id', '=', 'granted.vendor_id')
            .on('relation.status', '=', 'Active'),
        )
        .innerJoin('products', (join) =>
          join
            .onRef('products.vendor_id', '=', 'granted.vendor_id')
            .onRef('products.id', '=', 'granted.product_id')
            .on('products.withdrawn_at', 'is', null),
        )
        .where('granted.buyer_id', '=', scope.id)
        .where('granted.vendor_id', 'in', vendorIds)
        .select([
          'granted.vendor_id',
          'granted.product_id',
          'granted.discount',
          'products.name',
          'products.sku',
        ])
        .select([
          sql<string>`count(*) over (partition by granted.vendor_id)`.as('in_all'),
          sql<string>`row_number() over (partition by granted.vendor_id
            order by lower(products.name), products.id)`.as('at'),
        ])
        .as('ranked'),
    )
    .selectAll()
    .where('ranked.at', '<=', String(limit))
    .orderBy('ranked.vendor_id')
    .orderBy('ranked.at')
    .execute()
}

interface Filter {
  which: 'granted' | 'all'
  search?: string | undefined
  product_id?: string | undefined
}

/** Selects the vendor's products with this buyer's discounts. */
function discountsQuery(db: Reader | Trx, scope: VendorScope, buyerId: string) {
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .innerJoin('preferred_vendors', (join) =>
      join
        .onRef('preferred_vendors.vendor_id', '=', 'products.vendor_id')
        .on('preferred_vendors.buyer_id', '=', buyerId),
    )
    .leftJoin('preferred_vendor_products as granted', (join) =>
      join
        .onRef('granted.buyer_id', '=', 'preferred_vendors.buyer_id')
        .onRef('granted.vendor_id', '=', 'products.vendor_id')
        .onRef('granted.product_id', '=', 'products.id'),
    )
    .where('products.vendor_id', '=', scope.id)
}

function filteredQuery(
  db: Reader | Trx,
  scope: VendorScope,
  buyerId: string,
  { which, search, product_id: productId }: Filter,
) {
  const pattern = containing(search ?? '').toLowerCase()
  return (
    discountsQuery(db, scope, buyerId)
      .$if(which === 'granted', (query) => query.where('granted.product_id', 'is not', null))
      // Withdrawn products cannot be ordered, so they appear only when a discount on them can still be removed.
      .$if(which === 'all', (query) =>
        query.where((eb) =>
          eb.or([
            eb('products.withdrawn_at', 'is', null),
            eb('granted.product_id', 'is not', null),
          ]),
        ),
      )
      .$if(productId !== undefined, (query) => query.where('products.id', '=', String(productId)))
      .$if(Boolean(search), (query) =>
        query.where(
          sql<boolean>`lower(products.name || ' ' || products.sku || ' ' || products.brand) like ${pattern}`,
        ),
      )
  )
}

const withPrice = (query: ReturnType<typeof discountsQuery>) =>
  query.select([
    'products.id',
    'products.name',
    'products.sku',
    'products.image_urls',
    'products.retail_price',
    'products.discount',
    'products.tax',
    'products.withdrawn_at',
    'vendors.discount_setting',
    'preferred_vendors.initial_discount',
    'granted.discount as granted',
  ])

export type DiscountRow = Awaited<ReturnType<typeof listDiscountRows>>['rows'][number]

/** Lists a page of products by name. */
export function listDiscountRows(
  db: Reader | Trx,
  scope: VendorScope,
  buyerId: string,
  { skip, limit, ...filter }: Filter & PageOf,
) {
  const matching = filteredQuery(db, scope, buyerId, filter)
  const sorted = withPrice(matching)
    .orderBy(sql`lower(products.name)`)
    .orderBy('products.id')
  return readPage(db, matching, sorted, { skip, limit })
}

export function findDiscountRow(
  db: Reader | Trx,
  scope: VendorScope,
  buyerId: string,
  productId: string,
) {
  return withPrice(
    discountsQuery(db, scope, buyerId).where('products.id', '=', productId),
  ).executeTakeFirst()
}

/** Returns whether the buyer has or had a relation with this vendor. */
export async function hasRelation(
  db: Reader | Trx,
  scope: VendorScope,
  buyerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('preferred_vendors')
    .select('buyer_id')
    .where('vendor_id', '=', scope.id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countDiscounts(
  trx: Trx,
  scope: VendorScope,
  buyerId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('preferred_vendor_products')
    .where('vendor_id', '=', scope.id)
    .where('buyer_id', '=', buyerId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Granted {
  buyerId: string
  productId: string
  discount: number
}

/** Inserts or updates a special discount; the relation must be locked. */
export async function saveDiscount(
  trx: Trx,
  scope: VendorScope,
  { buyerId, productId, discount }: Granted,
): Promise<void> {
  await trx
    .insertInto('preferred_vendor_products')
    .values({ vendor_id: scope.id, buyer_id: buyerId, product_id: productId, discount })
    .onConflict((conflict) =>
      conflict.columns(['buyer_id', 'vendor_id', 'product_id']).doUpdateSet({ discount }),
    )
    .execute()
}

export async function deleteDiscount(
  trx: Trx,
  scope: VendorScope,
  buyerId: string,
  productId: string,
): Promise<void> {
  await trx
    .deleteFrom('preferred_vendor_products')
    .where('vendor_id', '=', scope.id)
    .where('buyer_id', '=', buyerId)
    .where('product_id', '=', productId)
    .execute()
}
