import type { InvertedIndex } from './inverted-index'

/** Rows that match. What is asked of them is worked out when it is first asked. */
export interface Matches {
  readonly total: number
  readonly rows: Int32Array
  /** The smaller, the better; null when all rows match alike. */
  readonly scores: Int32Array | null
  /** By group: how many of the rows are in it. */
  readonly perGroup: Int32Array
  /** How many numbers it holds on to. */
  readonly weight: number
}

/** Rows found one by one. */
export class RowMatches implements Matches {
  readonly rows: Int32Array
  readonly scores: Int32Array | null
  private readonly index: InvertedIndex
  private counted: Int32Array | undefined

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

  get perGroup(): Int32Array {
    if (this.counted) return this.counted
    const { rows } = this
    const groupOf = this.index.groupOf.values
    const counts = new Int32Array(this.index.groups.count)
    for (let n = 0; n < rows.length; n++) {
      const group = groupOf[rows[n] ?? 0] ?? 0
      counts[group] = (counts[group] ?? 0) + 1
    }
    this.counted = counts
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
  readonly perGroup: Int32Array
  private readonly index: InvertedIndex
  private readonly allowed: Uint8Array | undefined
  private listed: Int32Array | undefined

  /** `allowed`: by group, 1 where it is in; without it, all are. */
  constructor(index: InvertedIndex, allowed?: Uint8Array) {
    this.index = index
    this.allowed = allowed
    const { count } = index.groups
    const sizes = index.groups.sizes.values
    const perGroup = new Int32Array(count)
    let total = 0
    for (let group = 0; group < count; group++) {
      const size = (sizes[group] ?? 0) * (allowed ? (allowed[group] ?? 0) : 1)
      perGroup[group] = size
      total += size
    }
    this.perGroup = perGroup
    this.total = total
  }

  get weight(): number {
    return this.total + this.perGroup.length
  }

  get rows(): Int32Array {
    if (this.listed) return this.listed
    const { index, allowed } = this
    const live = index.live.values
    const groupOf = index.groupOf.values
    // One place more: each row is written and kept by counting on, as a branch would cost more.
    const rows = new Int32Array(this.total + 1)
    let kept = 0
    for (let row = 0; row < index.rows; row++) {
      rows[kept] = row
      const isIn = allowed ? (allowed[groupOf[row] ?? 0] ?? 0) : 1
      kept += (live[row] ?? 0) & isIn
    }
    this.listed = rows.subarray(0, kept)
    return this.listed
  }

  /** Those of its groups that are allowed too. */
  within(allowed: Uint8Array): GroupMatches {
    const before = this.allowed
    const both = before ? allowed.map((is, group) => is & (before[group] ?? 0)) : allowed
    return new GroupMatches(this.index, both)
  }
}
