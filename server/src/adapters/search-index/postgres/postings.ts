import { type Column, growthOf, Integers, type StoredColumns } from './growing'

/** The part of a document that contains a word; a smaller value is more relevant. */
export const PLACE = {
  nameStart: 0,
  name: 1,
  maker: 2,
  category: 3,
  description: 4,
  sku: 5,
} as const
export type Place = (typeof PLACE)[keyof typeof PLACE]

const PLACE_BITS = 3
const PLACE_MASK = (1 << PLACE_BITS) - 1
const MIN_ENTRIES = 64

/** A posting combines a row with the word's best place in it. */
export function postingRow(posting: number): number {
  return posting >>> PLACE_BITS
}
export function postingPlace(posting: number): number {
  return posting & PLACE_MASK
}

/**
 * The rows that contain each word, in ascending order, by the word's number. All lists are in one array,
 * because most words occur once, and an array of their own would take fifty times the memory of the entry. A
 * list that is full moves to the end with more capacity.
 */
export class Postings {
  /** The entries of a word are from `startOf(word)` to `endOf(word)`. */
  entries = new Uint32Array(0)
  private readonly starts = new Integers()
  private readonly lengths = new Integers()
  private readonly capacities = new Integers()
  private words = 0
  private used = 0
  /** Entries that lists left when they moved. */
  private abandoned = 0
  private isCompact = true

  /** Rows must be added in ascending order and each row's places best first; only the first place counts. */
  add(word: number, row: number, place: Place): void {
    if (word >= this.words) this.begin(word)
    const length = this.lengths.get(word)
    const last = this.starts.get(word) + length - 1
    if (length > 0 && postingRow(this.entries[last] ?? 0) === row) return
    if (length === this.capacities.get(word)) this.move(word, length)
    this.isCompact = false
    this.entries[this.starts.get(word) + length] = row * (1 << PLACE_BITS) + place
    this.lengths.set(word, length + 1)
  }

  startOf(word: number): number {
    return this.starts.get(word)
  }

  endOf(word: number): number {
    return this.starts.get(word) + this.count(word)
  }

  /** The number of rows with the word, including dead rows. */
  count(word: number): number {
    return word < this.words ? this.lengths.get(word) : 0
  }

  /**
   * Removes the unused capacity between the lists. With `moved`, also renumbers the rows: `moved[row]` is the new number,
   * or negative when the row was removed.
   */
  compact(moved?: Int32Array): void {
    if (this.isCompact && !moved) return
    let total = 0
    for (let word = 0; word < this.words; word++) total += this.lengths.get(word)
    const entries = new Uint32Array(total)
    let size = 0
    for (let word = 0; word < this.words; word++) {
      const [from, end] = [this.startOf(word), this.endOf(word)]
      const start = size
      for (let at = from; at < end; at++) {
        const posting = this.entries[at] ?? 0
        const row = moved ? (moved[postingRow(posting)] ?? -1) : postingRow(posting)
        if (row >= 0) entries[size++] = row * (1 << PLACE_BITS) + postingPlace(posting)
      }
      this.starts.set(word, start)
      this.lengths.set(word, size - start)
      this.capacities.set(word, size - start)
    }
    this.entries = size < total ? entries.slice(0, size) : entries
    this.used = size
    this.abandoned = 0
    this.isCompact = true
  }

  /** The columns from which `restore` makes the same lists. Compact them before. */
  columns(): Column[] {
    return [this.entries.subarray(0, this.used), this.lengths.first(this.words)]
  }

  restore(stored: StoredColumns): void {
    this.entries = stored.postings()
    this.used = this.entries.length
    const lengths = stored.integers()
    this.words = lengths.length
    this.lengths.values = lengths
    this.capacities.values = lengths.slice()
    this.starts.values = new Int32Array(this.words)
    let start = 0
    for (let word = 0; word < this.words; word++) {
      this.starts.set(word, start)
      start += lengths[word] ?? 0
    }
  }

  /** New words have numbers in ascending order, but some have no entries. */
  private begin(word: number): void {
    for (let one = this.words; one <= word; one++) {
      this.starts.set(one, 0)
      this.lengths.set(one, 0)
      this.capacities.set(one, 0)
    }
    this.words = word + 1
  }

  private move(word: number, length: number): void {
    const capacity = Math.max(1, Math.ceil(length * growthOf(length)))
    if (this.used + capacity > this.entries.length) this.reserve(capacity)
    this.entries.copyWithin(this.used, this.startOf(word), this.endOf(word))
    this.abandoned += this.capacities.get(word)
    this.starts.set(word, this.used)
    this.capacities.set(word, capacity)
    this.used += capacity
  }

  private reserve(added: number): void {
    if (this.abandoned * 2 > this.used) this.compact()
    const length = Math.max(MIN_ENTRIES, Math.ceil((this.used + added) * growthOf(this.used)))
    const grown = new Uint32Array(length)
    grown.set(this.entries.length > length ? this.entries.subarray(0, this.used) : this.entries)
    this.entries = grown
  }
}
