import type {
  Coverage,
  DeliveryProvince,
  PortalCategory,
  PortalProduct,
  PortalProductRow,
} from '@pasok/domain/catalog/portal/portal.model'
import { smallPictureOf } from '@pasok/domain/catalog/catalog.pictures'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import type { listCoverageRows, listDeliveryRows } from '../coverages/coverages.store'
import type { listCategoryRows, listOwnProductRows, OwnProductRow } from './products.store'

type Row = Awaited<ReturnType<typeof listOwnProductRows>>[number]
type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number]
type CoverageRow = Awaited<ReturnType<typeof listCoverageRows>>[number]

const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

export function presentOwnProductRow(row: Row): PortalProductRow {
  const [face = ''] = row.image_urls
  return {
    _id: row.id,
    name: row.name,
    sku: row.sku,
    slug_product: row.slug,
    brand: row.brand,
    category_id: row.category_id,
    category_path: row.category_path,
    picture: smallPictureOf(face),
    retail_price: Number(row.retail_price),
    discount_product: toNumber(percentOfFraction(row.discount)),
    tax_title: row.tax_title,
    tax_percentage: toNumber(percentOfFraction(row.tax)),
    stock: Number(row.stock),
    minimum_order_quantity: Number(row.minimum_order),
    state: row.withdrawn_at ? 'withdrawn' : 'offered',
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentOwnProduct(row: OwnProductRow): PortalProduct {
  return {
    ...presentOwnProductRow(row),
    short_description: row.short_description,
    description: row.description,
    storage: row.storage,
    pictures: row.image_urls,
    payment_term: row.payment_term,
    weight: Number(row.weight),
    width: Number(row.width),
    height: Number(row.height),
    length: Number(row.length),
    warehouse_city_id: row.warehouse_city_id,
    warehouse_city: row.city,
    warehouse_province_id: row.province_id,
    warehouse_province: row.province,
    coverage_id: row.coverage_id,
    coverage_name: row.coverage_name,
    created_at: row.created_at.toISOString(),
  }
}

export const presentBrands = (brands: readonly string[]): string[] =>
  brands.toSorted((a, b) => byName.compare(a, b) || a.localeCompare(b))

export const presentPortalCategory = (row: CategoryRow): PortalCategory => ({
  _id: row.id,
  parent_id: row.parent_id,
  level: row.level,
  name: row.name,
  path: row.path,
})

export const presentCoverage = (row: CoverageRow): Coverage => ({
  _id: row.id,
  name: row.name,
  province_ids: row.province_ids,
  city_ids: row.single_ids,
  cities: row.city_ids.length,
  products: row.products,
  version: row.version,
})

/** Groups cities by province, both sorted by name. */
export function presentDeliveryProvinces(
  rows: Awaited<ReturnType<typeof listDeliveryRows>>,
): DeliveryProvince[] {
  const provinces = new Map<string, DeliveryProvince>()
  for (const { id, name, province_id, province } of rows) {
    const within = provinces.get(province_id) ?? { _id: province_id, name: province, cities: [] }
    provinces.set(province_id, within)
    within.cities.push({ _id: id, name })
  }
  const sorted = [...provinces.values()].toSorted((a, b) => byName.compare(a.name, b.name))
  for (const { cities } of sorted) cities.sort((a, b) => byName.compare(a.name, b.name))
  return sorted
}
