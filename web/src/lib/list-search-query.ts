import type { Sorting } from '@pasok/domain/kernel/sortings'
import { readAddress, writeAddress } from './address'
import { readListSearch, searchOf, type ListSearch, type Offered } from './list-search'

/** A search as an address's query, to be saved; empty when the list is not narrowed. */
export const queryOfSearch = (search: ListSearch<string, Sorting>): string =>
  writeAddress({ ...searchOf(search), sort: undefined }).slice(1)

/** The search that was saved; one that is no longer understood is the whole list. */
export const searchOfQuery = <Topic extends string>(
  query: string,
  topics: readonly Topic[],
  offered?: Offered,
): ListSearch<Topic> => readListSearch(readAddress(query), topics, { spans: offered?.spans ?? [] })
