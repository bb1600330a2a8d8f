import type { StoredDocument } from './document-store'
import { Dictionary, Integers } from './growing'
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

/** A separator that cannot occur in a PostgreSQL text. */
const APART = '\0'

/**
 * Groups documents with the same brand, vendor, category and warehouse. Groups are far fewer than documents, so
 * filters and facets are computed per group.
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
  private readonly groups = new Dictionary<number>()

  get count(): number {
    return this.groups.items.length
  }

  groupOf(document: StoredDocument, coverageId: number, coverage: Coverage): number {
    const { brand, vendor, category, warehouse } = this.items
    const { vendor_id, vendor_name, category_id, warehouse_detail } = document
    const names = document.category_tree.map((level) => level.name)
    const { city, province, country } = warehouse_detail
    const place = coverageId + APART + city + APART + province + APART + country
    const item: Record<DimensionName, number> = {
      brand: brand.intern(document.brand, () => makeItem({ brand: [document.brand] })),
      vendor: vendor.intern(vendor_id + APART + vendor_name, () =>
        makeItem({ vendor_id: [vendor_id], vendor_name: [vendor_name] }),
      ),
      category: category.intern(category_id + APART + names.join(APART), () =>
        makeItem({ category_id: [category_id], 'category_tree.name': names }),
      ),
      warehouse: warehouse.intern(place, () => makeWarehouse(warehouse_detail, coverage)),
    }
    const key = `${item.brand} ${item.vendor} ${item.category} ${item.warehouse}`
    const known = this.groups.idOf(key)
    if (known !== undefined) return known
    const group = this.groups.add(key, 0)
    for (const name of DIMENSIONS) this.itemOf[name].set(group, item[name])
    this.sizes.set(group, 0)
    return group
  }

  resize(group: number, by: 1 | -1): void {
    this.sizes.set(group, this.sizes.get(group) + by)
  }
}

function makeWarehouse(
  { city, province, country }: StoredDocument['warehouse_detail'],
  coverage: Coverage,
): DimensionItem {
  const item = makeItem({
    'warehouse_detail.city': [city],
    'warehouse_detail.province': [province],
    'warehouse_detail.country': [country],
  })
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
