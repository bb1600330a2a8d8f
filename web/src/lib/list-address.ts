import { TABLE_ROWS } from '@pasok/domain/kernel/limits'

/** Selectable page sizes, the default first. */
export const TABLE_SIZES = [TABLE_ROWS, 25, 50, 100] as const

/** Search parameters of a completely loaded list: search text, zero-based page, page size. */
export interface ListAddress {
  search?: string
  skip?: number
  /** Rows per page, if other than the default. */
  limit?: number
}

export const LIST_NAMES = ['search', 'skip', 'limit'] as const

const MAX_PAGES = 100_000

/** Reads a list's search parameters; invalid ones are ignored. */
export function readList(
  { search, skip, limit }: Record<string, unknown>,
  [usual, ...others]: readonly number[],
): ListAddress {
  const page = Number(skip)
  const size = others.find((one) => one === Number(limit) && one !== usual)
  return {
    ...(typeof search === 'string' && search !== '' && { search }),
    ...(Number.isSafeInteger(page) && page > 0 && page < MAX_PAGES && { skip: page }),
    ...(size !== undefined && { limit: size }),
  }
}
