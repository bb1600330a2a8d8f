import type { VendorStage } from '@pasok/domain/vendors/provider/provider.rules'
import { type Insertable, sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containsText, countRows, type PageOf } from '../../../db/paged-list'
import type { BuyerScope, ProviderScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'
import { MEMBER_COLUMNS } from '../team/team.store'

const hasActiveUser = sql<boolean>`exists (
  select 1 from users where users.vendor_id = vendors.id and users.status = 'ACTIVE')`

/** SQL conditions for a vendor's status (`standing`), equal to `vendorStageOf`. */
const STAGE_CONDITIONS = {
  active: sql<boolean>`vendors.active and ${hasActiveUser}`,
  'without-user': sql<boolean>`vendors.active and not ${hasActiveUser}`,
  inactive: sql<boolean>`not vendors.active`,
} as const satisfies Record<VendorStage, unknown>

interface Filter {
  search?: string | undefined
  standing?: VendorStage | undefined
}

function foundVendors(db: Reader, { search, standing }: Filter) {
  return db
    .selectFrom('vendors')
    .$if(standing !== undefined, (query) => query.where(STAGE_CONDITIONS[standing ?? 'active']))
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          containsText(search, ['vendors.legal_name', 'vendors.company_code', 'vendors.email']),
          eb.exists(
            eb
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.vendor_id', '=', 'vendors.id')
              .where(containsText(search, ['users.email'])),
          ),
        ]),
      ),
    )
}

export type VendorRecord = Awaited<ReturnType<typeof listVendorRows>>[number]

/** Lists a page of vendors by name; counts are computed only for the page. */
export function listVendorRows(
  db: Reader,
  _scope: ProviderScope,
  { skip, limit, ...filter }: Filter & PageOf,
) {
  return db
    .with('page', () =>
      foundVendors(db, filter)
        .selectAll('vendors')
        .orderBy(sql`lower(vendors.legal_name)`)
        .orderBy('vendors.id')
        .limit(limit)
        .offset(skip * limit),
    )
    .selectFrom('page')
    .leftJoin('cities', 'cities.id', 'page.city_id')
    .select([
      'page.id',
      'page.legal_name',
      'page.company_code',
      'page.category',
      'page.active',
      'page.created_at',
      'cities.name as city',
      sql<number>`(select count(*)::int from products
        where products.vendor_id = page.id and products.withdrawn_at is null)`.as('products'),
      sql<number>`(select count(*)::int from users
        where users.vendor_id = page.id and users.status = 'ACTIVE')`.as('users'),
    ])
    .orderBy(sql`lower(page.legal_name)`)
    .orderBy('page.id')
    .execute()
}

export function countVendorRows(
  db: Reader,
  _scope: ProviderScope,
  filter: Filter,
): Promise<number> {
  return countRows(db, foundVendors(db, filter))
}

export type VendorFileRow = NonNullable<Awaited<ReturnType<typeof findVendorFile>>>

/** Finds a vendor with the number of its products and of the buyers to whom it grants terms. */
export function findVendorFile(db: Reader | Trx, _scope: ProviderScope, id: string) {
  return db
    .selectFrom('vendors')
    .leftJoin('cities', 'cities.id', 'vendors.city_id')
    .leftJoin('provinces', 'provinces.id', 'cities.province_id')
    .selectAll('vendors')
    .select([
      'cities.name as city',
      'provinces.name as province',
      sql<number>`(select count(*)::int from products
        where products.vendor_id = vendors.id and products.withdrawn_at is null)`.as('products'),
      sql<number>`(select count(*)::int from products
        where products.vendor_id = vendors.id and products.withdrawn_at is not null)`.as(
        'withdrawn',
      ),
      sql<number>`(select count(*)::int from preferred_vendors
        where preferred_vendors.vendor_id = vendors.id
          and preferred_vendors.status = 'Active')`.as('relations'),
    ])
    .where('vendors.id', '=', id)
    .executeTakeFirst()
}

/** Locks a vendor until the transaction ends. Changes of its users take this lock first, too. */
export function lockVendor(trx: Trx, _scope: ProviderScope, id: string) {
  return trx
    .selectFrom('vendors')
    .select(['id', 'legal_name', 'company_code', 'active', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function lockVendorUser(trx: Trx, _scope: ProviderScope, vendorId: string, id: string) {
  return trx
    .selectFrom('users')
    .select(MEMBER_COLUMNS)
    .where('vendor_id', '=', vendorId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface NewVendorRow {
  id: string
  company_code: string
  legal_name: string
  category: string
  phone?: string | undefined
}

export async function insertVendor(
  trx: Trx,
  _scope: ProviderScope,
  vendor: NewVendorRow,
): Promise<void> {
  await trx
    .insertInto('vendors')
    .values({
      ...vendor,
      phone: vendor.phone ?? '',
      description: '',
      email: '',
      website: '',
      instagram: '',
      facebook: '',
      twitter: '',
      street: '',
      village: '',
      district: '',
      city_id: null,
      postcode: '',
      discount_setting: '0',
      down_payment_setting: '0',
      payment_term: 30,
    })
    .execute()
}

export async function updateVendorActive(
  trx: Trx,
  _scope: ProviderScope,
  id: string,
  active: boolean,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('vendors')
    .set((eb) => ({ active, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function updateVendorUser(
  trx: Trx,
  _scope: ProviderScope,
  id: string,
  status: 'ACTIVE' | 'INACTIVE',
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Finds the company's saved setting; undefined until it saved one. */
export function findPlatformSetting(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('platform_settings')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .executeTakeFirst()
}

type SettingColumns = Omit<Insertable<Tables['platform_settings']>, 'buyer_id' | 'version'>

export async function upsertPlatformSetting(
  trx: Trx,
  scope: BuyerScope,
  columns: SettingColumns,
): Promise<void> {
  await trx
    .insertInto('platform_settings')
    .values({ ...columns, buyer_id: scope.id })
    .onConflict((conflict) =>
      conflict
        .column('buyer_id')
        .doUpdateSet((eb) => ({ ...columns, version: eb('platform_settings.version', '+', 1) })),
    )
    .execute()
}
