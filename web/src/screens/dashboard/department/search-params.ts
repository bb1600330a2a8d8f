/** The address of the departments: words searched for. */
export interface DepartmentsSearch {
  search?: string
}

export function parseSearch({ search, ...others }: Record<string, unknown>): DepartmentsSearch {
  return { ...others, ...(typeof search === 'string' && search !== '' && { search }) }
}
