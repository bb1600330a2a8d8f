import type { Sorting } from '@pasok/domain/kernel/sortings'
import { readAddress, writeAddress } from './address'
import { readListSearch, searchOf, type ListSearch, type Offered } from './list-search'

/** Returns the search as a query string for saving; empty when the list is not filtered. */
export const queryOfSearch = (search: ListSearch<string, Sorting>): string =>
  writeAddress({ ...searchOf(search), sort: undefined }).slice(1)

/** Parses a saved search; an invalid one results in the whole list. */
export const searchOfQuery = <Topic extends string>(
  query: string,
  topics: readonly Topic[],
  offered?: Offered,
): ListSearch<Topic> => readListSearch(readAddress(query), topics, { spans: offered?.spans ?? [] })
