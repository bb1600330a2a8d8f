import { PATH_SIGN, type Named } from '@pasok/domain/catalog/imports/imports.choices'
import { writeNumber } from '@pasok/domain/catalog/imports/imports.numbers'
import { isNumberField } from '@pasok/domain/catalog/imports/imports.columns'
import type { ImportedProduct } from '@pasok/domain/catalog/imports/imports.line'
import { PRODUCT_FIELDS, type ProductField } from '@pasok/domain/catalog/portal/portal.constants'
import { cut } from '@pasok/domain/kernel/cut'
import { decimal, percentOfFraction } from '@pasok/domain/kernel/decimal'
import type { ProductBody } from '../products/choices'
import type { ImportedRow } from './imported-products.store'

const plain = (value: string) => decimal(value).toFixed()

/** Converts a product's row to the API's field names, with numbers as plain digits. */
export const importedProductOf = (
  row: Omit<ImportedRow, 'requested_sku' | 'id'>,
): ImportedProduct => ({
  name: row.name,
  sku: row.sku,
  brand: row.brand,
  category_id: row.category_id,
  short_description: row.short_description,
  description: row.description,
  pictures: row.image_urls,
  retail_price: plain(row.retail_price),
  discount_product: percentOfFraction(row.discount).toFixed(),
  tax_title: row.tax_title,
  tax_percentage: percentOfFraction(row.tax).toFixed(),
  stock: plain(row.stock),
  minimum_order_quantity: plain(row.minimum_order),
  payment_term: row.payment_term === null ? '' : String(row.payment_term),
  weight: plain(row.weight),
  width: plain(row.width),
  height: plain(row.height),
  length: plain(row.length),
  storage: row.storage,
  warehouse_city_id: row.warehouse_city_id,
  coverage_id: row.coverage_id,
})

/** Converts the product to the edit form's request body, so that imports and the form share one rule. */
export const bodyOfImported = (product: ImportedProduct): ProductBody => ({
  ...product,
  pictures: [...product.pictures],
  retail_price: Number(product.retail_price),
  discount_product: Number(product.discount_product),
  tax_percentage: Number(product.tax_percentage),
  stock: Number(product.stock),
  minimum_order_quantity: Number(product.minimum_order_quantity),
  payment_term: product.payment_term === '' ? null : Number(product.payment_term),
  weight: Number(product.weight),
  width: Number(product.width),
  height: Number(product.height),
  length: Number(product.length),
})

/** Formats a product's field for a spreadsheet, with the given decimal sign. */
export type Wording = (field: ProductField, product: ImportedProduct, sign: '.' | ',') => string

/** Returns a formatter that writes the names of categories, cities and delivery areas instead of ids. */
export function wordingOf({ categories, cities, coverages }: Named): Wording {
  const names = new Map([
    ...categories.map(({ id, path }) => [id, path.join(PATH_SIGN)] as const),
    ...[...cities, ...coverages].map(({ id, name }) => [id, name] as const),
  ])
  return (field, product, sign) => {
    const value = product[field]
    if (typeof value === 'object') return value.join(' ')
    if (isNumberField(field)) return writeNumber(value, sign)
    return NAMED.has(field) ? (names.get(value) ?? '') : value
  }
}

const NAMED: ReadonlySet<ProductField> = new Set([
  'category_id',
  'warehouse_city_id',
  'coverage_id',
] as const)

export function wordsOf(
  product: ImportedProduct,
  wording: Wording,
  fields: readonly ProductField[] = PRODUCT_FIELDS,
): Partial<Record<ProductField, string>> {
  return Object.fromEntries(
    fields
      .map((field) => [field, cut(wording(field, product, '.'), LONGEST_SHOWN)] as const)
      .filter(([, text]) => text !== ''),
  )
}

/** Maximum number of characters of a field in the preview. */
const LONGEST_SHOWN = 200
