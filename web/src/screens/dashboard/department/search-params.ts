import { readList, type ListAddress } from '../../../lib/list-address'

export const DEPARTMENTS_PAGE_SIZES = [10, 25, 50, 100] as const

/** The address of the departments. */
export function parseSearch(given: Record<string, unknown>): ListAddress {
  const { search: _search, skip: _skip, limit: _limit, ...others } = given
  return { ...others, ...readList(given, DEPARTMENTS_PAGE_SIZES) }
}
