import type { BodyIn } from '@pasok/domain/kernel/contract'
import { createProduct, type createCoverage } from '@pasok/domain/catalog/portal/portal.contract'
import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import type { Person } from './api'
import { idOf } from './company'
import { PNG } from './contents'

/** Kota Bandung, and the province around it. */
export const BANDUNG = '3273'
export const WEST_JAVA = '32'

/** A valid product of `sinar`. */
export const PRODUCT = {
  name: 'Kertas Sampel A4',
  sku: 'SAMPLE-1',
  brand: 'Sinar',
  category_id: idOf('category'),
  retail_price: 52_000,
  discount_product: 2.5,
  tax_title: 'PPN',
  tax_percentage: 11,
  stock: 40,
  minimum_order_quantity: 2,
  weight: 2.345,
  warehouse_city_id: BANDUNG,
  coverage_id: idOf('coverage sinar'),
} satisfies BodyIn<typeof createProduct>

export const COVERAGE = {
  name: 'West Java',
  province_ids: [WEST_JAVA],
  city_ids: [],
} satisfies BodyIn<typeof createCoverage>

export const SMALLEST_PICTURE = PNG
/** A spreadsheet without a valid line. */
export const SMALLEST_CSV = Buffer.from('SKU,Retail price\nSAMPLE-1,\n')

let made = 0

export function addedProduct(
  person: Person,
  other: Partial<BodyIn<typeof createProduct>> = {},
): Promise<PortalProduct> {
  made += 1
  const body = { ...PRODUCT, name: `Barang Baru ${made}`, sku: `NEW-${made}`, ...other }
  return person.must(createProduct, { body })
}
