/** The address of the roles: the one that is edited, or a new one, and words searched for. */
export interface RolesSearch {
  page?: 'create' | 'edit'
  id?: string
  search?: string
}

export function parseSearch(given: Record<string, unknown>): RolesSearch {
  const { page, id, search, ...others } = given
  return {
    ...others,
    ...((page === 'create' || page === 'edit') && { page }),
    ...(typeof id === 'string' && { id }),
    ...(typeof search === 'string' && search !== '' && { search }),
  }
}
