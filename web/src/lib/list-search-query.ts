import { readListSearch, type ListSearch } from './list-search'

/** A search as an address's query, to be kept; nothing when nothing is asked for. */
export function queryOfSearch({ by, value, from, to }: ListSearch): string {
  const parts = Object.entries({ by, value, from, to }).filter(
    (part): part is [string, string] => part[1] !== undefined,
  )
  return by === undefined ? '' : new URLSearchParams(parts).toString()
}

/** The search that was kept; one that is no longer understood is the whole list. */
export const searchOfQuery = <Topic extends string>(
  query: string,
  topics: readonly Topic[],
): ListSearch<Topic> => readListSearch(Object.fromEntries(new URLSearchParams(query)), topics)
