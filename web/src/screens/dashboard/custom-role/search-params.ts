/** The address of the roles: the one that is edited or looked at, or a new one, and the list. */
export interface RolesSearch {
  page?: 'create' | 'edit'
  /** Whose modules are shown over the list, or who is edited. */
  id?: string
  search?: string
  /** The list's page, from zero. */
  skip?: number
  /** Rows per page, when other than the default. */
  limit?: number
}

export const ROLES_PAGE_SIZE = 10
export const ROLES_PAGE_SIZES = [ROLES_PAGE_SIZE, 25, 50, 100] as const

const MOST_PAGES = 100_000

function pageOf(skip: unknown): number | undefined {
  const page = Number(skip)
  return Number.isSafeInteger(page) && page > 0 && page < MOST_PAGES ? page : undefined
}

const sizeOf = (limit: unknown): number | undefined =>
  ROLES_PAGE_SIZES.find((size) => size === Number(limit) && size !== ROLES_PAGE_SIZE)

export function parseSearch(given: Record<string, unknown>): RolesSearch {
  const { page, id, search, skip, limit, ...others } = given
  const at = pageOf(skip)
  const size = sizeOf(limit)
  return {
    ...others,
    ...((page === 'create' || page === 'edit') && { page }),
    ...(typeof id === 'string' && id !== '' && { id }),
    ...(typeof search === 'string' && search !== '' && { search }),
    ...(at !== undefined && { skip: at }),
    ...(size !== undefined && { limit: size }),
  }
}
