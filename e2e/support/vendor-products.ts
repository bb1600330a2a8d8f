import type { Locator, Page } from '@playwright/test'
import type {
  Coverage,
  DeliveryProvince,
  PortalCategory,
  PortalProduct,
} from '@pasok/domain/catalog/portal/portal.model'
import type { ApiCall } from './provider'

export const VENDOR = 'vendor@sinarabadi.test'
export const PRODUCTS = '/vendor/products'
export const AREAS = '/vendor/delivery-areas'

let made = 0
/** Returns a word that is unique among tests and that the search treats as one word. */
export const uniqueWord = (): string => {
  made += 1
  return `zq${Date.now().toString(36)}${made}`
}

/** Creates a product of the vendor that is delivered everywhere. */
export async function makeProduct(
  vendor: ApiCall,
  given: Partial<PortalProduct> = {},
): Promise<PortalProduct> {
  const [categories, areas, provinces] = await Promise.all([
    vendor<PortalCategory[]>('GET', '/vendor/categories'),
    vendor<Coverage[]>('GET', '/vendor/coverages'),
    vendor<DeliveryProvince[]>('GET', '/vendor/delivery-provinces'),
  ])
  const everywhere = areas.toSorted((a, b) => b.cities - a.cities)[0]
  const word = uniqueWord()
  return vendor<PortalProduct>('POST', '/vendor/products', {
    name: `Stapler ${word}`,
    sku: word.toUpperCase(),
    category_id: categories.at(-1)?._id,
    retail_price: 50_000,
    tax_title: 'PPN',
    tax_percentage: 11,
    stock: 200,
    warehouse_city_id: provinces[0]?.cities[0]?._id,
    coverage_id: everywhere?._id,
    ...given,
  })
}

export const readProduct = (vendor: ApiCall, { _id }: { _id: string }): Promise<PortalProduct> =>
  vendor<PortalProduct>('GET', `/vendor/products/${_id}`)

/** Returns the unchanged fields of a product for an edit. */
export const bodyOf = (product: PortalProduct): object => ({
  ...product,
  stock_seen: product.stock,
})

type Figure = 'Retail price' | 'Discount (%)' | 'Stock' | 'Minimum order'

export const cell = (page: Page, field: Figure, { name }: { name: string }): Locator =>
  page.getByRole('button', { name: `${field} of ${name}: ` })

export const cellField = (page: Page, field: Figure, { name }: { name: string }): Locator =>
  page.getByRole('textbox', { name: `${field} of ${name}`, exact: true })
