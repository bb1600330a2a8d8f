import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { comparisonTexts } from '@pasok/domain/catalog/catalog.comparison.texts'
import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { percent, quantity, rupiah } from '../../lib/format'
import { shownPrice } from './shown-price'

/** A compared product with the company's price; undefined when it could not be loaded. */
export interface ComparisonColumn {
  product: Product | undefined
  own: CompanyPrice | undefined
}

/** One attribute of all products; `differs` when two loaded products have different values. */
export interface ComparisonRow {
  key: string
  label: string
  cells: readonly (string | undefined)[]
  differs: boolean
}

export type Translate = (text: Text, values?: Values) => string

type Value = (product: Product, column: ComparisonColumn) => string

interface Attribute {
  key: string
  label: Text
  values?: Values
  of: Value
}

function offerAttributes(translate: Translate, city: string | undefined): readonly Attribute[] {
  const { price, retail, discount, tax, stock } = comparisonTexts
  const delivered: Value = ({ warehouse_detail: { coverage } }) =>
    translate(comparisonTexts[city !== undefined && coverage.includes(city) ? 'yes' : 'no'])
  return [
    { key: 'price', label: price, of: (one, { own }) => rupiah(shownPrice(one, own).price) },
    { key: 'retail', label: retail, of: (one, { own }) => rupiah((own ?? one).retail_price) },
    { key: 'discount', label: discount, of: (one, { own }) => percent(shownPrice(one, own).badge) },
    { key: 'tax', label: tax, of: ({ pajak }) => pajak.title || percent(pajak.value * 100) },
    {
      key: 'stock',
      label: stock,
      of: ({ stock: left }) => (left > 0 ? quantity(left) : translate(catalogTexts.outOfStock)),
    },
    {
      key: 'minimum',
      label: catalogTexts.minimumOrder,
      of: ({ minimum_order_quantity: minimum }) => quantity(Math.max(1, minimum)),
    },
    ...(city === undefined
      ? []
      : [{ key: 'delivered', label: comparisonTexts.delivered, values: { city }, of: delivered }]),
  ]
}

function factAttributes(translate: Translate): readonly Attribute[] {
  const { brand, vendor, category, sku, weight, dimensions, shipFrom } = catalogTexts
  const weightOf: Value = ({ dimension }) =>
    dimension.weight > 0
      ? translate(catalogTexts.weightValue, { weight: quantity(dimension.weight) })
      : ''
  const dimensionsOf: Value = ({ dimension: { width, height, length } }) => {
    const sides = { width: quantity(width), height: quantity(height), length: quantity(length) }
    return width + height + length === 0 ? '' : translate(catalogTexts.dimensionsValue, sides)
  }
  const categoryOf: Value = ({ category_tree: tree }) => tree.map(({ name }) => name).join(' › ')
  const shipFromOf: Value = ({ warehouse_detail: { city, province } }) =>
    [city, province].filter(Boolean).join(', ')
  return [
    { key: 'brand', label: brand, of: (one) => one.brand },
    { key: 'vendor', label: vendor, of: (one) => one.vendor_name },
    { key: 'category', label: category, of: categoryOf },
    { key: 'sku', label: sku, of: (one) => one.SKU },
    { key: 'weight', label: weight, of: weightOf },
    { key: 'dimensions', label: dimensions, of: dimensionsOf },
    { key: 'shipFrom', label: shipFrom, of: shipFromOf },
    {
      key: 'paymentTerm',
      label: comparisonTexts.paymentTerm,
      of: (one) => one.payment_term[0]?.name ?? '',
    },
  ]
}

/** Returns the comparison attribute by attribute, without attributes that no product has. */
export function rowsOf(
  columns: readonly ComparisonColumn[],
  translate: Translate,
  city: string | undefined,
): readonly ComparisonRow[] {
  const attributes = [...offerAttributes(translate, city), ...factAttributes(translate)]
  return attributes.flatMap(({ key, label, values, of }) => {
    const cells = columns.map((column) => column.product && of(column.product, column))
    const known = cells.filter((cell) => cell !== undefined)
    if (known.every((cell) => cell === '')) return []
    return [{ key, label: translate(label, values), cells, differs: new Set(known).size > 1 }]
  })
}
