import { decimal, hasMaxDecimals } from '../kernel/decimal'
import type { Text, Values } from '../kernel/texts'
import {
  LONGEST_COVERAGE_NAME,
  LONGEST_OF_PRODUCT,
  MAX_PICTURES,
  PRODUCT_FIELDS,
  PRODUCT_NUMBERS,
  type NumberLimits,
  type ProductField,
  type ProductNumber,
} from './portal/portal.constants'
import { coverageErrors, productErrors } from './portal/portal.texts'

type TypedNumber = number | string

/** A product as typed or sent, with API field names (`portal/portal.contract.ts`). */
export interface ProductInput extends Record<Exclude<ProductNumber, 'payment_term'>, TypedNumber> {
  name: string
  sku: string
  brand: string
  category_id: string
  short_description: string
  description: string
  pictures: readonly string[]
  tax_title: string
  /** Days; null or empty: the vendor's setting applies. */
  payment_term: TypedNumber | null
  storage: string
  warehouse_city_id: string
  coverage_id: string
}

export interface ProductProblem {
  field: ProductField
  text: Text
  values?: Values
}

type Found = Pick<ProductProblem, 'text' | 'values'> | undefined
/** Checks one field; the other fields are given for reference. */
type Check = (given: Readonly<Partial<ProductInput>>) => Found

/** A plain decimal number: digits and at most one point. */
const PLAIN = /^-?\d{1,20}(?:\.\d{1,20})?$/
const isPlain = (value: TypedNumber) =>
  typeof value === 'string' ? PLAIN.test(value.trim()) : Number.isFinite(value)
const isBlank = (value: TypedNumber | null) =>
  value === null || (typeof value === 'string' && value.trim() === '')

const MISSING: Readonly<Partial<Record<ProductNumber, Text>>> = {
  retail_price: productErrors.priceRequired,
  minimum_order_quantity: productErrors.minimumRequired,
}

function checkNumber(field: ProductNumber, value: TypedNumber | null): Found {
  const { min, max, decimals }: NumberLimits = PRODUCT_NUMBERS[field]
  const missing = MISSING[field]
  if (value === null || isBlank(value)) return { text: missing ?? productErrors.numberRequired }
  if (!isPlain(value)) return { text: productErrors.noNumber }
  const exact = decimal(typeof value === 'string' ? value.trim() : value)
  if (exact.lt(min))
    return missing ? { text: missing } : { text: productErrors.tooSmall, values: { least: min } }
  if (exact.gt(max)) return { text: productErrors.tooLarge, values: { most: max } }
  if (hasMaxDecimals(exact, decimals)) return undefined
  return decimals === 0
    ? { text: productErrors.whole }
    : { text: productErrors.decimals, values: { most: decimals } }
}

const numberOf =
  (field: ProductNumber): Check =>
  (given) => {
    const value = given[field]
    if (value === undefined) return undefined
    // Only the payment term may be empty: the vendor's setting then applies.
    if (field === 'payment_term' && isBlank(value)) return undefined
    return checkNumber(field, value)
  }

const textOf =
  (field: keyof typeof LONGEST_OF_PRODUCT, required?: Text): Check =>
  (given) => {
    const value = given[field]
    if (value === undefined) return undefined
    if (required && value.trim() === '') return { text: required }
    const limit = LONGEST_OF_PRODUCT[field]
    return value.length > limit
      ? { text: productErrors.tooLong, values: { most: limit } }
      : undefined
  }

const choiceOf =
  (field: 'category_id' | 'warehouse_city_id' | 'coverage_id', required: Text): Check =>
  (given) =>
    given[field]?.trim() === '' ? { text: required } : undefined

/** A tax needs a name, because orders and invoices show it. */
const taxTitle: Check = (given) => {
  const value = given.tax_title
  if (value?.trim() !== '') return textOf('tax_title')(given)
  const tax = given.tax_percentage
  const isTaxed =
    tax !== undefined && !isBlank(tax) && isPlain(tax) && decimal(String(tax).trim()).gt(0)
  return isTaxed ? { text: productErrors.taxTitleRequired } : undefined
}

const pictures: Check = (given) => {
  const list = given.pictures ?? []
  if (list.length > MAX_PICTURES)
    return { text: productErrors.tooManyPictures, values: { most: MAX_PICTURES } }
  return new Set(list).size < list.length ? { text: productErrors.samePicture } : undefined
}

const CHECKS: Readonly<Record<ProductField, Check>> = {
  name: textOf('name', productErrors.nameRequired),
  sku: textOf('sku', productErrors.skuRequired),
  brand: textOf('brand'),
  category_id: choiceOf('category_id', productErrors.categoryRequired),
  short_description: textOf('short_description'),
  description: textOf('description'),
  pictures,
  retail_price: numberOf('retail_price'),
  discount_product: numberOf('discount_product'),
  tax_title: taxTitle,
  tax_percentage: numberOf('tax_percentage'),
  stock: numberOf('stock'),
  minimum_order_quantity: numberOf('minimum_order_quantity'),
  payment_term: numberOf('payment_term'),
  weight: numberOf('weight'),
  width: numberOf('width'),
  height: numberOf('height'),
  length: numberOf('length'),
  storage: textOf('storage'),
  warehouse_city_id: choiceOf('warehouse_city_id', productErrors.cityRequired),
  coverage_id: choiceOf('coverage_id', productErrors.coverageRequired),
}

/**
 * Returns the errors of the given fields of a product, in the order of the form; empty when all are
 * valid. Rupiah, percent, quantities, days, kilograms and centimetres, exact (`docs/domain.md` §2:
 * prices, percentages and quantities have at most 2 decimals).
 */
export function listProductProblems(given: Readonly<Partial<ProductInput>>): ProductProblem[] {
  return PRODUCT_FIELDS.flatMap((field) => {
    const found = CHECKS[field](given)
    return found ? [{ field, ...found }] : []
  })
}

export interface CoverageInput {
  name: string
  province_ids: readonly string[]
  city_ids: readonly string[]
}
type CoverageField = 'name' | 'province_ids'

/** Returns the errors of a coverage, a list of cities (`docs/domain.md` §5); empty when it is valid. */
export function listCoverageProblems(
  given: CoverageInput,
): { field: CoverageField; text: Text; values?: Values }[] {
  const { name, province_ids, city_ids } = given
  const limit = LONGEST_COVERAGE_NAME
  return [
    ...(name.trim() === '' ? [{ field: 'name', text: coverageErrors.nameRequired } as const] : []),
    ...(name.length > limit
      ? [{ field: 'name', text: productErrors.tooLong, values: { most: limit } } as const]
      : []),
    ...(province_ids.length + city_ids.length === 0
      ? [{ field: 'province_ids', text: coverageErrors.placeRequired } as const]
      : []),
  ]
}
