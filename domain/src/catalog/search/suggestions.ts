/** A hit of the index of query suggestions, with the same fields as the hosted search service's own. */
export interface QuerySuggestion {
  objectID: string
  query: string
  nb_words: number
  /** Weighted number of searches and orders; the primary sort order of suggestions. */
  popularity: number
  /** The number of products that the query finds, in the hosted search service's own format. */
  products: { exact_nb_hits: number }
}

const SHORTEST_QUERY = 2
const LONGEST_QUERY = 60
const MAX_WORDS = 8

/** Emails, links and long numbers identify a user, order or phone, and must not be suggested to others. */
const PRIVATE = /@|:\/\/|\d{6,}/

/**
 * Normalises a query for counting and suggesting: lower case, single spaces, signs only within
 * words. Returns undefined when it is no use to others: too short, too long, without a letter, or
 * with an email, a link or a long number.
 */
export function findCompletedQuery(text: string): string | undefined {
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
  return countWords(query) <= MAX_WORDS ? query : undefined
}

/** Returns the number of words in a normalised query. */
export function countWords(query: string): number {
  return query === '' ? 0 : query.split(' ').length
}

interface Demand {
  /** Number of searches in the last months, per company. */
  searches: readonly number[]
  /** Number of companies times products of this name that were ordered recently. */
  ordered: number
  offered: number
}

/** Maximum number of searches counted per company, so that one company cannot dominate the suggestions. */
const SEARCHES_OF_A_COMPANY = 20

/**
 * Returns a suggestion's popularity as an integer. Searches count fully, up to 20 per company;
 * orders and offers count logarithmically, so a fresh installation suggests common products first
 * and frequent searches later.
 */
export function weighDemand({ searches, ordered, offered }: Demand): number {
  const searched = searches.reduce((sum, times) => sum + Math.min(times, SEARCHES_OF_A_COMPANY), 0)
  return Math.round(2 * searched + 4 * Math.log2(1 + ordered) + Math.log2(1 + offered))
}
