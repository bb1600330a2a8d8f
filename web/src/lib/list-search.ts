import { LONGEST_SEARCH, MAX_CRITERIA } from '@pasok/domain/kernel/limits'
import type { SORTINGS, Sorting } from '@pasok/domain/kernel/sortings'
import { asDay, asWords } from './address-parts'
import { readList } from './list-address'

/** A filter of a document list: a topic with a value, or an inclusive range of days. */
export interface ListFilter<Topic extends string = string> {
  by: Topic
  /** For ranges of days: the name of a relative range, such as `overdue`. */
  value?: string
  /** `yyyy-MM-dd` */
  from?: string
  to?: string
}

/** The search of a document list, as stored in its address. */
export interface ListSearch<
  Topic extends string = string,
  Sort extends Sorting = (typeof SORTINGS)[number],
> extends Partial<ListFilter<Topic>> {
  /** Filters in addition to that of `by`, each as `topic:value`; a document must match all of them. */
  filter?: readonly string[]
  search?: string
  /** Default order if omitted. */
  sort?: Sort
}

/** Options of a list besides its topics. */
export interface Offered<Sort extends Sorting = Sorting> {
  sorts?: readonly Sort[]
  /** Names of relative date ranges. */
  spans?: readonly string[]
}

/** Maximum number of matches in other tabs, shown when a search has none in its own. */
export const FOUND_ELSEWHERE = 5

/** The topic for ranges of days. */
export const BY_DATE = 'date'

const DAYS_APART = '..'

const writeFilter = ({ by, value, from, to }: ListFilter) =>
  `${by}:${value ?? `${from}${DAYS_APART}${to}`}`

function splitFilter(text: string): ListFilter {
  const colon = text.indexOf(':')
  const [by, value] = [text.slice(0, colon), text.slice(colon + 1)]
  if (by !== BY_DATE || !value.includes(DAYS_APART)) return { by, value }
  const [from = '', to = ''] = value.split(DAYS_APART)
  return { by, from, to }
}

/** Reads a filter; undefined if incomplete (Spec 1 §5, PR search). */
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

/** Returns the search parameters of the filters; the last one is shown in the search by topic. */
export function searchByFilters<Topic extends string>(
  filters: readonly ListFilter<Topic>[],
): Pick<ListSearch<Topic>, keyof ListFilter | 'filter'> {
  const before = filters.slice(0, -1).map(writeFilter)
  return { ...filters.at(-1), ...(before.length > 0 && { filter: before }) }
}

/** Returns the filters of a search in the order in which they were applied. */
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

/** Adds a filter, replacing one of the same topic, up to the maximum that the server supports. */
export const withFilter = <Topic extends string>(
  filters: readonly ListFilter<Topic>[],
  next: ListFilter<Topic>,
): ListFilter<Topic>[] => [...filters.filter(({ by }) => by !== next.by), next].slice(-MAX_CRITERIA)

/** Reads a search from the address; invalid parameters are ignored. */
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

export const SEARCH_NAMES = ['by', 'value', 'from', 'to', 'filter', 'search', 'sort'] as const

/** Removes all filters when merged over other search parameters. */
export const NO_FILTERS = {
  by: undefined,
  value: undefined,
  from: undefined,
  to: undefined,
  filter: undefined,
} as const

/** Also removes the full-text search; the order remains. */
export const NO_SEARCH = { ...NO_FILTERS, search: undefined } as const

/** Returns the search parameters that are set. */
export const searchOf = <Topic extends string, Sort extends Sorting>(
  address: ListSearch<Topic, Sort>,
): ListSearch<Topic, Sort> => ({
  ...searchByFilters(filtersOf(address)),
  ...(address.search !== undefined && { search: address.search }),
  ...(address.sort !== undefined && { sort: address.sort }),
})

/** Returns true when the list is filtered or searched. */
export const isSearched = ({ by, search }: ListSearch<string, Sorting>): boolean =>
  by !== undefined || search !== undefined

/** Values of `page`; without it, the list is shown. */
const DOCUMENT_PAGES = ['create', 'detail'] as const
type DocumentPage = (typeof DOCUMENT_PAGES)[number]

export interface DocumentsAddress<Topic extends string> extends ListSearch<Topic> {
  /** Undefined for the list. */
  page?: DocumentPage
  id?: string
  /** Zero-based page of the list. */
  skip?: number
  /** Rows per page, if other than the default. */
  limit?: number
}

/**
 * Reads the search parameters of a document screen; the first of the page sizes is the default. Invalid
 * parameters are ignored, unknown ones preserved.
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
 * Shortens a search to the maximum length without splitting a surrogate pair: a link may search for a longer
 * company name, which its beginning also matches.
 */
const asLongAsMaySearch = (value: string | undefined) =>
  value?.slice(0, LONGEST_SEARCH).replace(/\p{Surrogate}$/u, '')

/**
 * Returns the range from T00:00:00 of the first day to T23:59:59 of the last (Spec 1 §5); either may be open.
 */
const rangeBy = <Range extends string>(
  { from, to }: Pick<ListFilter, 'from' | 'to'>,
  rangeTopic: Range,
) => ({
  rangeTopic,
  ...(from && { rangeFrom: `${from}T00:00:00` }),
  ...(to && { rangeTo: `${to}T23:59:59` }),
})

export function queryParamsOf<Topic extends string, Range extends string, Sort extends Sorting>(
  search: ListSearch<Topic, Sort>,
  rangeTopic: Range,
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
