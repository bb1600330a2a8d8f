import { type RawBuilder, sql } from 'kysely'

const plain = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(${text}), '\\s', '', 'g')`

/** Matches rows with this name, ignoring case and spaces, because users read such names as equal. */
export const isNamed = (name: string): RawBuilder<boolean> =>
  sql<boolean>`${plain(sql.ref('name'))} = ${plain(sql`${name}::text`)}`

/** Returns the LIKE pattern that finds a text anywhere, with its special characters escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
