import type { DimensionName } from './groups'
import type { InvertedIndex } from './inverted-index'

/** Rows that match. Large arrays are the dear thing here: they are made only when asked for. */
export interface Matches {
  readonly total: number
  readonly rows: Int32Array
  /** The smaller, the better; null when all rows match alike. */
  readonly scores: Int32Array | null
  /** How many of the rows have each item of the dimension, by the item's number. */
  countItems(dimension: DimensionName): Int32Array
  /** How many numbers it holds on to. */
  readonly weight: number
}

/** Rows found one by one. */
export class RowMatches implements Matches {
  readonly rows: Int32Array
  readonly scores: Int32Array | null
  private readonly index: InvertedIndex

  constructor(index: InvertedIndex, rows: Int32Array, scores: Int32Array | null) {
    this.index = index
    this.rows = rows
    this.scores = scores
  }

  get total(): number {
    return this.rows.length
  }

  get weight(): number {
    return 2 * (this.rows.buffer.byteLength / this.rows.BYTES_PER_ELEMENT)
  }

  countItems(dimension: DimensionName): Int32Array {
    const { rows, index } = this
    const { items, itemOf } = index.groups
    const groupOf = index.groupOf.values
    const ofGroup = itemOf[dimension].values
    const counts = new Int32Array(items[dimension].items.length)
    for (let n = 0; n < rows.length; n++) {
      const item = ofGroup[groupOf[rows[n] ?? 0] ?? 0] ?? 0
      counts[item] = (counts[item] ?? 0) + 1
    }
    return counts
  }

  static none(index: InvertedIndex): RowMatches {
    return new RowMatches(index, new Int32Array(0), null)
  }
}

/** All rows of some groups: what filters alone select, counted without looking at any row. */
export class GroupMatches implements Matches {
  readonly scores = null
  readonly total: number
  /** By group: 1 where its rows are in. */
  readonly allowed: Uint8Array
  private readonly index: InvertedIndex

  constructor(index: InvertedIndex, allowed: Uint8Array) {
    this.index = index
    this.allowed = allowed
    const { values } = index.groups.sizes
    let total = 0
    for (let group = 0; group < allowed.length; group++) {
      total += (values[group] ?? 0) * (allowed[group] ?? 0)
    }
    this.total = total
  }

  static all(index: InvertedIndex): GroupMatches {
    return new GroupMatches(index, new Uint8Array(index.groups.count).fill(1))
  }

  get weight(): number {
    return this.allowed.length
  }

  get rows(): Int32Array {
    const { index, allowed, total } = this
    const live = index.live.values
    const groupOf = index.groupOf.values
    const rows = new Int32Array(total)
    let kept = 0
    for (let row = 0; kept < total && row < index.rows; row++) {
      if (live[row] === 1 && allowed[groupOf[row] ?? 0] === 1) rows[kept++] = row
    }
    return rows
  }

  countItems(dimension: DimensionName): Int32Array {
    const { allowed } = this
    const { items, itemOf, sizes } = this.index.groups
    const [ofGroup, size] = [itemOf[dimension].values, sizes.values]
    const counts = new Int32Array(items[dimension].items.length)
    for (let group = 0; group < allowed.length; group++) {
      const item = ofGroup[group] ?? 0
      counts[item] = (counts[item] ?? 0) + (size[group] ?? 0) * (allowed[group] ?? 0)
    }
    return counts
  }
}
