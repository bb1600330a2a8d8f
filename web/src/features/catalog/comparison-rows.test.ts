// @vitest-environment happy-dom
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { formatText } from '@pasok/domain/kernel/texts'
import { describe, expect, it } from 'vitest'
import { rowsOf, type ComparisonColumn, type Translate } from './comparison-rows'

const inEnglish: Translate = (text, values) => formatText(text, 'en', values)

const product = (other: Partial<Product> = {}): Product => ({
  _id: 'p',
  name: 'Kertas',
  vendor_id: 'v',
  vendor_name: 'PT Sinar',
  SKU: 'SKU-1',
  slug_product: 'kertas',
  stock: 10,
  brand: 'Sinar',
  images_product: [],
  storage: '',
  dimension: { weight: 2.5, width: 0, height: 0, length: 0 },
  sub_products: [],
  category_id: 'c',
  category_tree: [{ name: 'Office' }, { name: 'Paper' }],
  reported_times: 0,
  minimum_order_quantity: 0,
  retail_price: 50_000,
  discount: 0.1,
  discount_price: 45_000,
  pajak: { title: 'PPN 11%', value: 0.11 },
  payment_term: [],
  warehouse_detail: { city: 'Kota Bandung', province: 'Jawa Barat', country: '', coverage: [] },
  short_description: '',
  description: '',
  ...other,
})
const column = (other?: Partial<Product>): ComparisonColumn => ({
  product: product(other),
  own: undefined,
})
const rows = (columns: readonly ComparisonColumn[], city?: string) =>
  new Map(rowsOf(columns, inEnglish, city).map((row) => [row.key, row]))

describe('the rows of a comparison', () => {
  it('show attributes in readable form', () => {
    const found = rows([column()])
    const firstCells = Object.fromEntries([...found].map(([key, { cells }]) => [key, cells[0]]))
    expect(firstCells).toMatchObject({
      price: 'Rp. 45.000',
      retail: 'Rp. 50.000',
      discount: '10%',
      tax: 'PPN 11%',
      minimum: '1',
      category: 'Office › Paper',
      weight: '2,5 kg',
      shipFrom: 'Kota Bandung, Jawa Barat',
    })
  })

  it('mark differences, and nothing else', () => {
    const found = rows([column(), column({ stock: 0, brand: 'Bola' })])
    const differing = [...found.values()].filter(({ differs }) => differs).map(({ key }) => key)
    expect(differing).toEqual(['stock', 'brand'])
    expect(found.get('stock')?.cells).toEqual(['10', 'Out of Stock'])
  })

  it('price each product as this company pays it', () => {
    const own = {
      product_id: 'p',
      retail_price: 100_000,
      discount_product: 10,
      special_discount: 5,
      discount_setting: 0,
      discount_percentage: 15,
      discount_price: 42_500,
    }
    const found = rows([column(), { product: product(), own }])
    expect(found.get('price')).toMatchObject({ cells: ['Rp. 45.000', 'Rp. 42.500'], differs: true })
  })

  it('leave a removed product blank, without counting it as a difference', () => {
    const found = rows([column(), { product: undefined, own: undefined }])
    expect(found.get('brand')).toMatchObject({ cells: ['Sinar', undefined], differs: false })
  })

  it('omit attributes that no product has, but show those of a single one', () => {
    expect(rows([column(), column()]).has('dimensions')).toBe(false)
    const found = rows([column(), column({ payment_term: [{ name: '30 Days', value: 30 }] })])
    expect(found.get('paymentTerm')).toMatchObject({ cells: ['', '30 Days'], differs: true })
  })

  it('say whether they are delivered to the area that is chosen', () => {
    const delivered = { ...product().warehouse_detail, coverage: ['Kota Bandung'] }
    const found = rows([column(), column({ warehouse_detail: delivered })], 'Kota Bandung')
    expect(found.get('delivered')).toMatchObject({
      label: 'Delivered to Kota Bandung',
      cells: ['No', 'Yes'],
    })
  })
})
