import { readList, type ListAddress } from '../../lib/list-address'
import { PAGE_SIZES } from './search-params'

/** `/vendor/team` in the address. */
export const parseVendorTeam = (search: Record<string, unknown>): ListAddress =>
  readList(search, PAGE_SIZES)

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

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** What looks like a number has been made one on its way through the router. */
const text = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value)
    : undefined
const day = (value: unknown) => {
  const said = text(value)
  return said !== undefined && DAY.test(said) ? said : undefined
}

export function parseVendorActivity(given: Record<string, unknown>): VendorActivitySearch {
  const { skip } = readList(given, PAGE_SIZES)
  const read = {
    search: text(given['search']),
    subject: text(given['subject']),
    from: day(given['from']),
    to: day(given['to']),
    open: text(given['open']),
    skip,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
