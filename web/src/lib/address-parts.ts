import { isDay } from '@pasok/domain/kernel/calendar'

/** Returns a search parameter as text; the router converts numeric-looking text to numbers. */
export function asWords(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined
}

/** Returns a search parameter as a day, `yyyy-MM-dd`; undefined if it is not a valid one. */
export function asDay(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined
}
