import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import type { Db, Trx } from '../src/db/db'
import {
  addressId,
  CITIES,
  type CityKey,
  COMPANIES,
  companyId,
  departmentId,
  emailOf,
  idOf,
  productId,
  ROLE_KEYS,
  roleId,
  type TestCompany,
  userId,
  vendorId,
} from './company'
import {
  COVERAGE,
  PRODUCTS,
  PROVIDER_ACCOUNTS,
  RELATION_PRODUCTS,
  RELATIONS,
  type TestProduct,
  VENDORS,
} from './market'
import { addUsers } from './people'

async function addCompany(db: Trx, company: TestCompany): Promise<void> {
  const buyer_id = companyId(company.key)
  await db
    .insertInto('buyers')
    .values({
      id: buyer_id,
      company_code: company.code,
      legal_name: company.legalName,
      name: company.legalName,
      phone: `+62 21 ${company.code}`,
      verification_status: company.isVerified ? 'VERIFIED' : 'UNVERIFIED',
      submitted_at: company.isFirstTime ? null : new Date('2026-01-01T00:00:00Z'),
    })
    .execute()
  await db
    .insertInto('roles')
    .values(
      ROLE_KEYS.map((key) => ({
        buyer_id,
        id: roleId(company.key, key),
        name: DEFAULT_ROLES[key].name,
        default_key: key,
        modules: [],
        features: [],
      })),
    )
    .execute()
  await addUsers(
    db,
    company.people.map(({ key, role }) => ({
      email: emailOf(key, company.key),
      flag: 'BUYER' as const,
      buyer_id,
      role_id: roleId(company.key, role),
      is_owner: role === 'owner',
      first_time: company.isFirstTime,
    })),
  )
  for (const [name, people] of Object.entries(company.departments)) {
    const department_id = departmentId(company.key, name)
    await db.insertInto('departments').values({ buyer_id, id: department_id, name }).execute()
    const members = people.map((key) => ({
      buyer_id,
      department_id,
      user_id: userId(emailOf(key, company.key)),
    }))
    await db.insertInto('department_users').values(members).execute()
  }
  for (const [at, address] of company.addresses.entries())
    await addAddress(db, company.key, address, at === 0)
}

async function addAddress(
  db: Trx,
  company: string,
  address: TestCompany['addresses'][number],
  isDefault: boolean,
): Promise<void> {
  const place = await db
    .selectFrom('villages')
    .innerJoin('districts', 'districts.id', 'villages.district_id')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select(['villages.id as village_id', 'districts.id as district_id', 'cities.province_id'])
    .select('cities.id as city_id')
    .where('cities.name', '=', CITIES[address.city])
    .orderBy('villages.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('addresses')
    .values({
      ...place,
      buyer_id: companyId(company),
      id: addressId(company, address.name),
      name: address.name,
      phone: '+62 21 555',
      is_default: isDefault,
      postcode: '12345',
      street: `Jl. ${address.name} 1`,
    })
    .execute()
}

interface NewVendor {
  key: string
  legalName: string
  discount: string
  downPayment: string
  term: number
  coverage: readonly CityKey[]
}

/** Adds a vendor with a user and one coverage. */
export async function addVendor(db: Db | Trx, vendor: NewVendor): Promise<void> {
  const vendor_id = vendorId(vendor.key)
  const cities = await db
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('name', 'in', Object.values(CITIES))
    .execute()
  const covered = new Set(vendor.coverage.map((key): string => CITIES[key]))
  const jakarta = cities.find(({ name }) => name === CITIES.jakarta)?.id ?? null
  await db
    .insertInto('vendors')
    .values({
      id: vendor_id,
      company_code: vendor.key.toUpperCase(),
      legal_name: vendor.legalName,
      category: 'Test',
      description: `${vendor.legalName} sells what tests buy.`,
      phone: `+62 21 ${vendor.key}`,
      email: `sales@${vendor.key}.test`,
      website: '',
      instagram: '',
      facebook: '',
      twitter: '',
      street: `Jl. ${vendor.key} 1`,
      village: '',
      district: '',
      city_id: jakarta,
      postcode: '10110',
      discount_setting: vendor.discount,
      down_payment_setting: vendor.downPayment,
      payment_term: vendor.term,
    })
    .execute()
  await db
    .insertInto('coverages')
    .values({
      vendor_id,
      id: idOf(`coverage ${vendor.key}`),
      name: 'Delivery area',
      city_ids: cities.filter(({ name }) => covered.has(name)).map(({ id }) => id),
    })
    .execute()
  await addUsers(db, [
    { email: emailOf('vendor', vendor.key), flag: 'VENDOR', vendor_id, is_owner: true },
  ])
}

type NewProduct = Omit<TestProduct, 'vendor'> & { key: string; vendor: string }

/** Adds products, each named by its key. */
export async function addProducts(db: Db | Trx, products: readonly NewProduct[]): Promise<void> {
  const jakarta = db.selectFrom('cities').select('id').where('name', '=', CITIES.jakarta)
  await db
    .insertInto('products')
    .values(
      products.map((product) => ({
        vendor_id: vendorId(product.vendor),
        id: productId(product.key),
        category_id: idOf('category'),
        coverage_id: idOf(`coverage ${product.vendor}`),
        sku: `SKU-${product.key}`,
        slug: product.key,
        name: `Barang ${product.key}`,
        brand: 'Merek',
        image_urls: [`/pictures/${product.key}/1.svg`],
        short_description: '',
        description: '',
        storage: '',
        retail_price: product.retail,
        discount: product.discount,
        tax_title: 'PPN',
        tax: product.tax,
        stock: product.stock,
        minimum_order: product.minimum,
        payment_term: product.term ?? null,
        weight: '1',
        width: '1',
        height: '1',
        length: '1',
        warehouse_city_id: (eb) => eb.selectFrom(jakarta.as('city')).select('id'),
        withdrawn_at: product.isWithdrawn ? new Date('2026-01-01T00:00:00Z') : null,
      })),
    )
    .execute()
}

async function addRelations(db: Trx): Promise<void> {
  await db
    .insertInto('preferred_vendors')
    .values(
      RELATIONS.map(({ company, vendor, status, initial, term }) => ({
        buyer_id: companyId(company),
        vendor_id: vendorId(vendor),
        status,
        initial_discount: initial,
        payment_term: term,
      })),
    )
    .execute()
  await db
    .insertInto('preferred_vendor_products')
    .values(
      RELATION_PRODUCTS.map(({ company, vendor, product, discount }) => ({
        buyer_id: companyId(company),
        vendor_id: vendorId(vendor),
        product_id: productId(product),
        discount,
      })),
    )
    .execute()
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[]

/** Adds the provider's accounts for manual transfers; only in the latest release's schema. */
export async function addProviderAccounts(db: Db): Promise<void> {
  for (const { code, number } of PROVIDER_ACCOUNTS)
    await db
      .updateTable('banks')
      .set({ account_number: number, account_holder: 'PT PASOK', verified_at: new Date() })
      .where('code', '=', code)
      .execute()
}

/** Fills a database that already contains the regions. */
export async function loadWorld(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const company of COMPANIES) await addCompany(trx, company)
    for (const key of keysOf(VENDORS))
      await addVendor(trx, { key, ...VENDORS[key], coverage: COVERAGE[key] })
    const category = { id: idOf('category'), parent_id: null, level: 0, name: 'Test', sort: 0 }
    await trx
      .insertInto('categories')
      .values({ ...category, path: ['Test'] })
      .execute()
    await addProducts(
      trx,
      keysOf(PRODUCTS).map((key) => ({ key, ...PRODUCTS[key] })),
    )
    await addRelations(trx)
    await addUsers(trx, [
      { email: 'superadmin@pasok.test', flag: 'BUYER', is_super_admin: true },
      { email: 'provider@pasok.test', flag: 'PROVIDER' },
    ])
  })
}
