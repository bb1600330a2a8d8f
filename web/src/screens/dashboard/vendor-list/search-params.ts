import { readList, TABLE_SIZES, type ListAddress } from '../../../lib/list-address'

/** Search parameters of `/dashboard/vendor-list`: the list, and the open vendor. */
export interface VendorListSearch extends ListAddress {
  vendor?: string
}

export function parseSearch(given: Record<string, unknown>): VendorListSearch {
  const { search: _search, skip: _skip, limit: _limit, vendor, ...others } = given
  return {
    ...others,
    ...readList(given, TABLE_SIZES),
    ...(typeof vendor === 'string' && vendor !== '' && vendor.length <= 64 && { vendor }),
  }
}
