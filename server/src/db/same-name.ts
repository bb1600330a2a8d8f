import { sql, type RawBuilder } from 'kysely'

const plain = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(${text}), '\\s', '', 'g')`

/** Matches rows with this name, ignoring case and spaces, because users read such names as equal. */
export const isNamed = (name: string): RawBuilder<boolean> =>
  sql<boolean>`${plain(sql.ref('name'))} = ${plain(sql`${name}::text`)}`
