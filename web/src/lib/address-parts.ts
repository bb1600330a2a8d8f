import { isDay } from '@pasok/domain/kernel/calendar'

/** Words of an address; what looks like a number has been made one on its way through the router. */
export function asWords(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined
}

/** A calendar day of an address, `yyyy-MM-dd`; nothing when it is none, as 30 February. */
export function asDay(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined
}
