import { DistanceRows } from './edit-distance'

/** A word similar to the typed one. `whole`: the complete word is similar, not only its beginning. */
interface NearWord {
  readonly id: number
  readonly edits: number
  readonly whole: boolean
}

/** Every word of the index, by number and in alphabetical order. Parts of SKUs carry a marker. */
export class Vocabulary {
  private readonly ids = new Map<string, number>()
  private readonly words: string[] = []
  private sorted: string[] = []

  /** Returns the number of a word, assigning one when it is new. */
  intern(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.words.length
    this.words.push(word)
    this.ids.set(word, id)
    return id
  }

  idOf(word: string): number | undefined {
    return this.ids.get(word)
  }

  word(id: number): string {
    return this.words[id] ?? ''
  }

  get size(): number {
    return this.words.length
  }

  idsWithPrefix(prefix: string): number[] {
    this.sort()
    const ids: number[] = []
    for (let place = this.firstFrom(prefix); place < this.sorted.length; place++) {
      const word = this.sorted[place] ?? ''
      if (!word.startsWith(prefix)) break
      ids.push(this.ids.get(word) ?? 0)
    }
    return ids
  }

  hasPrefix(prefix: string): boolean {
    this.sort()
    return this.sorted[this.firstFrom(prefix)]?.startsWith(prefix) ?? false
  }

  /**
   * Finds words at most `limit` edits from the typed one; with `beginnings`, also words whose beginning is that
   * similar.
   */
  near(typed: string, limit: number, beginnings: boolean): NearWord[] {
    this.sort()
    const found: NearWord[] = []
    const rows = new DistanceRows(typed)
    let previous = ''
    let tooFarAt = 0
    let place = 0
    while (place < this.sorted.length) {
      const word = this.sorted[place] ?? ''
      const shared = sharedPrefix(previous, word)
      if (tooFarAt === 0 || shared < tooFarAt) tooFarAt = rows.fillFrom(word, shared, limit)
      previous = tooFarAt === 0 ? word : word.slice(0, tooFarAt)
      const edits = tooFarAt === 0 ? rows.at(word.length) : limit + 1
      const best = edits <= limit || !beginnings ? edits : rows.smallestTo(previous.length)
      if (best <= limit) {
        found.push({ id: this.ids.get(word) ?? 0, edits: best, whole: edits <= limit })
        place++
      } else place = tooFarAt === 0 ? place + 1 : this.firstAfterPrefix(previous, place)
    }
    return found
  }

  /**
   * A changed product adds only two or three words, so they are merged in instead of sorting all words again.
   */
  private sort(): void {
    if (this.sorted.length === this.words.length) return
    const added = this.words.slice(this.sorted.length).sort()
    const merged: string[] = []
    let next = 0
    for (const word of this.sorted) {
      for (let other = added[next]; other !== undefined && other < word; other = added[++next]) {
        merged.push(other)
      }
      merged.push(word)
    }
    this.sorted = [...merged, ...added.slice(next)]
  }

  private firstFrom(word: string): number {
    return this.firstWhere(0, (other) => other >= word)
  }

  private firstAfterPrefix(prefix: string, from: number): number {
    return this.firstWhere(from, (other) => other.slice(0, prefix.length) > prefix)
  }

  private firstWhere(from: number, holds: (word: string) => boolean): number {
    let low = from
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(this.sorted[middle] ?? '')) high = middle
      else low = middle + 1
    }
    return low
  }
}

function sharedPrefix(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  let shared = 0
  while (shared < length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  return shared
}
