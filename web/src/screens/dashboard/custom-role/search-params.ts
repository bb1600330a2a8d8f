import { readList, TABLE_SIZES, type ListAddress } from '../../../lib/list-address'

/** Search parameters of the roles: the edited or shown role, a new one, and the list. */
export interface RolesSearch extends ListAddress {
  page?: 'create' | 'edit'
  /** The role to edit, or whose modules are shown over the list. */
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
