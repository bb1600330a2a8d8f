import { readList, TABLE_SIZES, type ListAddress } from '../../../lib/list-address'

/** The address of the roles: the one that is edited or looked at, or a new one, and the list. */
export interface RolesSearch extends ListAddress {
  page?: 'create' | 'edit'
  /** Whose modules are shown over the list, or who is edited. */
  id?: string
}

export function parseSearch(given: Record<string, unknown>): RolesSearch {
  const { page, id, search, skip, limit, ...others } = given
  return {
    ...others,
    ...readList({ search, skip, limit }, TABLE_SIZES),
    ...((page === 'create' || page === 'edit') && { page }),
    ...(typeof id === 'string' && id !== '' && { id }),
  }
}
