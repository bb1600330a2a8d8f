import { readFigure, readMeasure } from '@pasok/domain/kernel/read-figure'
import {
  NEW_PRODUCT_TAX,
  type ProductField,
  type ProductNumber,
} from '@pasok/domain/catalog/portal/portal.constants'
import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import { priceLine, type LinePrice } from '@pasok/domain/catalog/catalog.prices'
import {
  listProductProblems,
  type ProductInput,
  type ProductProblem,
} from '@pasok/domain/catalog/catalog.product.rules'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { writeTyped } from '../../lib/typed-numbers'
import type { ProductBody } from './portal-products.queries'

/** The input of the product form; numbers as typed. */
export interface ProductDraft extends Record<ProductNumber, string> {
  name: string
  sku: string
  brand: string
  category_id: string
  short_description: string
  description: string
  pictures: readonly string[]
  tax_title: string
  storage: string
  warehouse_city_id: string
  coverage_id: string
  /** The stock when the form was opened, because orders reduce it meanwhile. */
  stock_seen: number
}

/** Initial values of a new product: most vendors deliver from one place to one area. */
export interface ProductStart {
  warehouse_city_id?: string
  coverage_id?: string
}

const EMPTY: ProductDraft = {
  name: '',
  sku: '',
  brand: '',
  category_id: '',
  short_description: '',
  description: '',
  pictures: [],
  retail_price: '',
  discount_product: '0',
  tax_title: NEW_PRODUCT_TAX.title,
  tax_percentage: writeTyped(NEW_PRODUCT_TAX.percentage),
  stock: '',
  minimum_order_quantity: '1',
  payment_term: '',
  weight: '',
  width: '',
  height: '',
  length: '',
  storage: '',
  warehouse_city_id: '',
  coverage_id: '',
  stock_seen: 0,
}

export const newDraft = (beginning: ProductStart): ProductDraft => ({ ...EMPTY, ...beginning })

/** An unknown measure (0) is shown as an empty field. */
const measured = (value: number) => (value === 0 ? '' : writeTyped(value))

export const draftOf = (product: PortalProduct): ProductDraft => ({
  name: product.name,
  sku: product.sku,
  brand: product.brand,
  category_id: product.category_id,
  short_description: product.short_description,
  description: product.description,
  pictures: product.pictures,
  retail_price: writeTyped(product.retail_price),
  discount_product: writeTyped(product.discount_product),
  tax_title: product.tax_title,
  tax_percentage: writeTyped(product.tax_percentage),
  stock: writeTyped(product.stock),
  minimum_order_quantity: writeTyped(product.minimum_order_quantity),
  payment_term: product.payment_term === null ? '' : writeTyped(product.payment_term),
  weight: measured(product.weight),
  width: measured(product.width),
  height: measured(product.height),
  length: measured(product.length),
  storage: product.storage,
  warehouse_city_id: product.warehouse_city_id,
  coverage_id: product.coverage_id,
  stock_seen: product.stock,
})

/** Empty fields count as 0. */
const orNought = (typed: string) => readFigure(typed) || '0'

/** Returns the draft with normalized numbers, for validation. */
const inputOf = ({ stock_seen: _seen, ...draft }: ProductDraft): ProductInput => ({
  ...draft,
  retail_price: readFigure(draft.retail_price),
  discount_product: orNought(draft.discount_product),
  tax_percentage: orNought(draft.tax_percentage),
  stock: readFigure(draft.stock),
  minimum_order_quantity: readFigure(draft.minimum_order_quantity),
  payment_term: readFigure(draft.payment_term),
  weight: readMeasure(draft.weight) || '0',
  width: orNought(draft.width),
  height: orNought(draft.height),
  length: orNought(draft.length),
})

/** Returns the request body. Invalid numbers become NaN; `problemsOf` reports them before sending. */
export function bodyOf(draft: ProductDraft): Required<ProductBody> {
  const input = inputOf(draft)
  const { payment_term: term } = input
  return {
    ...input,
    name: draft.name.trim(),
    sku: draft.sku.trim(),
    brand: draft.brand.trim(),
    short_description: draft.short_description.trim(),
    description: draft.description.trim(),
    tax_title: draft.tax_title.trim(),
    storage: draft.storage.trim(),
    pictures: [...draft.pictures],
    retail_price: Number(input.retail_price),
    discount_product: Number(input.discount_product),
    tax_percentage: Number(input.tax_percentage),
    stock: Number(input.stock),
    minimum_order_quantity: Number(input.minimum_order_quantity),
    payment_term: term === null || term === '' ? null : Number(term),
    weight: Number(input.weight),
    width: Number(input.width),
    height: Number(input.height),
    length: Number(input.length),
  }
}

export const problemsOf = (draft: ProductDraft): ReadonlyMap<ProductField, ProductProblem> =>
  new Map(listProductProblems(inputOf(draft)).map((problem) => [problem.field, problem]))

/** Returns the unit price for a buyer without an agreement; undefined while the input is invalid. */
export function priceOf(draft: ProductDraft, defaultDiscount: number): LinePrice | undefined {
  const wrong = problemsOf(draft)
  const parts = ['retail_price', 'discount_product', 'tax_percentage'] as const
  if (parts.some((field) => wrong.has(field))) return undefined
  const { retail_price, discount_product, tax_percentage } = bodyOf(draft)
  return priceLine({
    quantity: 1,
    retailPrice: retail_price,
    discountFraction: fractionOfPercent(discount_product),
    specialDiscountPercent: 0,
    defaultDiscountPercent: defaultDiscount,
    taxFraction: fractionOfPercent(tax_percentage),
  })
}
