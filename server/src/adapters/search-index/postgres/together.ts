import type { InvertedIndex } from './inverted-index'
import type { QueryWord } from './query-words'

/** Which words of a query stand one after the other in a name, as they were typed. */
export class Together {
  private readonly pairs: number
  private readonly index: InvertedIndex
  /** By word of the vocabulary: a bit for each word of the query that it answers for. */
  private readonly roles: Uint16Array

  constructor(index: InvertedIndex, words: readonly QueryWord[]) {
    this.index = index
    this.pairs = words.length - 1
    this.roles = new Uint16Array(this.pairs > 0 ? index.vocabulary.size : 0)
    if (this.pairs <= 0) return
    for (const [at, { variants }] of words.entries()) {
      for (const variant of variants)
        for (const id of variant.words) this.roles[id] = (this.roles[id] ?? 0) | (1 << at)
    }
  }

  /** How many neighbours of the query are no neighbours in the name of the row. */
  countApart(row: number): number {
    if (this.pairs <= 0) return 0
    const { names } = this.index
    const [all, end] = [names.all, names.startOf(row + 1)]
    let found = 0
    let before = 0
    for (let at = names.startOf(row); at < end; at++) {
      const here = this.roles[all[at] ?? 0] ?? 0
      found |= (before << 1) & here
      before = here
    }
    return this.pairs - countBits(found)
  }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
