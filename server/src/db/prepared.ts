import { sql } from 'kysely'

const MARK = /^select \/\* prepared: ([\w-]+) \*\/ /

/**
 * Marks a select that each connection plans only once, by its name. It pays off where planning takes longer
 * than reading, such as joining many tables for one row. The SQL text must be constant, and one plan must suit
 * all values: `.modifyFront(prepared('session'))`.
 */
export const prepared = (name: string) => sql.raw(`/* prepared: ${name} */`)

/** Returns the driver's arguments for a statement; a prepared one gets its name. */
export function withName([text, values, ...others]: unknown[]): unknown[] {
  const name = typeof text === 'string' ? MARK.exec(text)?.[1] : undefined
  return name === undefined ? [text, values, ...others] : [{ name, text, values }, ...others]
}
