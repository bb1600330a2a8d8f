import { sql, type RawBuilder } from 'kysely'

const plain = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(${text}), '\\s', '', 'g')`

/** True for a row with this name, whatever its case and blanks: people read both as one name. */
export const isNamed = (name: string): RawBuilder<boolean> =>
  sql<boolean>`${plain(sql.ref('name'))} = ${plain(sql`${name}::text`)}`
