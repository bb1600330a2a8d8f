import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { getProvinces, getRegencies } from 'idn-area-data'
import { categoryPath, demoCategories } from '../../demo/market/categories'
import { manyProducts } from '../../demo/market/generate'
import type { DemoProduct, DemoVendor } from '../../demo/market/market.types'
import { demoVendors } from '../../demo/market/vendors'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 0, 1)

export async function makeSearchDocuments(count: number): Promise<ProductHit[]> {
  const coverages = await readCoverages()
  const vendors = new Map(demoVendors.map((vendor) => [vendor.key, vendor]))
  const categories = new Map(demoCategories.map(({ key, name }) => [key, name]))
  const documents: ProductHit[] = []
  for (const product of manyProducts(count)) {
    const vendor = vendors.get(product.vendorKey)
    if (!vendor) throw new Error(`The market names an unknown vendor ${product.vendorKey}`)
    const path = categoryPath(product.categoryKey).toReversed()
    const names = path.map((key) => categories.get(key) ?? key)
    const id = `bench-${documents.length}`
    documents.push(documentOf(id, product, vendor, names, coverages.get(vendor.key) ?? []))
  }
  return longDescriptions(documents)
}

/** The longest short description that a vendor may enter. */
const LONGEST_DESCRIPTION = 300

/** Fills every description with sentences of other products up to the limit, as careful vendors do. */
function longDescriptions(documents: readonly ProductHit[]): ProductHit[] {
  const sentences = documents.map((one) => one.short_description)
  return documents.map((document, at) => {
    let text = document.short_description
    for (let step = 1; step <= 20; step++) {
      const next = sentences[(at + step * 7_919) % sentences.length] ?? ''
      if (text.length + next.length < LONGEST_DESCRIPTION) text = `${text} ${next}`
    }
    return { ...document, short_description: text }
  })
}

function documentOf(
  id: string,
  product: DemoProduct,
  vendor: DemoVendor,
  categories: readonly string[],
  coverage: string[],
): ProductHit {
  const retail = Number(product.retailPrice)
  const discount = Number(product.discount)
  return {
    objectID: id,
    _id: id,
    name: product.name,
    vendor_id: vendor.key,
    vendor_name: vendor.legalName,
    SKU: product.sku,
    slug_product: product.slug,
    stock: product.stock,
    brand: product.brand,
    images_product: [`/files/demo/${product.icon}.svg`],
    category_id: product.categoryKey,
    category_tree: categories.map((name) => ({ name })),
    minimum_order_quantity: product.minimumOrder,
    retail_price: retail,
    discount,
    discount_price: retail * (1 - discount),
    pajak: { title: product.tax.title, value: Number(product.tax.value) },
    payment_term: [],
    warehouse_detail: {
      city: product.warehouseCity,
      province: vendor.province,
      country: 'Indonesia',
      coverage,
    },
    short_description: product.shortDescription,
    created_at: NOW - product.createdDaysAgo * DAY,
  }
}

async function readCoverages(): Promise<Map<string, string[]>> {
  const [provinces, cities] = await Promise.all([getProvinces(), getRegencies()])
  const nameOf = new Map(provinces.map(({ code, name }) => [code, name]))
  const entries = demoVendors.map(({ key, coverage }): [string, string[]] => {
    const wholeProvinces = new Set<string>(coverage.provinces ?? [])
    const named = new Set<string>(coverage.cities ?? [])
    const covered = cities.filter(
      (city) => named.has(city.name) || wholeProvinces.has(nameOf.get(city.province_code) ?? ''),
    )
    return [key, covered.map((city) => city.name)]
  })
  return new Map(entries)
}
