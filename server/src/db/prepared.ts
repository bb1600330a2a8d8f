import { sql } from 'kysely'

const MARK = /^select \/\* prepared: ([\w-]+) \*\/ /

/**
 * Marks a select that each connection plans once, by its name: planning takes longer than reading where
 * many tables are joined for one row. Only for a text that is always the same, and a plan that is best
 * whoever asks: `.modifyFront(prepared('session'))`.
 */
export const prepared = (name: string) => sql.raw(`/* prepared: ${name} */`)

/** What the driver is given for a statement: one that is prepared goes by its name. */
export function withName([text, values, ...others]: unknown[]): unknown[] {
  const name = typeof text === 'string' ? MARK.exec(text)?.[1] : undefined
  return name === undefined ? [text, values, ...others] : [{ name, text, values }, ...others]
}
