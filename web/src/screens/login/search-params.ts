/** The companies that are searched for stand in the address. */
interface OwnedSearch {
  buyer_name?: string
}

/** Reads the address of a super admin's companies; anything else stays in it untouched. */
export function parseSearch({ buyer_name, ...others }: Record<string, unknown>): OwnedSearch {
  const text = typeof buyer_name === 'string' ? buyer_name.trim() : ''
  return { ...others, ...(text !== '' && { buyer_name: text }) }
}
