import { LONGEST_SEARCH } from '@pasok/domain/kernel/limits'
import { asDay, asWords } from './address-parts'
import { readList } from './list-address'

/** What a list of documents is searched by, as its address has it; days are `yyyy-MM-dd`, both inside. */
export interface ListSearch<Topic extends string = string> {
  by?: Topic
  /** Of a topic other than a range of days. */
  value?: string
  from?: string
  to?: string
}

/** As many documents of other tabs a search that finds nothing in its own is told of. */
export const FOUND_ELSEWHERE = 5

/** The topic that is a range of days. */
export const BY_DATE = 'date'

/** Reads a search from an address; one that is not whole counts as none (Spec 1 §5, PR search). */
export function readListSearch<Topic extends string>(
  { by, value, from, to }: Record<string, unknown>,
  topics: readonly Topic[],
): ListSearch<Topic> {
  const topic = topics.find((one) => one === by)
  if (topic === undefined) return {}
  if (topic === BY_DATE) {
    const [first, last] = [asDay(from), asDay(to)]
    return first && last ? { by: topic, from: first, to: last } : {}
  }
  const words = asWords(value)
  return words === undefined ? {} : { by: topic, value: words }
}

/** Its names in an address. */
export const SEARCH_NAMES = ['by', 'value', 'from', 'to'] as const

/** An address that searches for nothing, laid over one that does. */
export const NO_SEARCH = {
  by: undefined,
  value: undefined,
  from: undefined,
  to: undefined,
} as const

/** What of an address that was read is the search, without what isn't said. */
export const searchOf = <Topic extends string>({
  by,
  value,
  from,
  to,
}: ListSearch<Topic>): ListSearch<Topic> => ({
  ...(by !== undefined && { by }),
  ...(value !== undefined && { value }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** What a screen of documents shows: the list, or what `page` says. */
const DOCUMENT_PAGES = ['create', 'detail'] as const
type DocumentPage = (typeof DOCUMENT_PAGES)[number]

/** The address of a screen of documents. */
export interface DocumentsAddress<Topic extends string> extends ListSearch<Topic> {
  /** Neither of the two: the list. */
  page?: DocumentPage
  /** A document's id or code. */
  id?: string
  /** The list's page, counted from 0 as on the wire. */
  skip?: number
  /** Rows per page, when other than the default. */
  limit?: number
}

/**
 * Reads the address of a screen of documents, the first of whose page sizes is the usual one; what
 * can't be understood counts as not given, what is not read stays in it untouched.
 */
export function readDocuments<Topic extends string>(
  { page, id, skip, limit, by, value, from, to, ...others }: Record<string, unknown>,
  topics: readonly Topic[],
  sizes: readonly number[],
): DocumentsAddress<Topic> {
  const shown = DOCUMENT_PAGES.find((one) => one === page)
  const code = asWords(id)
  return {
    ...others,
    ...readListSearch({ by, value, from, to }, topics),
    ...(shown && { page: shown }),
    ...(code !== undefined && { id: code }),
    ...readList({ skip, limit }, sizes),
  }
}

/**
 * As much of it as a search may say, no emoji halved: a link may search for the name of a company,
 * which may be longer, and is found by its beginning.
 */
const asLongAsMaySearch = (value: string | undefined) =>
  value?.slice(0, LONGEST_SEARCH).replace(/\p{Surrogate}$/u, '')

/** The parts of a call that ask for it; a day begins at T00:00:00 and ends at T23:59:59 (Spec 1 §5). */
export function askedBy<Topic extends string, Range extends string>(
  { by, value, from, to }: ListSearch<Topic>,
  rangeTopic: Range,
) {
  if (by === undefined) return {}
  if (by === BY_DATE)
    return { rangeTopic, rangeFrom: `${from}T00:00:00`, rangeTo: `${to}T23:59:59` }
  return {
    searchTopic: by as Exclude<Topic, typeof BY_DATE>,
    searchValue: asLongAsMaySearch(value),
  }
}
