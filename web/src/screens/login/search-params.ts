/** Search parameters: the company search. */
interface OwnedSearch {
  buyer_name?: string
}

/** Reads the search parameters; other parameters are preserved. */
export function parseSearch({ buyer_name, ...others }: Record<string, unknown>): OwnedSearch {
  const text = typeof buyer_name === 'string' ? buyer_name.trim() : ''
  return { ...others, ...(text !== '' && { buyer_name: text }) }
}
