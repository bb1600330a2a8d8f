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

/** A posting combines a row with the word's best place in it. */
export function postingRow(posting: number): number {
  return posting >>> PLACE_BITS
}
export function postingPlace(posting: number): number {
  return posting & PLACE_MASK
}

/** The rows that contain each word, in ascending order, by the word's number. */
export class Postings {
  private lists: (Uint32Array | undefined)[] = []
  private readonly lengths: number[] = []

  /** Rows must be added in ascending order and each row's places best first; only the first place counts. */
  add(word: number, row: number, place: Place): void {
    const length = this.lengths[word] ?? 0
    let list = this.lists[word]
    if (list && length > 0 && postingRow(list[length - 1] ?? 0) === row) return
    if (!list || length === list.length) {
      const grown = new Uint32Array(Math.max(2, Math.ceil(length * 1.5)))
      if (list) grown.set(list)
      list = grown
      this.lists[word] = list
    }
    list[length] = row * (1 << PLACE_BITS) + place
    this.lengths[word] = length + 1
  }

  /** Only the first `count(word)` entries are valid. */
  of(word: number): Uint32Array {
    return this.lists[word] ?? NONE
  }

  /** The number of rows with the word, including dead rows. */
  count(word: number): number {
    return this.lengths[word] ?? 0
  }

  /** Renumbers the rows: `moved[row]` is the new number, or negative when the row was removed. */
  compact(moved: Int32Array): void {
    for (const [word, list] of this.lists.entries()) {
      if (!list) continue
      const length = this.lengths[word] ?? 0
      let count = 0
      for (let at = 0; at < length; at++) {
        const posting = list[at] ?? 0
        const row = moved[postingRow(posting)] ?? -1
        if (row >= 0) list[count++] = row * (1 << PLACE_BITS) + postingPlace(posting)
      }
      this.lengths[word] = count
      this.lists[word] = count === 0 ? undefined : list.slice(0, count)
    }
  }
}

const NONE = new Uint32Array(0)
