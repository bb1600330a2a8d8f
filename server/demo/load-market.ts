import { newId } from '../src/db/ids'
import type { Trx } from '../src/db/db'
import { hashPassword } from '../src/adapters/identity-provider/built-in/passwords'
import { demoRelations, DEMO_PASSWORD, vendorAccounts } from './accounts'
import { findPlace } from './find-place'
import { categoryPath, demoCategories } from './market/categories'
import type { DemoProduct } from './market/market.types'
import { demoVendors } from './market/vendors'
import { demoPicturePath } from './pictures'

interface MarketIds {
  vendors: ReadonlyMap<string, string>
  coverages: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, string>
  cities: ReadonlyMap<string, string>
}

const ROWS_AT_ONCE = 500
const DAY = 86_400_000
const YEAR = 365 * DAY

async function loadVendors(trx: Trx): Promise<MarketIds> {
  const cityRows = await trx
    .selectFrom('cities')
    .innerJoin('provinces', 'provinces.id', 'cities.province_id')
    .select(['cities.id', 'cities.name', 'provinces.name as province'])
    .execute()
  const cities = new Map(cityRows.map(({ id, name }) => [name, id]))
  const vendors = new Map(demoVendors.map(({ key }) => [key, newId()]))
  const coverages = new Map(demoVendors.map(({ key }) => [key, newId()]))
  const categories = new Map(demoCategories.map(({ key }) => [key, newId()]))
  const names = new Map(demoCategories.map(({ key, name }) => [key, name]))
  const places = new Map<string, Awaited<ReturnType<typeof findPlace>>>()
  for (const vendor of demoVendors) places.set(vendor.key, await findPlace(trx, vendor))
  await trx
    .insertInto('vendors')
    .values(
      demoVendors.map((vendor) => {
        const { village, village_id, district, district_id, city_id, postcode } = get(
          places,
          vendor.key,
        )
        return {
          id: get(vendors, vendor.key),
          company_code: vendor.companyCode,
          legal_name: vendor.legalName,
          category: vendor.category,
          description: vendor.description,
          phone: vendor.phone,
          email: vendor.email,
          website: vendor.website,
          instagram: vendor.instagram,
          facebook: vendor.facebook,
          twitter: '',
          street: vendor.street,
          village,
          village_id,
          district,
          district_id,
          city_id,
          postcode: postcode ?? '',
          discount_setting: vendor.setting.discountPercent,
          down_payment_setting: vendor.setting.downPaymentPercent,
          payment_term: vendor.setting.paymentTermDays,
          direct_payment: vendor.isDirect === true,
        }
      }),
    )
    .execute()
  await trx
    .insertInto('coverages')
    .values(
      demoVendors.map(({ key, coverage }) => {
        const provinces = new Set<string>(coverage.provinces ?? [])
        const named = new Set<string>(coverage.cities ?? [])
        const covered = cityRows.filter((row) => provinces.has(row.province) || named.has(row.name))
        return {
          vendor_id: get(vendors, key),
          id: get(coverages, key),
          name: 'Delivery area',
          city_ids: covered.map(({ id }) => id),
        }
      }),
    )
    .execute()
  await trx
    .insertInto('categories')
    .values(
      demoCategories.map((category, sort) => ({
        id: get(categories, category.key),
        parent_id: category.parent === null ? null : get(categories, category.parent),
        level: category.level,
        name: category.name,
        path: categoryPath(category.key)
          .reverse()
          .map((key) => get(names, key)),
        sort,
      })),
    )
    .execute()
  return { vendors, coverages, categories, cities }
}

export function get<One>(ids: ReadonlyMap<string, One>, key: string): One {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo market names an unknown ${key}`)
  return id
}

/** Inserts products in batches, which benchmarks use for large numbers as well. */
async function insertProducts(
  trx: Trx,
  ids: MarketIds,
  products: Iterable<DemoProduct>,
): Promise<void> {
  let batch: DemoProduct[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await trx
      .insertInto('products')
      .values(batch.map((product) => productRow(ids, product)))
      .execute()
    batch = []
  }
  for (const product of products) {
    batch.push(product)
    if (batch.length === ROWS_AT_ONCE) await flush()
  }
  await flush()
}

function productRow(ids: MarketIds, product: DemoProduct) {
  return {
    vendor_id: get(ids.vendors, product.vendorKey),
    id: newId(),
    category_id: get(ids.categories, product.categoryKey),
    coverage_id: get(ids.coverages, product.vendorKey),
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    image_urls: [demoPicturePath(product.icon, product.tint)],
    short_description: product.shortDescription,
    description: product.description,
    storage: product.storage,
    retail_price: product.retailPrice,
    discount: product.discount,
    tax_title: product.tax.title,
    tax: product.tax.value,
    stock: product.stock,
    minimum_order: product.minimumOrder,
    payment_term: product.paymentTermDays,
    weight: product.weightKg,
    width: product.dimension.width,
    height: product.dimension.height,
    length: product.dimension.length,
    warehouse_city_id: get(ids.cities, product.warehouseCity),
    created_at: new Date(Date.now() - product.createdDaysAgo * DAY),
  }
}

export async function loadMarket(trx: Trx, products: Iterable<DemoProduct>): Promise<MarketIds> {
  const ids = await loadVendors(trx)
  const hash = await hashPassword(DEMO_PASSWORD)
  const users = vendorAccounts.map(({ key, email, name }) => ({
    id: newId(),
    auth_id: `demo|${email}`,
    email,
    full_name: name,
    flag: 'VENDOR' as const,
    created_at: new Date(Date.now() - YEAR),
    vendor_id: get(ids.vendors, key),
    is_owner: true,
  }))
  await trx.insertInto('users').values(users).execute()
  await trx
    .insertInto('credentials')
    .values(users.map(({ auth_id }) => ({ auth_id, password_hash: hash })))
    .execute()
  await insertProducts(trx, ids, products)
  return ids
}

/** Loads the terms that vendors grant to preferred buyers, with each vendor's first products by SKU. */
export async function loadRelations(
  trx: Trx,
  companies: ReadonlyMap<string, string>,
  vendors: ReadonlyMap<string, string>,
): Promise<void> {
  for (const relation of demoRelations) {
    const key = {
      buyer_id: get(companies, relation.company),
      vendor_id: get(vendors, relation.vendor),
    }
    await trx
      .insertInto('preferred_vendors')
      .values({
        ...key,
        status: relation.status,
        initial_discount: relation.discount,
        payment_term: relation.term,
      })
      .execute()
    const products = await trx
      .selectFrom('products')
      .select('id')
      .where('vendor_id', '=', key.vendor_id)
      .orderBy('sku')
      .limit(relation.products)
      .execute()
    await trx
      .insertInto('preferred_vendor_products')
      .values(products.map(({ id }, at) => ({ ...key, product_id: id, discount: 5 + at })))
      .execute()
  }
}
