/** The address of the users: page (from zero) and words searched for. */
export interface TeamsSearch {
  skip?: number
  search?: string
}

export function parseSearch({ skip, search, ...others }: Record<string, unknown>): TeamsSearch {
  const page = Number(skip)
  return {
    ...others,
    ...(Number.isSafeInteger(page) && page > 0 && { skip: page }),
    ...(typeof search === 'string' && search !== '' && { search }),
  }
}
