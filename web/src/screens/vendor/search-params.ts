import { readList, type ListAddress } from '../../lib/list-address'

/** Rows of a page in the desk's lists; the first unless said. */
export const PAGE_SIZES = [25, 50, 100] as const

/** `/vendor/products` in the address. */
export const parseVendorProducts = (search: Record<string, unknown>): ListAddress =>
  readList(search, PAGE_SIZES)
