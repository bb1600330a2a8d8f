import type { StoredDocument } from './document-store'
import { Dictionary, Integers } from './growing'
import { foldValue } from './words'

/** Cities that are delivered to; one object for all documents with the same list. */
export interface Coverage {
  readonly cities: readonly string[]
  readonly folded: ReadonlySet<string>
}

export function makeCoverage(cities: readonly string[]): Coverage {
  return { cities, folded: new Set(cities.map(foldValue)) }
}

/** What documents share: filtering and counting touch a few hundred of these, not every row. */
export interface DimensionItem {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly folded: Readonly<Record<string, ReadonlySet<string>>>
}

export const DIMENSIONS = ['brand', 'vendor', 'category', 'warehouse'] as const
export type DimensionName = (typeof DIMENSIONS)[number]

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

/** Stands in no text that PostgreSQL can store. */
const APART = '\0'

class Dimension {
  readonly column = new Integers()
  private readonly dictionary = new Dictionary<DimensionItem>()

  get items(): readonly DimensionItem[] {
    return this.dictionary.items
  }

  put(row: number, key: string, make: () => DimensionItem): void {
    this.column.put(row, this.dictionary.idOf(key) ?? this.dictionary.add(key, make()))
  }
}

/** The shared values of every row, one column a dimension. */
export class Dimensions {
  readonly brand = new Dimension()
  readonly vendor = new Dimension()
  readonly category = new Dimension()
  readonly warehouse = new Dimension()

  put(row: number, document: StoredDocument, coverageId: number, coverage: Coverage): void {
    const { brand, vendor_id, vendor_name, category_id, warehouse_detail } = document
    const names = document.category_tree.map((level) => level.name)
    const { city, province, country } = warehouse_detail
    const categoryKey = category_id + APART + names.join(APART)
    const warehouseKey = coverageId + APART + city + APART + province + APART + country
    this.brand.put(row, brand, () => makeItem({ brand: [brand] }))
    this.vendor.put(row, vendor_id + APART + vendor_name, () =>
      makeItem({ vendor_id: [vendor_id], vendor_name: [vendor_name] }),
    )
    this.category.put(row, categoryKey, () =>
      makeItem({ category_id: [category_id], 'category_tree.name': names }),
    )
    this.warehouse.put(row, warehouseKey, () => {
      const item = makeItem({
        'warehouse_detail.city': [city],
        'warehouse_detail.province': [province],
        'warehouse_detail.country': [country],
      })
      return {
        values: { ...item.values, 'warehouse_detail.coverage': coverage.cities },
        folded: { ...item.folded, 'warehouse_detail.coverage': coverage.folded },
      }
    })
  }

  move(from: number, to: number): void {
    for (const name of DIMENSIONS) this[name].column.put(to, this[name].column.get(from))
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
