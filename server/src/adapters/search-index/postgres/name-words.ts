import { type Column, Integers, type StoredColumns } from './growing'

/** The words of each row's name, in order, as vocabulary numbers. */
export class NameWords {
  private readonly starts = new Integers()
  private readonly words = new Integers()
  private length = 0

  /** Rows must be added in ascending order. */
  add(row: number, words: readonly number[]): void {
    this.starts.set(row, this.length)
    for (const word of words) this.words.set(this.length++, word)
    this.starts.set(row + 1, this.length)
  }

  /** The columns from which `restore` makes the same names of so many rows. */
  columns(rows: number): Column[] {
    return [this.starts.first(rows + 1), this.words.first(this.length)]
  }

  restore(stored: StoredColumns): void {
    this.starts.values = stored.integers()
    this.words.values = stored.integers()
    this.length = this.words.values.length
  }

  trim(): void {
    this.words.trim(this.length)
  }

  /** The words of all names, concatenated; those of a row begin at `startOf(row)`. */
  get all(): Int32Array {
    return this.words.values
  }

  startOf(row: number): number {
    return this.starts.values[row] ?? 0
  }

  /** Renumbers the rows: `moved[row]` is the new number, or negative when the row was removed. */
  compact(moved: Int32Array): void {
    let size = 0
    for (const [row, to] of moved.entries()) {
      const [from, end] = [this.startOf(row), this.startOf(row + 1)]
      if (to < 0) continue
      this.starts.set(to, size)
      for (let at = from; at < end; at++) this.words.set(size++, this.words.get(at))
      // The next row's start is read before it is overwritten, because rows only move down.
      if (to < row) this.starts.set(to + 1, size)
    }
    this.length = size
  }
}
