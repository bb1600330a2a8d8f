import { Integers } from './growing'

/** The words of names in their order, by row, as numbers of the vocabulary. */
export class NameWords {
  private readonly starts = new Integers()
  private readonly words = new Integers()
  private length = 0

  /** Rows come in order, one after the other. */
  add(row: number, words: readonly number[]): void {
    this.starts.put(row, this.length)
    for (const word of words) this.words.put(this.length++, word)
    this.starts.put(row + 1, this.length)
  }

  /** Words of all names, one after the other; those of a row are from `startOf(row)` on. */
  get all(): Int32Array {
    return this.words.values
  }

  startOf(row: number): number {
    return this.starts.values[row] ?? 0
  }

  /** Renumbers the rows: `moved[row]` is the new number, negative where the row is gone. */
  compact(moved: Int32Array): void {
    let kept = 0
    for (const [row, to] of moved.entries()) {
      const [from, end] = [this.startOf(row), this.startOf(row + 1)]
      if (to < 0) continue
      this.starts.put(to, kept)
      for (let at = from; at < end; at++) this.words.put(kept++, this.words.get(at))
      // The start of the next row is read before it is overwritten: rows only move down.
      if (to < row) this.starts.put(to + 1, kept)
    }
    this.length = kept
  }
}
