import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { demoPicture, demoPicturePath } from '../pictures'
import { categoryPath, demoCategories } from './categories'
import { demoProducts, manyProducts } from './generate'
import { demoKinds } from './kinds/all'
import { manyVendors } from './many-vendors'
import type { DemoProduct } from './market.types'
import { readKind } from './options'
import { demoVendors } from './vendors'

/** Returns the last column of a table of idn-area-data, without its heading. */
function readNames(table: 'regencies' | 'provinces'): Set<string> {
  const require = createRequire(import.meta.url)
  const text = readFileSync(require.resolve(`idn-area-data/data/${table}.csv`), 'utf8')
  const rows = text.trim().split(/\r?\n/).slice(1)
  return new Set(rows.map((row) => row.slice(row.lastIndexOf(',') + 1)))
}

function countBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

function repeated(values: readonly string[]): string[] {
  return [...countBy(values, (value) => value)].flatMap(([value, count]) =>
    count > 1 ? [value] : [],
  )
}

const cities = readNames('regencies')
const provinces = readNames('provinces')
const products = demoProducts()
const vendorByKey = new Map(demoVendors.map((vendor) => [vendor.key, vendor]))

describe('vendors', () => {
  it('are twelve, Sinar Abadi first, each of its own name, code, prefix and email', () => {
    expect(demoVendors).toHaveLength(12)
    expect(demoVendors[0]).toMatchObject({
      key: 'sinarabadi',
      legalName: 'PT Sinar Abadi',
      email: 'vendor@sinarabadi.test',
    })
    for (const field of ['key', 'legalName', 'companyCode', 'skuPrefix', 'email'] as const) {
      expect(repeated(demoVendors.map((vendor) => vendor[field]))).toEqual([])
    }
    for (const vendor of demoVendors) {
      expect(vendor.companyCode).toMatch(/^[A-Z]{3,8}$/)
      const bareName = vendor.legalName
        .replace(/^(PT|CV) /, '')
        .replaceAll(' ', '')
        .toLowerCase()
      expect(vendor.email).toBe(`vendor@${bareName}.test`)
    }
  })

  it('name only cities and provinces that exist', () => {
    for (const vendor of demoVendors) {
      const named = [vendor.city, ...vendor.warehouses, ...(vendor.coverage.cities ?? [])]
      expect(named.filter((name) => !cities.has(name))).toEqual([])
      const inside = [vendor.province, ...(vendor.coverage.provinces ?? [])]
      expect(inside.filter((name) => !provinces.has(name))).toEqual([])
    }
  })

  it('cover every city by three of them, and Bandung not by all', () => {
    const isNational = demoVendors.filter((vendor) => vendor.coverage.provinces?.length === 38)
    expect(isNational).toHaveLength(3)
    const covering = (city: string, province: string): number =>
      demoVendors.filter(
        ({ coverage }) =>
          coverage.provinces?.includes(province) === true ||
          coverage.cities?.includes(city) === true,
      ).length
    expect(covering('Kota Bandung', 'Jawa Barat')).toBe(8)
    expect(
      covering('Kota Administrasi Jakarta Selatan', 'Daerah Khusus Ibukota Jakarta'),
    ).toBeGreaterThanOrEqual(10)
    expect(covering('Kota Surabaya', 'Jawa Timur')).toBeGreaterThanOrEqual(10)
  })

  it('ask for a down payment only three times', () => {
    const withDownPayment = demoVendors.filter((vendor) => vendor.setting.downPaymentPercent > 0)
    expect(withDownPayment).toHaveLength(3)
  })
})

describe('categories', () => {
  it('form a tree of levels 0 to 4, each one level below its parent', () => {
    expect(repeated(demoCategories.map((category) => category.key))).toEqual([])
    const levels = new Map(demoCategories.map((category) => [category.key, category.level]))
    for (const category of demoCategories) {
      const parentLevel = category.parent === null ? -1 : levels.get(category.parent)
      expect(parentLevel).toBe(category.level - 1)
    }
    expect([...countBy(demoCategories, ({ level }) => String(level)).keys()].toSorted()).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
  })

  it('all hold products', () => {
    const used = new Set(products.flatMap((product) => categoryPath(product.categoryKey)))
    expect(demoCategories.filter((category) => !used.has(category.key))).toEqual([])
  })
})

describe('kinds', () => {
  it('are at least 250, each of its own key, code and description', () => {
    expect(demoKinds.length).toBeGreaterThanOrEqual(250)
    for (const field of ['key', 'code', 'text'] as const) {
      expect(repeated(demoKinds.map((kind) => kind[field]))).toEqual([])
    }
  })

  it('fill every slot they name, and show every axis in the name', () => {
    const problems = demoKinds.flatMap((kind) => {
      const slots = ['brand', ...Object.keys(kind.axes)]
      const hidden = slots.filter((slot) => !kind.name.includes(`{${slot}}`))
      const named = [...`${kind.name}${kind.short}${kind.text}`.matchAll(/\{(\w+)\}/g)]
      const unknown = named.flatMap(([, slot = '']) => (slots.includes(slot) ? [] : [slot]))
      return [...hidden, ...unknown].map((slot) => `${kind.key}: ${slot}`)
    })
    expect(problems).toEqual([])
  })

  it('make at least six products each', () => {
    const small = demoKinds.filter((kind) => readKind(kind).size < 6)
    expect(small.map((kind) => kind.key)).toEqual([])
  })

  it('name icons of the set', () => {
    const missing = demoKinds.filter((kind) => demoPicture(kind.icon, 0) === undefined)
    expect(missing.map((kind) => `${kind.key}: ${kind.icon}`)).toEqual([])
  })
})

describe('products', () => {
  it('are about 2,000 of at least 250 kinds, of their own SKU and slug', () => {
    expect(products.length).toBeGreaterThan(1900)
    expect(products.length).toBeLessThan(2300)
    expect(new Set(products.map((product) => product.kindKey)).size).toBeGreaterThanOrEqual(250)
    expect(repeated(products.map((product) => product.sku))).toEqual([])
    expect(repeated(products.map((product) => product.slug))).toEqual([])
  })

  it('are well formed', () => {
    expect(products.flatMap(problemsOf)).toEqual([])
  })

  it('refer to vendors, their warehouses and shelves that exist', () => {
    const lost = products.filter((product) => {
      const vendor = vendorByKey.get(product.vendorKey)
      const root = categoryPath(product.categoryKey).at(-1) ?? ''
      const isSold = (vendor?.sells[root] ?? 0) > 0
      return !isSold || vendor?.warehouses.includes(product.warehouseCity) !== true
    })
    expect(lost.map((product) => product.sku)).toEqual([])
    expect(countBy(products, (product) => product.vendorKey).size).toBe(12)
  })

  it('are sold out, discounted and free of tax now and then, and offered by two vendors at times', () => {
    const share = (isCounted: (product: DemoProduct) => boolean): number =>
      products.filter(isCounted).length / products.length
    expect(share((product) => product.stock === 0)).toBeCloseTo(0.03, 1)
    expect(share((product) => product.stock === 0)).toBeGreaterThan(0.015)
    expect(share((product) => product.discount !== '0')).toBeGreaterThan(0.12)
    expect(share((product) => product.discount !== '0')).toBeLessThan(0.19)
    expect(share((product) => product.tax.value === '0')).toBeGreaterThan(0.01)
    expect(share((product) => product.retailPrice.includes('.'))).toBeGreaterThan(0)
    expect(repeated(products.map((product) => product.name)).length).toBeGreaterThan(60)
  })

  it('are the same when generated again', async () => {
    vi.resetModules()
    const reloaded = await import('./generate')
    expect(reloaded.demoProducts).not.toBe(demoProducts)
    expect(reloaded.demoProducts()).toEqual(products)
  })

  it('keep their prices from one release to the next', () => {
    const prices = new Map(products.map((product) => [product.sku, product.retailPrice]))
    expect(prices.get('SAB-HVS-A4-BD-70-1RIM5')).toBe('47500')
    expect(prices.get('RPN-KOPI-KAPAPIS-25-30')).toBe('43700')
    expect(prices.get('KTK-NYM-EXT-4X25-50M')).toBe('1207000')
  })
})

describe('manyProducts', () => {
  it('makes 100,000 of their own slug and SKU within five seconds of work', () => {
    const slugs = new Set<string>()
    const skus = new Set<string>()
    // CPU time, so that other work on the machine does not make the test fail.
    const began = process.cpuUsage()
    for (const product of manyProducts(100_000)) {
      slugs.add(product.slug)
      skus.add(product.sku)
    }
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(5000)
    expect(slugs.size).toBe(100_000)
    expect(skus.size).toBe(100_000)
  })

  it('keeps names and brands varied when the written lists are used up', () => {
    const many = [...manyProducts(60_000)]
    expect(new Set(many.map((product) => product.name)).size).toBeGreaterThan(59_000)
    expect(new Set(many.map((product) => product.brand)).size).toBeGreaterThan(900)
    expect(many.flatMap(problemsOf)).toEqual([])
  })

  it('is the same twice', () => {
    expect([...manyProducts(3000)]).toEqual([...manyProducts(3000)])
  })

  it('spreads over generated vendors when requested', () => {
    const vendors = manyVendors(700)
    expect(repeated(vendors.map((vendor) => vendor.key))).toEqual([])
    expect(repeated(vendors.map((vendor) => vendor.companyCode))).toEqual([])
    expect(repeated(vendors.map((vendor) => vendor.skuPrefix))).toEqual([])
    const known = new Set(vendors.map((vendor) => vendor.key))
    const used = new Set([...manyProducts(20_000, 700)].map((product) => product.vendorKey))
    expect(used.size).toBeGreaterThan(600)
    expect([...used].filter((key) => !known.has(key))).toEqual([])
    for (const vendor of vendors) {
      expect([vendor.city, ...vendor.warehouses].filter((city) => !cities.has(city))).toEqual([])
    }
    expect(() => manyVendors(3)).toThrow(RangeError)
  })
})

describe('pictures', () => {
  it('are whole SVG texts without script, one for each tint', () => {
    const pictures = Array.from({ length: 12 }, (_, tint) => demoPicture('pen', tint))
    expect(new Set(pictures).size).toBe(12)
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg xmlns="[^"]+" width="400" height="400".*<\/svg>$/)
      expect(picture).not.toMatch(/<script|href|on\w+=/)
    }
  })

  it('do not exist for unknown icons and tints', () => {
    expect(demoPicture('no-such-icon', 0)).toBeUndefined()
    expect(demoPicture('constructor', 0)).toBeUndefined()
    expect(demoPicture('pen', 12)).toBeUndefined()
    expect(demoPicture('pen', 0.5)).toBeUndefined()
    expect(demoPicturePath('pen', 3)).toBe('/pictures/pen/3.svg')
  })
})

/** Returns the format errors of a product, by SKU. */
function problemsOf(product: DemoProduct): string[] {
  const allText = `${product.name} ${product.shortDescription} ${product.description}`
  const sentences = product.description.match(/[.!?](?= |$)/g)?.length ?? 0
  const checks: Record<string, boolean> = {
    sku: /^[A-Z0-9]+(-[A-Z0-9]+)+$/.test(product.sku),
    slug: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.slug),
    texts: !/[{}|*~]|undefined|NaN| {2}/.test(allText),
    sentences: sentences >= 3 && sentences <= 5,
    price: /^[1-9]\d*(\.\d{1,2})?$/.test(product.retailPrice),
    discount: /^0(\.\d{1,2})?$/.test(product.discount),
    tax: product.tax.value === (product.tax.title === 'PPN 11%' ? '0.11' : '0'),
    stock: Number.isInteger(product.stock) && product.stock >= 0,
    minimum: product.minimumOrder >= 1 && Number.isInteger(product.minimumOrder),
    enough: product.stock === 0 || product.stock >= product.minimumOrder,
    weight: /^(0\.\d{1,2}|[1-9]\d*(\.\d{1,2})?)$/.test(product.weightKg),
    dimension: Object.values(product.dimension).every((side) => side > 0 && side <= 500),
    tint: Number.isInteger(product.tint) && product.tint >= 0 && product.tint < 12,
    age: Number.isInteger(product.createdDaysAgo) && product.createdDaysAgo > 0,
  }
  return Object.entries(checks).flatMap(([part, isRight]) =>
    isRight ? [] : [`${product.sku}: ${part}`],
  )
}
