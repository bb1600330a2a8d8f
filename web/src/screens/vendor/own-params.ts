import { asDay, asWords } from '../../lib/address-parts'
import { othersIn } from '../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../lib/list-address'
import { PAGE_SIZES } from './search-params'

/** Reads the search parameters of `/vendor/team`. */
export const parseVendorTeam = (search: Record<string, unknown>): ListAddress => ({
  ...othersIn(search, LIST_NAMES),
  ...readList(search, PAGE_SIZES),
})

/** Search parameters of `/vendor/activity`; calendar days as `yyyy-MM-dd`, both inclusive. */
export interface VendorActivitySearch {
  search?: string
  subject?: string
  from?: string
  to?: string
  /** Zero-based page. */
  skip?: number
  /** Id of the open entry. */
  open?: string
}

export function parseVendorActivity(given: Record<string, unknown>): VendorActivitySearch {
  const { skip } = readList(given, PAGE_SIZES)
  const read = {
    ...othersIn(given, [...LIST_NAMES, 'subject', 'from', 'to', 'open']),
    search: asWords(given['search']),
    subject: asWords(given['subject']),
    from: asDay(given['from']),
    to: asDay(given['to']),
    open: asWords(given['open']),
    skip,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
