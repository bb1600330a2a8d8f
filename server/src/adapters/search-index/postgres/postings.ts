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
const MIN_BYTES = 256
/** A list of up to this many bytes gets no more capacity than it needs, because most words occur once. */
const FIRST_BYTES = 3
const MIN_ENTRIES = 64

/** A posting combines a row with the word's best place in it. */
export function postingRow(posting: number): number {
  return posting >>> PLACE_BITS
}
export function postingPlace(posting: number): number {
  return posting & PLACE_MASK
}

/** A byte contains seven bits of a number; its highest bit is set when another byte follows. */
const BYTE_BITS = 7
const MORE = 1 << BYTE_BITS

function sizeOf(value: number): number {
  let size = 1
  for (let left = value >>> BYTE_BITS; left > 0; left >>>= BYTE_BITS) size++
  return size
}

/** Writes the number, lowest bits first, and returns the position after it. */
function writeNumber(bytes: Uint8Array, start: number, value: number): number {
  let at = start
  let left = value
  for (; left >= MORE; left >>>= BYTE_BITS) bytes[at++] = (left & (MORE - 1)) | MORE
  bytes[at++] = left
  return at
}

/**
 * The rows that contain each word, in ascending order, by the word's number. All lists are in one array,
 * because most words occur once, and an array of their own would take fifty times the memory of the entry. A
 * list that is full moves to the end with more capacity.
 *
 * An entry is the distance to the previous row with the place, in as few bytes as the number needs: one or two
 * for most entries, because frequent words have short distances.
 */
export class Postings {
  /** The entries of the word for which `read` was last called. */
  entries = new Uint32Array(MIN_ENTRIES)
  private bytes = new Uint8Array(0)
  /** By word: where its bytes begin, how many there are, and how many there is room for. */
  private readonly starts = new Integers()
  private readonly lengths = new Integers()
  private readonly capacities = new Integers()
  /** By word: the number of its entries, and the row of the last one. */
  private readonly counts = new Integers()
  private readonly lastRows = new Integers()
  private readonly columnsByWord = [
    this.starts,
    this.lengths,
    this.capacities,
    this.counts,
    this.lastRows,
  ]
  private words = 0
  private used = 0
  /** Bytes that lists left when they moved. */
  private abandoned = 0
  private isCompact = true

  /** Rows must be added in ascending order and each row's places best first; only the first place counts. */
  add(word: number, row: number, place: Place): void {
    if (word >= this.words) this.begin(word)
    const count = this.counts.get(word)
    const last = this.lastRows.get(word)
    if (count > 0 && last === row) return
    const value = (row - last) * (1 << PLACE_BITS) + place
    const length = this.lengths.get(word)
    const needed = length + sizeOf(value)
    if (needed > this.capacities.get(word)) this.move(word, needed)
    this.isCompact = false
    writeNumber(this.bytes, this.starts.get(word) + length, value)
    this.lengths.set(word, needed)
    this.counts.set(word, count + 1)
    this.lastRows.set(word, row)
  }

  /** Reads the postings of a word into `entries`, which the next call overwrites. Returns their number. */
  read(word: number): number {
    const count = this.count(word)
    if (count > this.entries.length) this.entries = new Uint32Array(Math.ceil(count * 1.25))
    const { entries, bytes } = this
    let at = this.starts.get(word)
    let row = 0
    for (let n = 0; n < count; n++) {
      let byte = bytes[at++] ?? 0
      let value = byte & (MORE - 1)
      for (let shift = BYTE_BITS; byte >= MORE; shift += BYTE_BITS) {
        byte = bytes[at++] ?? 0
        value |= (byte & (MORE - 1)) << shift
      }
      row += value >>> PLACE_BITS
      entries[n] = (row << PLACE_BITS) | (value & PLACE_MASK)
    }
    return count
  }

  /** The number of rows with the word, including dead rows. */
  count(word: number): number {
    return word < this.words ? this.counts.get(word) : 0
  }

  /**
   * Removes the unused capacity between the lists. With `moved`, also renumbers the rows: `moved[row]` is the new number,
   * or negative when the row was removed.
   */
  compact(moved?: Int32Array): void {
    if (this.isCompact && !moved) return
    let total = 0
    for (let word = 0; word < this.words; word++) total += this.lengths.get(word)
    const bytes = new Uint8Array(total)
    let size = 0
    for (let word = 0; word < this.words; word++) {
      const start = size
      size = moved ? this.renumber(word, moved, bytes, start) : this.copy(word, bytes, start)
      this.starts.set(word, start)
      this.lengths.set(word, size - start)
      this.capacities.set(word, size - start)
    }
    this.bytes = size < total ? bytes.slice(0, size) : bytes
    this.used = size
    this.abandoned = 0
    this.isCompact = true
  }

  /** The columns from which `restore` makes the same lists. Compact them before. */
  columns(): Column[] {
    return [
      this.bytes.subarray(0, this.used),
      this.lengths.first(this.words),
      this.counts.first(this.words),
      this.lastRows.first(this.words),
    ]
  }

  restore(stored: StoredColumns): void {
    this.bytes = stored.bytes()
    this.used = this.bytes.length
    const lengths = stored.integers()
    this.words = lengths.length
    this.lengths.values = lengths
    this.capacities.values = lengths.slice()
    this.counts.values = stored.integers()
    this.lastRows.values = stored.integers()
    this.starts.values = new Int32Array(this.words)
    let start = 0
    for (let word = 0; word < this.words; word++) {
      this.starts.set(word, start)
      start += lengths[word] ?? 0
    }
  }

  /** Releases the capacity of the columns and between the lists, after many entries were added. */
  trim(): void {
    this.compact()
    for (const column of this.columnsByWord) column.trim(this.words)
  }

  /** New words have numbers in ascending order, but some have no entries. */
  private begin(word: number): void {
    for (let one = this.words; one <= word; one++) {
      for (const column of this.columnsByWord) column.set(one, 0)
    }
    this.words = word + 1
  }

  private move(word: number, needed: number): void {
    const capacity = needed <= FIRST_BYTES ? needed : Math.ceil(needed * growthOf(needed))
    if (this.used + capacity > this.bytes.length) this.reserve(capacity)
    const [start, length] = [this.starts.get(word), this.lengths.get(word)]
    this.bytes.copyWithin(this.used, start, start + length)
    this.abandoned += this.capacities.get(word)
    this.starts.set(word, this.used)
    this.capacities.set(word, capacity)
    this.used += capacity
  }

  private reserve(added: number): void {
    if (this.abandoned * 2 > this.used) this.compact()
    const length = Math.max(MIN_BYTES, Math.ceil((this.used + added) * growthOf(this.used)))
    const grown = new Uint8Array(length)
    grown.set(this.bytes.length > length ? this.bytes.subarray(0, this.used) : this.bytes)
    this.bytes = grown
  }

  /** Copies the list of a word and returns the position after it. */
  private copy(word: number, bytes: Uint8Array, at: number): number {
    const [start, length] = [this.starts.get(word), this.lengths.get(word)]
    bytes.set(this.bytes.subarray(start, start + length), at)
    return at + length
  }

  /**
   * Writes the list of a word with the new numbers of its rows and returns the position after it. The distances
   * become no longer, so there is room.
   */
  private renumber(word: number, moved: Int32Array, bytes: Uint8Array, start: number): number {
    const entries = this.read(word)
    let at = start
    let [last, count] = [0, 0]
    for (let n = 0; n < entries; n++) {
      const posting = this.entries[n] ?? 0
      const row = moved[postingRow(posting)] ?? -1
      if (row < 0) continue
      at = writeNumber(bytes, at, (row - last) * (1 << PLACE_BITS) + postingPlace(posting))
      last = row
      count++
    }
    this.lastRows.set(word, last)
    this.counts.set(word, count)
    return at
  }
}
