import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { comparisonTexts } from '@pasok/domain/catalog/catalog.comparison.texts'
import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { percent, quantity, rupiah } from '../../lib/format'
import { shownPrice } from './shown-price'

/** A product in its column, priced as this company pays; nothing where it could not be had. */
export interface Column {
  product: Product | undefined
  own: CompanyPrice | undefined
}

/** One attribute of all products; `differs` when two that are there are not alike in it. */
export interface ComparisonRow {
  key: string
  label: string
  cells: readonly (string | undefined)[]
  differs: boolean
}

/** Says a text in the language shown. */
export type Say = (text: Text, values?: Values) => string

type Value = (product: Product, column: Column) => string

interface Attribute {
  key: string
  label: Text
  values?: Values
  of: Value
}

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between)

/** What is compared, in the order in which a buyer asks. */
function attributesFor(say: Say, city: string | undefined): readonly Attribute[] {
  const dimensionsOf: Value = ({ dimension: { width, height, length } }) =>
    width + height + length === 0
      ? ''
      : say(catalogTexts.dimensionsValue, {
          width: quantity(width),
          height: quantity(height),
          length: quantity(length),
        })
  return [
    {
      key: 'price',
      label: comparisonTexts.price,
      of: (product, { own }) => rupiah(shownPrice(product, own).price),
    },
    {
      key: 'retail',
      label: comparisonTexts.retail,
      of: ({ retail_price }) => rupiah(retail_price),
    },
    {
      key: 'discount',
      label: comparisonTexts.discount,
      of: (product, { own }) => percent(shownPrice(product, own).badge),
    },
    {
      key: 'tax',
      label: comparisonTexts.tax,
      of: ({ pajak }) => pajak.title || percent(pajak.value * 100),
    },
    {
      key: 'stock',
      label: comparisonTexts.stock,
      of: ({ stock }) => (stock > 0 ? quantity(stock) : say(catalogTexts.outOfStock)),
    },
    {
      key: 'minimum',
      label: catalogTexts.minimumOrder,
      of: ({ minimum_order_quantity: minimum }) => quantity(Math.max(1, minimum)),
    },
    ...(city === undefined
      ? []
      : [
          {
            key: 'delivered',
            label: comparisonTexts.delivered,
            values: { city },
            of: ({ warehouse_detail: { coverage } }: Product) =>
              say(comparisonTexts[coverage.includes(city) ? 'yes' : 'no']),
          },
        ]),
    { key: 'brand', label: catalogTexts.brand, of: ({ brand }) => brand },
    { key: 'vendor', label: catalogTexts.vendor, of: ({ vendor_name }) => vendor_name },
    {
      key: 'category',
      label: catalogTexts.category,
      of: ({ category_tree: tree }) =>
        joined(
          tree.map(({ name }) => name),
          ' › ',
        ),
    },
    { key: 'sku', label: catalogTexts.sku, of: ({ SKU }) => SKU },
    {
      key: 'weight',
      label: catalogTexts.weight,
      of: ({ dimension: { weight } }) =>
        weight > 0 ? say(catalogTexts.weightValue, { weight: quantity(weight) }) : '',
    },
    { key: 'dimensions', label: catalogTexts.dimensions, of: dimensionsOf },
    {
      key: 'shipFrom',
      label: catalogTexts.shipFrom,
      of: ({ warehouse_detail: { city: from, province } }) => joined([from, province], ', '),
    },
    {
      key: 'paymentTerm',
      label: comparisonTexts.paymentTerm,
      of: ({ payment_term }) => payment_term[0]?.name ?? '',
    },
  ]
}

/** The comparison, attribute by attribute; what no product says anything of is left out. */
export function rowsOf(
  columns: readonly Column[],
  say: Say,
  city: string | undefined,
): readonly ComparisonRow[] {
  return attributesFor(say, city).flatMap(({ key, label, values, of }) => {
    const cells = columns.map((column) => column.product && of(column.product, column))
    const said = cells.filter((cell) => cell !== undefined)
    if (said.every((cell) => cell === '')) return []
    return [{ key, label: say(label, values), cells, differs: new Set(said).size > 1 }]
  })
}
