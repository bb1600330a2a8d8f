import type { StoredDocument } from './document-store'
import { type Column, Dictionary, Integers, type StoredColumns } from './growing'
import { foldValue } from './words'

/** The cities of a coverage list; documents with the same list share one object. */
export interface Coverage {
  readonly cities: readonly string[]
  readonly folded: ReadonlySet<string>
}

export function makeCoverage(cities: readonly string[]): Coverage {
  return { cities, folded: new Set(cities.map(foldValue)) }
}

const DIMENSIONS = ['brand', 'vendor', 'category', 'warehouse'] as const
export type DimensionName = (typeof DIMENSIONS)[number]

/**
 * One value of a dimension, shared by documents: its attributes' values as written and folded for comparison.
 */
export interface DimensionItem {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly folded: Readonly<Record<string, ReadonlySet<string>>>
}

const DIMENSION_OF = new Map<string, DimensionName>([
  ['brand', 'brand'],
  ['vendor_id', 'vendor'],
  ['vendor_name', 'vendor'],
  ['category_id', 'category'],
  ['category_tree.name', 'category'],
  ['warehouse_detail.city', 'warehouse'],
  ['warehouse_detail.province', 'warehouse'],
  ['warehouse_detail.country', 'warehouse'],
  ['warehouse_detail.coverage', 'warehouse'],
])

export function dimensionOf(attribute: string): DimensionName | undefined {
  return DIMENSION_OF.get(attribute)
}

/** The keys of the items of each dimension, in the order of their numbers; an item can be made from its key. */
export type GroupKeys = Readonly<Record<DimensionName, readonly string[]>>
export type CoverageOf = (id: number) => Coverage

/** By dimension: the number of the item. */
type GroupItems = Readonly<Record<DimensionName, number>>

/** At most half of the slots are used, so that chains stay short. */
const SLOTS_PER_GROUP = 2
const MIN_SLOTS = 64

function hashOf(items: GroupItems): number {
  let hash = 0
  for (const name of DIMENSIONS) {
    hash = Math.imul(hash ^ items[name], 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}

/** A separator that cannot occur in a PostgreSQL text. */
const APART = '\0'

/**
 * Groups documents with the same brand, vendor, category and warehouse. Groups are far fewer than documents, so
 * filters and facets are computed per group. There are still tens of thousands, so they are found in an array:
 * a `Map` of their keys would take ten times the memory.
 */
export class Groups {
  readonly items: Readonly<Record<DimensionName, Dictionary<DimensionItem>>> = {
    brand: new Dictionary(),
    vendor: new Dictionary(),
    category: new Dictionary(),
    warehouse: new Dictionary(),
  }
  /** By group: the item's number in each dimension. */
  readonly itemOf: Readonly<Record<DimensionName, Integers>> = {
    brand: new Integers(),
    vendor: new Integers(),
    category: new Integers(),
    warehouse: new Integers(),
  }
  /** By group: the number of documents. */
  readonly sizes = new Integers()
  /** A hash table with open addressing; a slot contains the number of a group plus one, or 0. */
  private slots = new Int32Array(MIN_SLOTS)
  private length = 0

  get count(): number {
    return this.length
  }

  groupOf(document: StoredDocument, coverageId: number, coverage: Coverage): number {
    const { vendor_id, vendor_name, category_id, warehouse_detail } = document
    const { city, province, country } = warehouse_detail
    const keys: Record<DimensionName, string> = {
      brand: document.brand,
      vendor: [vendor_id, vendor_name].join(APART),
      category: [category_id, ...document.category_tree.map((level) => level.name)].join(APART),
      warehouse: [coverageId, city, province, country].join(APART),
    }
    const item = (name: DimensionName) =>
      this.items[name].intern(keys[name], () => itemOfKey(name, keys[name], () => coverage))
    const [brand, vendor] = [item('brand'), item('vendor')]
    return this.intern({ brand, vendor, category: item('category'), warehouse: item('warehouse') })
  }

  /** The keys from which, with the columns, `restore` makes the same groups. */
  keys(): GroupKeys {
    const { brand, vendor, category, warehouse } = this.items
    return {
      brand: brand.keys(),
      vendor: vendor.keys(),
      category: category.keys(),
      warehouse: warehouse.keys(),
    }
  }

  columns(): Column[] {
    return DIMENSIONS.map((name) => this.itemOf[name].first(this.count))
  }

  /** Fills empty groups; their sizes are 0 until `resize` counts the documents. */
  restore(stored: StoredColumns, keys: GroupKeys, coverageOf: CoverageOf): void {
    for (const name of DIMENSIONS) {
      for (const key of keys[name])
        this.items[name].add(
          key,
          itemOfKey(name, key, (id) => coverageOf(id)),
        )
    }
    const [brands, vendors] = [stored.integers(), stored.integers()]
    const [categories, warehouses] = [stored.integers(), stored.integers()]
    for (let group = 0; group < brands.length; group++) {
      this.intern({
        brand: brands[group] ?? 0,
        vendor: vendors[group] ?? 0,
        category: categories[group] ?? 0,
        warehouse: warehouses[group] ?? 0,
      })
    }
  }

  /** Returns the group of these items, which is a new one when no document had all of them before. */
  private intern(items: GroupItems): number {
    const slot = this.slotOf(items)
    const known = this.slots[slot] ?? 0
    if (known > 0) return known - 1
    const group = this.length++
    for (const name of DIMENSIONS) this.itemOf[name].set(group, items[name])
    this.sizes.set(group, 0)
    this.slots[slot] = group + 1
    if (this.length * SLOTS_PER_GROUP > this.slots.length) this.rehash()
    return group
  }

  /** Returns the slot of the group with these items, or the empty one in which it belongs. */
  private slotOf(items: GroupItems): number {
    const mask = this.slots.length - 1
    let slot = hashOf(items) & mask
    for (;;) {
      const group = (this.slots[slot] ?? 0) - 1
      if (group < 0 || this.hasItems(group, items)) return slot
      slot = (slot + 1) & mask
    }
  }

  private hasItems(group: number, items: GroupItems): boolean {
    return DIMENSIONS.every((name) => this.itemOf[name].get(group) === items[name])
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2)
    const { brand, vendor, category, warehouse } = this.itemOf
    for (let group = 0; group < this.length; group++) {
      const slot = this.slotOf({
        brand: brand.get(group),
        vendor: vendor.get(group),
        category: category.get(group),
        warehouse: warehouse.get(group),
      })
      this.slots[slot] = group + 1
    }
  }

  resize(group: number, by: 1 | -1): void {
    this.sizes.set(group, this.sizes.get(group) + by)
  }
}

/** Makes an item from its key, which contains all of its values except the cities of a coverage list. */
function itemOfKey(name: DimensionName, key: string, coverageOf: CoverageOf): DimensionItem {
  const [first = '', ...others] = key.split(APART)
  if (name === 'brand') return makeItem({ brand: [first] })
  if (name === 'vendor') return makeItem({ vendor_id: [first], vendor_name: others })
  if (name === 'category') return makeItem({ category_id: [first], 'category_tree.name': others })
  const [city = '', province = '', country = ''] = others
  const item = makeItem({
    'warehouse_detail.city': [city],
    'warehouse_detail.province': [province],
    'warehouse_detail.country': [country],
  })
  const coverage = coverageOf(Number(first))
  return {
    values: { ...item.values, 'warehouse_detail.coverage': coverage.cities },
    folded: { ...item.folded, 'warehouse_detail.coverage': coverage.folded },
  }
}

function makeItem(all: Record<string, readonly string[]>): DimensionItem {
  const values: Record<string, readonly string[]> = {}
  const folded: Record<string, ReadonlySet<string>> = {}
  for (const [attribute, list] of Object.entries(all)) {
    const given = [...new Set(list.filter((value) => value !== ''))]
    values[attribute] = given
    folded[attribute] = new Set(given.map(foldValue))
  }
  return { values, folded }
}
