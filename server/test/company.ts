import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import type { Db, Trx } from '../src/db/db'

/**
 * The small world of the API tests: two verified companies with a user per default role, one that
 * is unverified, one whose owner never finished the wizard, three vendors and a dozen products.
 * Ids are made from names, so that a test can name what it means without asking the database.
 */
export function idOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `7${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

export const PASSWORD = 'pasok#test1'

export const CITIES = {
  jakarta: 'Kota Administrasi Jakarta Selatan',
  bandung: 'Kota Bandung',
  surabaya: 'Kota Surabaya',
} as const
export type CityKey = keyof typeof CITIES

const ROLE_KEYS: readonly DefaultRoleKey[] = [
  'owner',
  'purchasing',
  'approver',
  'template-manager',
  'receiving',
  'finance',
]

interface TestCompany {
  key: string
  code: string
  legalName: string
  isVerified: boolean
  isFirstTime: boolean
  addresses: readonly { name: string; city: CityKey }[]
  departments: Readonly<Record<string, readonly string[]>>
  people: readonly { key: string; role: DefaultRoleKey }[]
}

const everyRole = ROLE_KEYS.map((role) => ({ key: role, role }))

export const COMPANIES: readonly TestCompany[] = [
  {
    key: 'maju',
    code: 'MAJU',
    legalName: 'PT Maju Bersama',
    isVerified: true,
    isFirstTime: false,
    addresses: [
      { name: 'Jakarta Office', city: 'jakarta' },
      { name: 'Bandung Plant', city: 'bandung' },
    ],
    departments: {
      Operations: ['owner', 'purchasing', 'approver'],
      'General Affairs': ['owner', 'template-manager'],
    },
    people: [
      ...everyRole,
      { key: 'purchasing2', role: 'purchasing' },
      { key: 'approver2', role: 'approver' },
    ],
  },
  {
    key: 'lain',
    code: 'LAIN',
    legalName: 'PT Lain Sendiri',
    isVerified: true,
    isFirstTime: false,
    addresses: [{ name: 'Jakarta Office', city: 'jakarta' }],
    departments: { Warehouse: ['owner', 'purchasing'] },
    people: everyRole,
  },
  {
    key: 'baru',
    code: 'BARU',
    legalName: 'PT Baru Terbit',
    isVerified: false,
    isFirstTime: false,
    addresses: [{ name: 'Jakarta Office', city: 'jakarta' }],
    departments: {},
    people: [{ key: 'owner', role: 'owner' }],
  },
  {
    key: 'awal',
    code: 'AWAL',
    legalName: 'PT Awal Mula',
    isVerified: false,
    isFirstTime: true,
    addresses: [],
    departments: {},
    people: [{ key: 'owner', role: 'owner' }],
  },
]

/** Percent and days, as they stand in the database. */
export const VENDORS = {
  sinar: { legalName: 'PT Sinar Abadi', discount: '2.00', downPayment: '0.00', term: 30 },
  karya: { legalName: 'PT Karya Teknik', discount: '0.00', downPayment: '20.00', term: 14 },
  bersih: { legalName: 'CV Bersih Berseri', discount: '3.00', downPayment: '0.00', term: 45 },
} as const
export type VendorKey = keyof typeof VENDORS

/** Where they deliver: `bersih` doesn't cover the second city of `maju`. */
const COVERAGE: Readonly<Record<VendorKey, readonly CityKey[]>> = {
  sinar: ['jakarta', 'bandung', 'surabaya'],
  karya: ['jakarta', 'bandung', 'surabaya'],
  bersih: ['jakarta'],
}

export interface TestProduct {
  vendor: VendorKey
  retail: string
  /** Fractions. */
  discount: string
  tax: string
  stock: string
  minimum: string
  term?: number
  isWithdrawn?: true
}

export const PRODUCTS = {
  kertas: {
    vendor: 'sinar',
    retail: '50000.00',
    discount: '0.2900',
    tax: '0.1100',
    stock: '1000.00',
    minimum: '1.00',
  },
  pulpen: {
    vendor: 'sinar',
    retail: '1234.56',
    discount: '0.0000',
    tax: '0.1100',
    stock: '500.00',
    minimum: '12.00',
  },
  map: {
    vendor: 'sinar',
    retail: '99.99',
    discount: '0.5700',
    tax: '0.1200',
    stock: '99999.00',
    minimum: '1.00',
  },
  tinta: {
    vendor: 'sinar',
    retail: '250000.00',
    discount: '0.0000',
    tax: '0.0000',
    stock: '3.00',
    minimum: '1.00',
    term: 7,
  },
  bor: {
    vendor: 'karya',
    retail: '1150000.00',
    discount: '0.0115',
    tax: '0.1100',
    stock: '40.00',
    minimum: '1.00',
  },
  kabel: {
    vendor: 'karya',
    retail: '7777.77',
    discount: '0.1000',
    tax: '0.1100',
    stock: '10000.00',
    minimum: '2.50',
    term: 60,
  },
  lampu: {
    vendor: 'karya',
    retail: '35000.00',
    discount: '0.0000',
    tax: '0.1100',
    stock: '0.00',
    minimum: '1.00',
  },
  helm: {
    vendor: 'karya',
    retail: '85000.00',
    discount: '0.0500',
    tax: '0.1100',
    stock: '250.00',
    minimum: '1.00',
  },
  sabun: {
    vendor: 'bersih',
    retail: '18500.00',
    discount: '0.0000',
    tax: '0.1100',
    stock: '300.00',
    minimum: '6.00',
  },
  pel: {
    vendor: 'bersih',
    retail: '64250.50',
    discount: '0.0700',
    tax: '0.1100',
    stock: '80.00',
    minimum: '1.00',
  },
  tisu: {
    vendor: 'bersih',
    retail: '12000.00',
    discount: '0.0000',
    tax: '0.0000',
    stock: '1000.00',
    minimum: '0.00',
  },
  ember: {
    vendor: 'bersih',
    retail: '45000.00',
    discount: '0.0000',
    tax: '0.1100',
    stock: '90.00',
    minimum: '1.00',
    isWithdrawn: true,
  },
} as const satisfies Record<string, TestProduct>
export type ProductKey = keyof typeof PRODUCTS

/** What vendors grant: `lain`'s and Inactive ones must never reach `maju`. Percent and days. */
const RELATIONS = [
  { company: 'maju', vendor: 'sinar', status: 'Active', initial: '3.00', term: 45 },
  { company: 'maju', vendor: 'bersih', status: 'Inactive', initial: '50.00', term: 90 },
  { company: 'lain', vendor: 'sinar', status: 'Active', initial: '40.00', term: 60 },
  { company: 'lain', vendor: 'karya', status: 'Active', initial: '25.00', term: null },
] as const
const RELATION_PRODUCTS = [
  { company: 'maju', vendor: 'sinar', product: 'kertas', discount: '5.50' },
  { company: 'maju', vendor: 'bersih', product: 'pel', discount: '60.00' },
  { company: 'lain', vendor: 'sinar', product: 'kertas', discount: '71.00' },
] as const

/** What a company's Active relation grants on a product, in percent. */
export function specialOf(company: string, product: ProductKey): string {
  const { vendor } = PRODUCTS[product]
  const relation = RELATIONS.find(
    (one) => one.company === company && one.vendor === vendor && one.status === 'Active',
  )
  if (!relation) return '0'
  const own = RELATION_PRODUCTS.find((one) => one.company === company && one.product === product)
  return own?.discount ?? relation.initial
}

/** Days: the Active relation's, else the product's, else the vendor's. */
export function termOf(company: string, product: ProductKey): number {
  const { vendor } = PRODUCTS[product]
  const relation = RELATIONS.find(
    (one) => one.company === company && one.vendor === vendor && one.status === 'Active',
  )
  const own: TestProduct = PRODUCTS[product]
  return relation?.term ?? own.term ?? VENDORS[vendor].term
}

export const companyId = (key: string) => idOf(`company ${key}`)
export const userId = (email: string) => idOf(`user ${email}`)
export const addressId = (company: string, name: string) => idOf(`address ${company} ${name}`)
export const departmentId = (company: string, name: string) => idOf(`department ${company} ${name}`)
export const vendorId = (key: string) => idOf(`vendor ${key}`)
export const productId = (key: string) => idOf(`product ${key}`)
export const emailOf = (person: string, company: string) => `${person}@${company}.test`

/** As a person of the world is called. */
export const nameOf = (email: string) => `Person ${email.replace('.test', '').replace('@', ' of ')}`

interface NewUser {
  email: string
  flag: 'BUYER' | 'VENDOR' | 'PROVIDER'
  buyer_id?: string
  vendor_id?: string
  role_id?: string
  is_owner?: boolean
  is_super_admin?: boolean
  first_time?: boolean
}

let passwordHash: Promise<string> | undefined

/** Of the least cost that argon2 knows: what is tested is not how long it takes. */
function cheapHash(): Promise<string> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  return passwordHash
}

/** People who can sign in with the world's password. */
export async function addUsers(db: Db | Trx, users: readonly NewUser[]): Promise<void> {
  const rows = users.map((user) => ({
    ...user,
    id: userId(user.email),
    auth_id: `test|${user.email}`,
    full_name: nameOf(user.email),
  }))
  await db.insertInto('users').values(rows).execute()
  const password_hash = await cheapHash()
  await db
    .insertInto('credentials')
    .values(rows.map(({ auth_id }) => ({ auth_id, password_hash })))
    .execute()
}

export const roleId = (company: string, key: string) => idOf(`role ${company} ${key}`)

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

/** A role of a company's own with these features, and somebody who has it. @returns the e-mail. */
export async function addCustomRole(
  db: Db,
  company: string,
  name: string,
  features: readonly string[],
): Promise<string> {
  const buyer_id = companyId(company)
  const id = roleId(company, `custom ${name}`)
  await db
    .insertInto('roles')
    .values({ buyer_id, id, name, default_key: null, modules: [], features: [...features] })
    .execute()
  const email = emailOf(name, company)
  await addUsers(db, [{ email, flag: 'BUYER', buyer_id, role_id: id }])
  return email
}

interface NewVendor {
  key: string
  legalName: string
  discount: string
  downPayment: string
  term: number
  coverage: readonly CityKey[]
}

/** A vendor with a user and one coverage. */
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

/** Products, each named by its key. */
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

/** Fills a database that has the regions. */
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
