import { TABLE_ROWS } from '@pasok/domain/kernel/limits'

/** How many rows a page may have, the usual number first. */
export const TABLE_SIZES = [TABLE_ROWS, 25, 50, 100] as const

/** Where one is in a list that came whole: what is searched, the page from zero, its size. */
export interface ListAddress {
  search?: string
  skip?: number
  /** Rows per page, when other than the default. */
  limit?: number
}

export const LIST_NAMES = ['search', 'skip', 'limit'] as const

const MOST_PAGES = 100_000

/** Reads a list's part of the address; what can't be one counts as not given. */
export function readList(
  { search, skip, limit }: Record<string, unknown>,
  [usual, ...others]: readonly number[],
): ListAddress {
  const page = Number(skip)
  const size = others.find((one) => one === Number(limit) && one !== usual)
  return {
    ...(typeof search === 'string' && search !== '' && { search }),
    ...(Number.isSafeInteger(page) && page > 0 && page < MOST_PAGES && { skip: page }),
    ...(size !== undefined && { limit: size }),
  }
}
