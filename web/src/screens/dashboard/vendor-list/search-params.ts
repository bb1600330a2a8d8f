import { readList, type ListAddress } from '../../../lib/list-address'

export const VENDORS_PAGE_SIZES = [10, 25, 50, 100] as const

/** `/dashboard/vendor-list`: what of the list is shown, and whose detail is open. */
export interface VendorListSearch extends ListAddress {
  vendor?: string
}

export function parseSearch(given: Record<string, unknown>): VendorListSearch {
  const { search: _search, skip: _skip, limit: _limit, vendor, ...others } = given
  return {
    ...others,
    ...readList(given, VENDORS_PAGE_SIZES),
    ...(typeof vendor === 'string' && vendor !== '' && vendor.length <= 64 && { vendor }),
  }
}
