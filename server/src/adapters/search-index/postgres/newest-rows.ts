import type { Floats, Integers } from './growing'

/**
 * All rows, newest first and the larger key first among equals: what an empty search shows first
 * stands at its beginning, so that nobody has to look at every row for it.
 */
export class NewestRows {
  private sorted = new Int32Array(0)
  private added: number[] = []
  private readonly created: Floats
  private readonly keys: Integers

  constructor(created: Floats, keys: Integers) {
    this.created = created
    this.keys = keys
  }

  add(row: number): void {
    this.added.push(row)
  }

  /** Says that rows have other numbers now, from 0 up to `count`. */
  renumber(count: number): void {
    this.sorted = new Int32Array(0)
    this.added = Array.from({ length: count }, (_, row) => row)
  }

  /** Also rows that are no longer live. The few that are new are merged in, not sorted with all. */
  inOrder(): Int32Array {
    if (this.added.length === 0) return this.sorted
    const added = this.added.sort((a, b) => this.compare(a, b))
    const merged = new Int32Array(this.sorted.length + added.length)
    let [from, next] = [0, 0]
    for (let place = 0; place < merged.length; place++) {
      const [old, young] = [this.sorted[from], added[next]]
      const takesOld = young === undefined || (old !== undefined && this.compare(old, young) < 0)
      merged[place] = (takesOld ? old : young) ?? 0
      if (takesOld) from++
      else next++
    }
    this.sorted = merged
    this.added = []
    return merged
  }

  private compare(a: number, b: number): number {
    return this.created.get(b) - this.created.get(a) || this.keys.get(b) - this.keys.get(a)
  }
}
