// Splits texts and matches words with mistakes, as documented for typo tolerance.

const WORD = /[\p{L}\p{N}\p{M}]+|\p{Emoji_Presentation}/gu

interface PlacedWord {
  word: string
  start: number
  end: number
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')

const known = new Map<string, readonly PlacedWord[]>()

/** Returns the words of a text, cached because a long query checks every text a thousand times. */
export function wordsOf(text: string): readonly PlacedWord[] {
  const before = known.get(text)
  if (before) return before
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  known.set(text, words)
  return words
}

export const foldWhole = (text: string) => fold(text).trim()

/** Returns the number of inserted, deleted, replaced or transposed letters (optimal string alignment). */
function edits(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, at) => [at])
  for (let at = 0; at <= b.length; at++) (rows[0] ?? [])[at] = at
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, cell(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row) row[j] = best
    }
  }
  return cell(a.length, b.length)
}

export interface Tolerance {
  one: number
  two: number
  numbers: boolean
}

const allowed = (word: string, { one, two, numbers }: Tolerance) =>
  !numbers && /\p{N}/u.test(word) ? 0 : word.length >= two ? 2 : word.length >= one ? 1 : 0

export interface WordMatch {
  typos: number
  /** Whether the whole word matches, not only its beginning. */
  isExact: boolean
  /** Number of matching characters of the word. */
  length: number
}

/** Returns whether a word matches the typed one; mistakes in the first letter count twice. */
export function matchWord(
  typed: string,
  word: string,
  isBeginning: boolean,
  tolerance: Tolerance | undefined,
): WordMatch | undefined {
  if (typed === word) return { typos: 0, isExact: true, length: word.length }
  if (isBeginning && word.startsWith(typed))
    return { typos: 0, isExact: false, length: typed.length }
  const maxTypos = tolerance ? allowed(typed, tolerance) : 0
  if (maxTypos === 0 || typed.length > 60) return undefined
  let best: WordMatch | undefined
  const longest = isBeginning ? Math.min(word.length, typed.length + maxTypos) : word.length
  const shortest = isBeginning ? Math.max(1, typed.length - maxTypos) : word.length
  for (let length = longest; length >= shortest; length--) {
    if (Math.abs(length - typed.length) > maxTypos) continue
    const first = typed[0] === word[0] ? 0 : 1
    const typos = edits(typed, word.slice(0, length)) + first
    const isWhole = length === word.length
    if (typos <= maxTypos && (best === undefined || typos < best.typos))
      best = { typos, isExact: false, length: isWhole ? word.length : length }
  }
  return best && { ...best, length: word.length }
}
