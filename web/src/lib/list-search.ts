import { LONGEST_SEARCH, MOST_CRITERIA } from '@pasok/domain/kernel/limits'
import type { SORTINGS, Sorting } from '@pasok/domain/kernel/sortings'
import { asDay, asWords } from './address-parts'
import { readList } from './list-address'

/** One filter of a list of documents: a topic with its value, or a range of days, both inside. */
export interface ListFilter<Topic extends string = string> {
  by: Topic
  /** Of a range of days: one that moves with the calendar, such as `overdue`. */
  value?: string
  /** `yyyy-MM-dd` */
  from?: string
  to?: string
}

/** What a list of documents is searched by, as its address has it. */
export interface ListSearch<
  Topic extends string = string,
  Sort extends Sorting = (typeof SORTINGS)[number],
> extends Partial<ListFilter<Topic>> {
  /** Filters applied before the one of `by`, `topic:value` each; a document meets all of them. */
  filter?: readonly string[]
  /** Words that are searched for in everything a document is known by. */
  search?: string
  /** Without it, the usual order. */
  sort?: Sort
}

/** What a list offers beside its topics. */
export interface Offered<Sort extends Sorting = Sorting> {
  sorts?: readonly Sort[]
  /** Ranges of days that move with the calendar. */
  spans?: readonly string[]
}

/** As many documents of other tabs a search that finds nothing in its own is told of. */
export const FOUND_ELSEWHERE = 5

/** The topic that is a range of days. */
export const BY_DATE = 'date'

const DAYS_APART = '..'

/** A filter as the address has it beside others. */
const writeFilter = ({ by, value, from, to }: ListFilter) =>
  `${by}:${value ?? `${from}${DAYS_APART}${to}`}`

function splitFilter(text: string): ListFilter {
  const colon = text.indexOf(':')
  const [by, value] = [text.slice(0, colon), text.slice(colon + 1)]
  if (by !== BY_DATE || !value.includes(DAYS_APART)) return { by, value }
  const [from = '', to = ''] = value.split(DAYS_APART)
  return { by, from, to }
}

/** Reads a filter; one that is not whole counts as none (Spec 1 §5, PR search). */
function readFilter<Topic extends string>(
  { by, value, from, to }: { [Key in keyof ListFilter]?: unknown },
  topics: readonly Topic[],
  spans: readonly string[] = [],
): ListFilter<Topic> | undefined {
  const topic = topics.find((one) => one === by)
  if (topic === undefined) return undefined
  const words = asWords(value)
  if (topic !== BY_DATE) return words === undefined ? undefined : { by: topic, value: words }
  if (words !== undefined && spans.includes(words)) return { by: topic, value: words }
  const [first, last] = [asDay(from), asDay(to)]
  return first && last ? { by: topic, from: first, to: last } : undefined
}

/** The address of some filters; the last one is what the search by a topic shows. */
export function searchByFilters<Topic extends string>(
  filters: readonly ListFilter<Topic>[],
): Pick<ListSearch<Topic>, keyof ListFilter | 'filter'> {
  const before = filters.slice(0, -1).map(writeFilter)
  return { ...filters.at(-1), ...(before.length > 0 && { filter: before }) }
}

/** The filters of a search in the order in which they were applied. */
export function filtersOf<Topic extends string>(
  search: ListSearch<Topic, Sorting>,
): ListFilter<Topic>[] {
  const { by, value, from, to, filter = [] } = search
  const before = filter.map((text) => splitFilter(text) as ListFilter<Topic>)
  if (by === undefined) return before
  return [
    ...before,
    { by, ...(value !== undefined && { value }), ...(from && { from }), ...(to && { to }) },
  ]
}

/** Adds a filter, in place of another one by the same topic; as many as the server combines. */
export const withFilter = <Topic extends string>(
  filters: readonly ListFilter<Topic>[],
  next: ListFilter<Topic>,
): ListFilter<Topic>[] =>
  [...filters.filter(({ by }) => by !== next.by), next].slice(-MOST_CRITERIA)

/** Reads a search from an address; what can't be understood counts as not given. */
export function readListSearch<
  Topic extends string,
  Sort extends Sorting = (typeof SORTINGS)[number],
>(
  { filter, search, sort, ...primary }: Record<string, unknown>,
  topics: readonly Topic[],
  { sorts, spans }: Offered<Sort> = {},
): ListSearch<Topic, Sort> {
  const given = [filter].flat().filter((one) => typeof one === 'string')
  const filters = [...given.map(splitFilter), primary]
    .flatMap((one) => readFilter(one, topics, spans) ?? [])
    .reduce<ListFilter<Topic>[]>(withFilter, [])
  const words = asWords(search)
  const sorted = sorts?.find((one) => one === sort)
  return {
    ...searchByFilters(filters),
    ...(words !== undefined && { search: words }),
    ...(sorted && { sort: sorted }),
  }
}

/** Its names in an address. */
export const SEARCH_NAMES = ['by', 'value', 'from', 'to', 'filter', 'search', 'sort'] as const

/** An address without filters, laid over one that has some. */
export const NO_FILTERS = {
  by: undefined,
  value: undefined,
  from: undefined,
  to: undefined,
  filter: undefined,
} as const

/** Likewise one that searches for nothing at all; its order stays. */
export const NO_SEARCH = { ...NO_FILTERS, search: undefined } as const

/** What of an address that was read is the search, without what isn't said. */
export const searchOf = <Topic extends string, Sort extends Sorting>(
  address: ListSearch<Topic, Sort>,
): ListSearch<Topic, Sort> => ({
  ...searchByFilters(filtersOf(address)),
  ...(address.search !== undefined && { search: address.search }),
  ...(address.sort !== undefined && { sort: address.sort }),
})

/** True when a list is narrowed by a filter or by words. */
export const isSearched = ({ by, search }: ListSearch<string, Sorting>): boolean =>
  by !== undefined || search !== undefined

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
  { page, id, skip, limit, ...given }: Record<string, unknown>,
  topics: readonly Topic[],
  sizes: readonly number[],
  offered?: Offered<(typeof SORTINGS)[number]>,
): DocumentsAddress<Topic> {
  const shown = DOCUMENT_PAGES.find((one) => one === page)
  const code = asWords(id)
  const { by, value, from, to, filter, search, sort, ...others } = given
  return {
    ...others,
    ...readListSearch({ by, value, from, to, filter, search, sort }, topics, offered),
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

/** A day begins at T00:00:00 and ends at T23:59:59 (Spec 1 §5); one end may be open. */
const rangeBy = <Range extends string>(
  { from, to }: Pick<ListFilter, 'from' | 'to'>,
  rangeTopic: Range,
) => ({
  rangeTopic,
  ...(from && { rangeFrom: `${from}T00:00:00` }),
  ...(to && { rangeTo: `${to}T23:59:59` }),
})

/** The query parameters of a search. */
export function askedBy<Topic extends string, Range extends string, Sort extends Sorting>(
  search: ListSearch<Topic, Sort>,
  rangeTopic: Range,
  /** The days of a range that moves with the calendar. */
  daysOf: (span: string) => Pick<ListFilter, 'from' | 'to'> = () => ({}),
) {
  type Searched = Exclude<Topic, typeof BY_DATE>
  const filters = filtersOf(search)
  const days = filters.find(({ by }) => by === BY_DATE)
  const others = filters.filter(({ by }) => by !== BY_DATE)
  const [first, ...more] = others
  const { search: text, sort } = search
  return {
    ...(first && {
      searchTopic: first.by as Searched,
      searchValue: asLongAsMaySearch(first.value),
    }),
    ...(more.length > 0 && {
      filter: more.map(({ by, value }) => `${by}:${asLongAsMaySearch(value)}`),
    }),
    ...(text !== undefined && { searchText: asLongAsMaySearch(text) }),
    ...(sort !== undefined && { sort }),
    ...(days && rangeBy(days.value === undefined ? days : daysOf(days.value), rangeTopic)),
  }
}
