import { DistanceRows } from './edit-distance'
import { type Column, Integers, Letters, type StoredColumns } from './growing'

/** A word similar to the typed one. `whole`: the complete word is similar, not only its beginning. */
interface NearWord {
  readonly id: number
  readonly edits: number
  readonly whole: boolean
}

/** Slots of the hash table per word: at most half of them are used, so that chains stay short. */
const SLOTS_PER_WORD = 2
const MIN_SLOTS = 64

/**
 * Every word of the index, by number and in alphabetical order. Parts of SKUs carry a marker. Hundreds of
 * thousands of strings in a `Map` would take ten times the memory of one array of letters with a hash table.
 */
export class Vocabulary {
  private readonly letters = new Letters()
  /** By word: the end of its letters, where the next word begins. */
  private readonly ends = new Integers()
  /** A hash table with open addressing; a slot contains the number of a word plus one, or 0. */
  private slots = new Int32Array(MIN_SLOTS)
  private count = 0
  /** Numbers of the words in alphabetical order. */
  private sorted = new Int32Array(0)

  /** Returns the number of a word, assigning one when it is new. */
  intern(word: string): number {
    const slot = this.slotOf(word)
    const known = this.slots[slot] ?? 0
    if (known > 0) return known - 1
    const id = this.count++
    const start = this.startOf(id)
    for (let at = 0; at < word.length; at++) this.letters.set(start + at, word.charCodeAt(at))
    this.ends.set(id, start + word.length)
    this.slots[slot] = id + 1
    if (this.count * SLOTS_PER_WORD > this.slots.length) this.rehash()
    return id
  }

  idOf(word: string): number | undefined {
    const found = this.slots[this.slotOf(word)] ?? 0
    return found > 0 ? found - 1 : undefined
  }

  word(id: number): string {
    return String.fromCharCode(...this.lettersOf(id))
  }

  get size(): number {
    return this.count
  }

  idsWithPrefix(prefix: string): number[] {
    this.sort()
    const ids: number[] = []
    for (let place = this.firstFrom(prefix); place < this.sorted.length; place++) {
      const id = this.sorted[place] ?? 0
      if (!this.hasBeginning(id, prefix)) break
      ids.push(id)
    }
    return ids
  }

  hasPrefix(prefix: string): boolean {
    this.sort()
    const id = this.sorted[this.firstFrom(prefix)]
    return id !== undefined && this.hasBeginning(id, prefix)
  }

  /**
   * Finds words at most `limit` edits from the typed one; with `beginnings`, also words whose beginning is that
   * similar.
   */
  near(typed: string, limit: number, beginnings: boolean): NearWord[] {
    this.sort()
    const found: NearWord[] = []
    const rows = new DistanceRows(typed)
    // The word whose rows are filled, and how many of its letters they cover.
    let [last, filled] = [0, 0]
    let tooFarAt = 0
    let place = 0
    while (place < this.sorted.length) {
      const id = this.sorted[place] ?? 0
      const length = this.lengthOf(id)
      const shared = this.sharedLetters(last, filled, id)
      if (tooFarAt === 0 || shared < tooFarAt) {
        tooFarAt = rows.fillFrom(this.lettersOf(id), shared, limit)
        last = id
        filled = tooFarAt === 0 ? length : tooFarAt
      }
      const edits = tooFarAt === 0 ? rows.at(length) : limit + 1
      const best = edits <= limit || !beginnings ? edits : rows.smallestTo(filled)
      if (best <= limit) {
        found.push({ id, edits: best, whole: edits <= limit })
        place++
      } else place = tooFarAt === 0 ? place + 1 : this.firstAfterPrefix(last, filled, place)
    }
    return found
  }

  /** The columns from which `restore` makes the same vocabulary. */
  columns(): Column[] {
    this.sort()
    return [this.letters.first(this.startOf(this.count)), this.ends.first(this.count), this.sorted]
  }

  restore(stored: StoredColumns): void {
    this.letters.values = stored.letters()
    this.ends.values = stored.integers()
    this.sorted = stored.integers()
    this.count = this.ends.values.length
    this.rehash()
  }

  /**
   * A changed product adds only two or three words, so they are merged in instead of sorting all words again.
   */
  private sort(): void {
    const known = this.sorted.length
    if (known === this.count) return
    const added = Int32Array.from({ length: this.count - known }, (_, at) => known + at)
    added.sort((a, b) => this.compareWords(a, b))
    const merged = new Int32Array(this.count)
    let [from, place] = [0, 0]
    for (const id of added) {
      const end = this.firstWhere(from, (other) => this.compareWords(other, id) > 0)
      merged.set(this.sorted.subarray(from, end), place)
      place += end - from
      merged[place++] = id
      from = end
    }
    merged.set(this.sorted.subarray(from), place)
    this.sorted = merged
  }

  private startOf(id: number): number {
    return id === 0 ? 0 : this.ends.get(id - 1)
  }

  private lengthOf(id: number): number {
    return this.ends.get(id) - this.startOf(id)
  }

  /** Returns the slot of the word, or the empty one in which it belongs. */
  private slotOf(word: string): number {
    const mask = this.slots.length - 1
    let slot = hashOf(word) & mask
    for (;;) {
      const id = (this.slots[slot] ?? 0) - 1
      if (id < 0 || this.equals(id, word)) return slot
      slot = (slot + 1) & mask
    }
  }

  private equals(id: number, word: string): boolean {
    return this.lengthOf(id) === word.length && this.hasBeginning(id, word)
  }

  private hasBeginning(id: number, prefix: string): boolean {
    const start = this.startOf(id)
    if (this.ends.get(id) - start < prefix.length) return false
    const { values } = this.letters
    for (let at = 0; at < prefix.length; at++) {
      if (values[start + at] !== prefix.charCodeAt(at)) return false
    }
    return true
  }

  private rehash(): void {
    let length = MIN_SLOTS
    while (length < this.count * SLOTS_PER_WORD) length *= 2
    if (length === this.slots.length) length *= 2
    this.slots = new Int32Array(length)
    for (let id = 0; id < this.count; id++) {
      const mask = length - 1
      let slot = this.hashAt(id) & mask
      while ((this.slots[slot] ?? 0) > 0) slot = (slot + 1) & mask
      this.slots[slot] = id + 1
    }
  }

  /** Equals `hashOf` of the word. */
  private hashAt(id: number): number {
    const { values } = this.letters
    const end = this.ends.get(id)
    let hash = HASH_START
    for (let at = this.startOf(id); at < end; at++) hash = mixed(hash, values[at] ?? 0)
    return hash ^ (hash >>> 15)
  }

  private lettersOf(id: number): Uint16Array {
    return this.letters.values.subarray(this.startOf(id), this.ends.get(id))
  }

  /** The number of letters at which two words begin alike, at most `limit`. */
  private sharedLetters(a: number, limit: number, b: number): number {
    const { values } = this.letters
    const startA = this.startOf(a)
    const startB = this.startOf(b)
    const length = Math.min(limit, this.ends.get(b) - startB)
    let shared = 0
    while (shared < length && values[startA + shared] === values[startB + shared]) shared++
    return shared
  }

  /** Compares two words by their code units, as strings are compared. */
  private compareWords(a: number, b: number): number {
    const shared = this.sharedLetters(a, this.lengthOf(a), b)
    return this.letterAt(a, shared) - this.letterAt(b, shared)
  }

  /** Returns the code unit at a position of the word, and -1 after its end. */
  private letterAt(id: number, at: number): number {
    const place = this.startOf(id) + at
    return place < this.ends.get(id) ? this.letters.get(place) : -1
  }

  /** Returns the first place at or after which words follow the text in the alphabet, or equal it. */
  private firstFrom(text: string): number {
    const { values } = this.letters
    return this.firstWhere(0, (id) => {
      const [start, length] = [this.startOf(id), this.lengthOf(id)]
      const both = Math.min(length, text.length)
      for (let at = 0; at < both; at++) {
        const apart = (values[start + at] ?? 0) - text.charCodeAt(at)
        if (apart !== 0) return apart > 0
      }
      return length >= text.length
    })
  }

  /**
   * Returns the first place after the words that begin with the first letters of a word, which follow each
   * other from `from` on. They are usually few, so the search begins near.
   */
  private firstAfterPrefix(id: number, length: number, from: number): number {
    const isAfter = (other: number) => this.sharedLetters(id, length, other) < length
    let low = from
    let step = 1
    while (low + step < this.sorted.length && !isAfter(this.sorted[low + step] ?? 0)) {
      low += step
      step *= 2
    }
    return this.firstWhere(low, isAfter, Math.min(low + step, this.sorted.length))
  }

  private firstWhere(
    from: number,
    holds: (id: number) => boolean,
    end = this.sorted.length,
  ): number {
    let low = from
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(this.sorted[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }
}

// FNV-1a over UTF-16 code units.
const HASH_START = 0x811c9dc5 | 0
const mixed = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193)

function hashOf(word: string): number {
  let hash = HASH_START
  for (let at = 0; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at))
  return hash ^ (hash >>> 15)
}
