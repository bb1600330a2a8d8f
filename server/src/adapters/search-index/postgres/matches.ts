import type { DimensionName } from './groups'
import type { InvertedIndex } from './inverted-index'

/** The rows that match. Large arrays are expensive here, so they are created only when needed. */
export interface Matches {
  readonly total: number
  readonly rows: Int32Array
  /** Smaller is better; null when all rows match equally. */
  readonly scores: Int32Array | null
  /** Counts the matching rows per item of the dimension, indexed by the item's number. */
  countItems(dimension: DimensionName): Int32Array
  /** The number of array entries that it occupies in memory. */
  readonly weight: number
}

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

/** Matches as whole groups, for searches with filters only: counted without visiting any row. */
export class GroupMatches implements Matches {
  readonly scores = null
  readonly total: number
  /** By group: 1 when its rows match. */
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
    let count = 0
    for (let row = 0; count < total && row < index.rows; row++) {
      if (live[row] === 1 && allowed[groupOf[row] ?? 0] === 1) rows[count++] = row
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
