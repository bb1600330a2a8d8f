import { describe, expect, it } from 'vitest'
import { LONGEST_OF_PRODUCT, MAX_PICTURES, PRODUCT_FIELDS } from './portal/portal.constants'
import { coverageErrors, productErrors, productFieldTexts } from './portal/portal.texts'
import { pictureIdOf, picturePaths, smallPictureOf } from './catalog.pictures'
import {
  listCoverageProblems,
  listProductProblems,
  type ProductInput,
} from './catalog.product.rules'
import { slugOf } from './catalog.slug'

const SOUND: ProductInput = {
  name: 'Kertas A4 80 gram',
  sku: 'KRT-A4',
  brand: '',
  category_id: 'c',
  short_description: '',
  description: '',
  pictures: [],
  retail_price: 52_000,
  discount_product: 0,
  tax_title: '',
  tax_percentage: 0,
  stock: 0,
  minimum_order_quantity: 1,
  payment_term: null,
  weight: 0,
  width: 0,
  height: 0,
  length: 0,
  storage: '',
  warehouse_city_id: '3273',
  coverage_id: 'a',
}

const wrong = (given: Partial<ProductInput>) =>
  listProductProblems({ ...SOUND, ...given }).map(({ field, text }) => [field, text])

describe('a product', () => {
  it('that is valid has no problem, as numbers and as typed', () => {
    expect(listProductProblems(SOUND)).toEqual([])
    const typed = {
      retail_price: '999999999999.99',
      discount_product: '100',
      tax_title: 'PPN',
      tax_percentage: ' 11.00 ',
      stock: '0',
      minimum_order_quantity: '0.01',
      payment_term: '',
      weight: '0.125',
    }
    expect(wrong(typed)).toEqual([])
    expect(wrong({ payment_term: 0 })).toEqual([])
    expect(wrong({ payment_term: '365' })).toEqual([])
  })

  it('reports everything that is missing, in the order of the form', () => {
    const blank: ProductInput = {
      ...SOUND,
      name: ' ',
      sku: '',
      category_id: '',
      retail_price: '',
      stock: '',
      minimum_order_quantity: '',
      warehouse_city_id: '',
      coverage_id: '',
    }
    expect(listProductProblems(blank)).toEqual([
      { field: 'name', text: productErrors.nameRequired },
      { field: 'sku', text: productErrors.skuRequired },
      { field: 'category_id', text: productErrors.categoryRequired },
      { field: 'retail_price', text: productErrors.priceRequired },
      { field: 'stock', text: productErrors.numberRequired },
      { field: 'minimum_order_quantity', text: productErrors.minimumRequired },
      { field: 'warehouse_city_id', text: productErrors.cityRequired },
      { field: 'coverage_id', text: productErrors.coverageRequired },
    ])
  })

  it('is checked as far as it is given', () => {
    expect(listProductProblems({})).toEqual([])
    expect(listProductProblems({ stock: -1 }).map(({ field }) => field)).toEqual(['stock'])
  })

  it.each([
    [{ retail_price: 0 }, productErrors.priceRequired],
    [{ retail_price: 0.004 }, productErrors.priceRequired],
    [{ retail_price: 10.005 }, productErrors.decimals],
    [{ retail_price: '1.250.000' }, productErrors.noNumber],
    [{ retail_price: '1,5' }, productErrors.noNumber],
    [{ retail_price: '1e3' }, productErrors.noNumber],
    [{ retail_price: '0x10' }, productErrors.noNumber],
    [{ retail_price: Number.NaN }, productErrors.noNumber],
    [{ retail_price: 1_000_000_000_000 }, productErrors.tooLarge],
    [{ discount_product: 100.01 }, productErrors.tooLarge],
    [{ discount_product: -1 }, productErrors.tooSmall],
    [{ discount_product: '2.345' }, productErrors.decimals],
    [{ tax_percentage: 11 }, productErrors.taxTitleRequired],
    [{ tax_percentage: '11', tax_title: ' ' }, productErrors.taxTitleRequired],
    [{ stock: -0.01 }, productErrors.tooSmall],
    [{ stock: 0.001 }, productErrors.decimals],
    [{ stock: 1e21 }, productErrors.tooLarge],
    [{ minimum_order_quantity: 0 }, productErrors.minimumRequired],
    [{ payment_term: 1.5 }, productErrors.whole],
    [{ payment_term: 366 }, productErrors.tooLarge],
    [{ weight: 0.0001 }, productErrors.decimals],
    [{ length: '-1' }, productErrors.tooSmall],
    [{ name: 'x'.repeat(LONGEST_OF_PRODUCT.name + 1) }, productErrors.tooLong],
    [{ description: 'x'.repeat(LONGEST_OF_PRODUCT.description + 1) }, productErrors.tooLong],
    [{ pictures: ['/a', '/a'] }, productErrors.samePicture],
    [
      { pictures: Array.from({ length: MAX_PICTURES + 1 }, (_, at) => `/${at}`) },
      productErrors.tooManyPictures,
    ],
  ] as const)('%j is told', (given, text) => {
    expect(wrong(given).map(([, message]) => message)).toEqual([text])
  })

  it('has a name for every field', () => {
    expect(Object.keys(productFieldTexts).toSorted()).toEqual([...PRODUCT_FIELDS].toSorted())
  })
})

describe('a delivery area', () => {
  it('has a name and a place', () => {
    const area = { name: 'Java', province_ids: ['32'], city_ids: [] }
    expect(listCoverageProblems(area)).toEqual([])
    expect(listCoverageProblems({ name: ' ', province_ids: [], city_ids: [] })).toEqual([
      { field: 'name', text: coverageErrors.nameRequired },
      { field: 'province_ids', text: coverageErrors.placeRequired },
    ])
    const [long] = listCoverageProblems({ ...area, name: 'x'.repeat(101) })
    expect(long?.text).toBe(productErrors.tooLong)
  })
})

describe('a slug', () => {
  it.each([
    ['Kertas A4 80 gram', '', 'kertas-a4-80-gram'],
    ['  Café — “Crème” 1/2" ', '', 'cafe-creme-1-2'],
    ['日本', '', 'product'],
    ['日本', 'x1', 'product-x1'],
    ['--', '', 'product'],
    ['A'.repeat(200), 'z9', `${'a'.repeat(80)}-z9`],
  ])('of %j with %j is %j', (name, mark, slug) => {
    expect(slugOf(name, mark)).toBe(slug)
  })
})

describe('a picture', () => {
  it('that was uploaded has two sizes; any other has one', () => {
    const id = '0193a5b0-1111-7222-8333-444455556666'
    const { url, smallUrl } = picturePaths(id)
    expect(pictureIdOf(url)).toBe(id)
    expect(smallPictureOf(url)).toBe(smallUrl)
    for (const other of ['/pictures/box/1.svg', `${url}x`, `https://a.test${url}`, smallUrl, ''])
      expect([pictureIdOf(other), smallPictureOf(other)]).toEqual([undefined, other])
  })
})
