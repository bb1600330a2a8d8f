import { asDay, asWords } from '../../lib/address-parts'
import { othersIn } from '../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../lib/list-address'
import { PAGE_SIZES } from './search-params'

/** `/vendor/team` in the address. */
export const parseVendorTeam = (search: Record<string, unknown>): ListAddress => ({
  ...othersIn(search, LIST_NAMES),
  ...readList(search, PAGE_SIZES),
})

/** `/vendor/activity` in the address; calendar days, `yyyy-MM-dd`, both inside. */
export interface VendorActivitySearch {
  search?: string
  subject?: string
  from?: string
  to?: string
  /** The page from zero. */
  skip?: number
  /** The opened entry. */
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
