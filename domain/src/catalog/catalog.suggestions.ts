/**
 * A hit of the index of query suggestions, as the hosted product's own such indices have them
 * (`wire.md`, Rulings: Search).
 */
export interface QuerySuggestion {
  objectID: string
  query: string
  nb_words: number
  /** How often it was looked for and ordered, weighed. The first order of suggestions. */
  popularity: number
  /** How many products it finds, in the hosted product's own place for that. */
  products: { exact_nb_hits: number }
}

const SHORTEST_QUERY = 2
const LONGEST_QUERY = 60
const MOST_WORDS = 8

/** Codes and numbers that stand for one person, order or call: mails, links, long digits. */
const PRIVATE = /@|:\/\/|\d{6,}/

/**
 * A query as it is counted and suggested: in lower case, its signs gone but for those within words,
 * one space between words; nothing when it is no use to others (too short, too long, without a
 * letter, or with a mail, a link or a long number in it).
 */
export function findSettledQuery(text: string): string | undefined {
  if (text.length > 4 * LONGEST_QUERY || PRIVATE.test(text)) return undefined
  const query = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&+.,'/-]+/gu, ' ')
    .replace(/(?<=^|\s)[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}+]+(?=\s|$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const isWord = /\p{L}/u.test(query)
  if (!isWord || query.length < SHORTEST_QUERY || query.length > LONGEST_QUERY) return undefined
  return countWords(query) <= MOST_WORDS ? query : undefined
}

/** How many words a settled query has. */
export function countWords(query: string): number {
  return query === '' ? 0 : query.split(' ').length
}

/** How a suggestion came about. */
interface Demand {
  /** By company: how often each looked for it in the last months. */
  searches: readonly number[]
  /** Companies times products of this name that they ordered lately. */
  ordered: number
  /** Products of this name on offer. */
  offered: number
}

/** One company, however busy, is not everybody. */
const SEARCHES_OF_A_COMPANY = 20

/**
 * How popular a suggestion is, a whole number: every search counts, those of one company up to
 * twenty; what is ordered and offered by its size alone, so that on a fresh installation what there
 * is much of comes first, and later what people look for.
 */
export function weighDemand({ searches, ordered, offered }: Demand): number {
  const searched = searches.reduce((sum, times) => sum + Math.min(times, SEARCHES_OF_A_COMPANY), 0)
  return Math.round(2 * searched + 4 * Math.log2(1 + ordered) + Math.log2(1 + offered))
}
