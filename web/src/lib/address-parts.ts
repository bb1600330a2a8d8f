/** Words of an address; what looks like a number has been made one on its way through the router. */
export function asWords(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A calendar day of an address, `yyyy-MM-dd`; nothing when it is none, as 30 February. */
export function asDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined
  const at = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(value) ? undefined : value
}
