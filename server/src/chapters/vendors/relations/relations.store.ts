import type { FoundOnly } from '@pasok/domain/kernel/shapes'
import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containing } from '../../../db/like'
import type { BuyerScope, VendorScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

/** A relation links one buyer and one vendor; the scope is one side, and the id names the other. */
type SideScope = BuyerScope | VendorScope
const keyOf = (scope: SideScope, otherId: string) =>
  scope.kind === 'buyer'
    ? { buyer_id: scope.id, vendor_id: otherId }
    : { buyer_id: otherId, vendor_id: scope.id }

function offeringVendors(db: Reader | Trx, scope: BuyerScope) {
  return (
    db
      .selectFrom('vendors')
      .leftJoin('cities', 'cities.id', 'vendors.city_id')
      .leftJoin('provinces', 'provinces.id', 'cities.province_id')
      .leftJoin('preferred_vendors', (join) =>
        join
          .onRef('preferred_vendors.vendor_id', '=', 'vendors.id')
          .on('preferred_vendors.buyer_id', '=', scope.id),
      )
      .leftJoin('platform_settings', (join) => join.on('platform_settings.buyer_id', '=', scope.id))
      .where('vendors.active', '=', true)
      // Without an active user, nobody would answer a request.
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.vendor_id', '=', 'vendors.id')
            .where('users.status', '=', 'ACTIVE'),
        ),
      )
      .select([
        'vendors.id',
        'vendors.legal_name',
        'vendors.company_code',
        'vendors.category',
        'vendors.street',
        'vendors.village',
        'vendors.district',
        'vendors.postcode',
        'cities.name as city',
        'provinces.name as province',
        'preferred_vendors.status',
        'preferred_vendors.removed_at',
        'preferred_vendors.removed_by',
        'preferred_vendors.declined_at',
        'platform_settings.discount as default_discount',
        'platform_settings.payment_term as default_term',
        'platform_settings.down_payment as default_down_payment',
      ])
  )
}

export type FoundVendorRow = NonNullable<Awaited<ReturnType<typeof findVendorWithCode>>>

/** Finds an active vendor by its code, with the company's relation and defaults. */
export function findVendorWithCode(db: Reader | Trx, scope: BuyerScope, code: string) {
  return offeringVendors(db, scope)
    .where('vendors.company_code', '=', code.toUpperCase())
    .executeTakeFirst()
}

/** Finds an active vendor by its id, with the company's relation and defaults. */
export function findOfferingVendor(db: Reader | Trx, scope: BuyerScope, id: string) {
  return offeringVendors(db, scope).where('vendors.id', '=', id).executeTakeFirst()
}

export type RelationRow = Awaited<ReturnType<typeof listRelationRows>>[number]

/** Lists the company's relations except removed ones, by the vendor's name. */
export function listRelationRows(
  db: Reader | Trx,
  scope: BuyerScope,
  vendorId?: string,
  { search, limit }: FoundOnly = {},
) {
  return db
    .selectFrom('preferred_vendors')
    .innerJoin('vendors', 'vendors.id', 'preferred_vendors.vendor_id')
    .leftJoin('cities', 'cities.id', 'vendors.city_id')
    .leftJoin('provinces', 'provinces.id', 'cities.province_id')
    .selectAll('preferred_vendors')
    .select([
      'vendors.legal_name',
      'vendors.company_code',
      'vendors.category',
      'vendors.street',
      'vendors.village',
      'vendors.district',
      'vendors.postcode',
      'vendors.active',
      'cities.name as city',
      'provinces.name as province',
    ])
    .where('preferred_vendors.buyer_id', '=', scope.id)
    .where((eb) =>
      eb.or([
        eb('preferred_vendors.status', '=', 'Active'),
        eb('preferred_vendors.removed_at', 'is', null),
        eb('preferred_vendors.removed_by', '=', 'vendor'),
      ]),
    )
    .$if(vendorId !== undefined, (query) =>
      query.where('preferred_vendors.vendor_id', '=', vendorId ?? ''),
    )
    .$if(Boolean(search), (query) =>
      query.where('vendors.legal_name', 'ilike', containing(search ?? '')),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy(sql`lower(vendors.legal_name)`)
    .orderBy('vendors.id')
    .execute()
}

export type LockedRelation = NonNullable<Awaited<ReturnType<typeof lockRelation>>>

/** Locks a relation until the transaction ends, so that concurrent requests wait and see the result. */
export function lockRelation(trx: Trx, scope: SideScope, otherId: string) {
  const key = keyOf(scope, otherId)
  return trx
    .selectFrom('preferred_vendors')
    .innerJoin('vendors', 'vendors.id', 'preferred_vendors.vendor_id')
    .innerJoin('buyers', 'buyers.id', 'preferred_vendors.buyer_id')
    .selectAll('preferred_vendors')
    .select(['vendors.legal_name as vendor_name', 'buyers.legal_name as buyer_name'])
    .where('preferred_vendors.buyer_id', '=', key.buyer_id)
    .where('preferred_vendors.vendor_id', '=', key.vendor_id)
    .forNoKeyUpdate('preferred_vendors')
    .executeTakeFirst()
}

type RelationColumns = Omit<
  Updateable<Tables['preferred_vendors']>,
  'buyer_id' | 'vendor_id' | 'version' | 'created_at'
>

/** Inserts a first request. Returns false when a relation exists at any stage. */
export async function insertRelation(
  trx: Trx,
  scope: BuyerScope,
  vendorId: string,
  columns: RelationColumns,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('preferred_vendors')
    .values({ ...keyOf(scope, vendorId), status: 'Inactive', ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning('vendor_id')
    .execute()
  return inserted.length > 0
}

export async function updateRelation(
  trx: Trx,
  scope: SideScope,
  otherId: string,
  columns: RelationColumns,
): Promise<void> {
  const key = keyOf(scope, otherId)
  await trx
    .updateTable('preferred_vendors')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('buyer_id', '=', key.buyer_id)
    .where('vendor_id', '=', key.vendor_id)
    .execute()
}
