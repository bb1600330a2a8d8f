import { z } from 'zod'

/** Money as gateways write it, a number or digits; exact, with the point of a decimal if it has one. */
export const amountShape = z
  .union([z.number().nonnegative(), z.string().trim()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,16}(\.\d+)?$/))

/** Letters that a bank shows of a name. */
const NAME_LENGTH = 50

/** What banks show of a name: letters and single blanks, never nothing. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()
  return plain.slice(0, NAME_LENGTH).trim() || 'Pembeli'
}

/** A time of Jakarta as gateways write it: `2026-11-22 07:48:01`. */
export function jakartaTime(instant: Date): string {
  const seven = new Date(instant.getTime() + 7 * 3_600_000)
  return seven.toISOString().slice(0, 19).replace('T', ' ')
}

/** The same, read; none when it is no time. */
export function readJakartaTime(text: string | null | undefined): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text ?? '') ?? []
  if (day === undefined || time === undefined) return undefined
  const instant = new Date(`${day}T${time}+07:00`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** JSON that came from outside; none when it is not. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
