import type { ProductInput } from './catalog.product.rules'

/** A product as stored, with API field names; numbers as plain digits, percentages in percent. */
export interface ImportedProduct extends ProductInput {
  pictures: readonly string[]
  retail_price: string
  discount_product: string
  tax_percentage: string
  stock: string
  minimum_order_quantity: string
  /** Days; empty: the vendor's setting applies. */
  payment_term: string
  weight: string
  width: string
  height: string
  length: string
}

export const NEW_PRODUCT: ImportedProduct = {
  name: '',
  sku: '',
  brand: '',
  category_id: '',
  short_description: '',
  description: '',
  pictures: [],
  retail_price: '',
  discount_product: '0',
  tax_title: '',
  tax_percentage: '0',
  stock: '',
  minimum_order_quantity: '1',
  payment_term: '',
  weight: '0',
  width: '0',
  height: '0',
  length: '0',
  storage: '',
  warehouse_city_id: '',
  coverage_id: '',
}
