import { readList, TABLE_SIZES, type ListAddress } from '../../../lib/list-address'

export function parseSearch(given: Record<string, unknown>): ListAddress {
  const { search: _search, skip: _skip, limit: _limit, ...others } = given
  return { ...others, ...readList(given, TABLE_SIZES) }
}
