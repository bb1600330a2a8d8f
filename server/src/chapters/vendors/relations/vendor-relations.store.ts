import type { BuyerGroup } from '@pasok/domain/vendors/relations/relations.constants'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containsText, readPage, type PageOf } from '../../../db/paged-list'
import type { VendorScope } from '../../../db/scope'

const IS_IN = {
  waiting: sql<boolean>`preferred_vendors.status = 'Inactive'
    and preferred_vendors.removed_at is null and preferred_vendors.declined_at is null`,
  active: sql<boolean>`preferred_vendors.status = 'Active'`,
  ended: sql<boolean>`preferred_vendors.status = 'Inactive'
    and (preferred_vendors.removed_at is not null or preferred_vendors.declined_at is not null)`,
} as const satisfies Record<BuyerGroup, unknown>

interface Filter {
  group: BuyerGroup
  search?: string | undefined
}

function buyersQuery(db: Reader | Trx, scope: VendorScope) {
  return db
    .selectFrom('preferred_vendors')
    .innerJoin('buyers', 'buyers.id', 'preferred_vendors.buyer_id')
    .where('preferred_vendors.vendor_id', '=', scope.id)
}

function withBuyer(query: ReturnType<typeof buyersQuery>) {
  return query
    .leftJoin('company_categories', 'company_categories.id', 'buyers.category_id')
    .leftJoin('registered_addresses', 'registered_addresses.buyer_id', 'buyers.id')
    .leftJoin('cities', 'cities.id', 'registered_addresses.city_id')
    .leftJoin('provinces', 'provinces.id', 'registered_addresses.province_id')
    .selectAll('preferred_vendors')
    .select([
      'buyers.legal_name',
      'buyers.company_code',
      'buyers.phone',
      'buyers.website',
      'company_categories.name as category',
      'registered_addresses.street',
      'registered_addresses.postcode',
      'cities.name as city',
      'provinces.name as province',
    ])
    .select(
      sql<string>`(select count(*) from preferred_vendor_products granted
        where granted.buyer_id = preferred_vendors.buyer_id
          and granted.vendor_id = preferred_vendors.vendor_id)`.as('discounts'),
    )
}

export type BuyerRow = Awaited<ReturnType<typeof listBuyerRows>>['rows'][number]

/** Lists a page of a vendor's buyers: pending requests by age, or others by the latest change. */
export function listBuyerRows(
  db: Reader | Trx,
  scope: VendorScope,
  { group, search, ...page }: Filter & PageOf,
) {
  const isWaiting = group === 'waiting'
  const matching = buyersQuery(db, scope)
    .where(IS_IN[group])
    .where(containsText(search, ['buyers.legal_name', 'buyers.name', 'buyers.company_code']))
  const sorted = withBuyer(matching)
    .$if(isWaiting, (query) => query.orderBy('preferred_vendors.requested_at'))
    .$if(!isWaiting, (query) =>
      query.orderBy(
        sql`coalesce(preferred_vendors.removed_at, preferred_vendors.answered_at, preferred_vendors.requested_at)`,
        'desc',
      ),
    )
    .orderBy('buyers.id')
  return readPage(db, matching, sorted, page)
}

/** Counts the vendor's buyers per group, in one query. */
export async function countBuyersByGroup(
  db: Reader | Trx,
  scope: VendorScope,
): Promise<Record<BuyerGroup, number>> {
  const counted = await buyersQuery(db, scope)
    .select([
      sql<string>`count(*) filter (where ${IS_IN.waiting})`.as('waiting'),
      sql<string>`count(*) filter (where ${IS_IN.active})`.as('active'),
      sql<string>`count(*) filter (where ${IS_IN.ended})`.as('ended'),
    ])
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(counted.waiting),
    active: Number(counted.active),
    ended: Number(counted.ended),
  }
}

/** Finds a buyer that has or had a relation with this vendor. */
export function findBuyerRow(db: Reader | Trx, scope: VendorScope, buyerId: string) {
  return withBuyer(buyersQuery(db, scope).where('buyers.id', '=', buyerId)).executeTakeFirst()
}
