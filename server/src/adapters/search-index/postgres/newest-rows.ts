import type { Floats, Integers, StoredColumns } from './growing'

/**
 * All rows, newest first, with the larger key first among equals. The results of an empty search are at the
 * beginning, so it need not scan all rows.
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

  /** Resets the order after rows were renumbered from 0 up to `count`. */
  renumber(count: number): void {
    this.sorted = new Int32Array(0)
    this.added = Array.from({ length: count }, (_, row) => row)
  }

  restore(stored: StoredColumns): void {
    this.sorted = stored.integers()
    this.added = []
  }

  /** Includes dead rows. New rows are merged into the sorted ones instead of sorting all. */
  inOrder(): Int32Array<ArrayBuffer> {
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
