import { sql, type JoinBuilder } from 'kysely'

/**
 * Joins a table by a composite key: the column that the two tables share as their owner, and the id.
 * `onKey('packages.id', 'receipts.package_id')` never matches a row of another company, and the
 * primary key's index serves it.
 */
export const onKey =
  (joined: string, reference: string, owner: 'buyer_id' | 'vendor_id' = 'buyer_id') =>
  <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> => {
    const [table, from] = [joined, reference].map((name) => name.split('.')[0])
    return join
      .on(sql<boolean>`${sql.ref(`${table}.${owner}`)} = ${sql.ref(`${from}.${owner}`)}`)
      .on(sql<boolean>`${sql.ref(joined)} = ${sql.ref(reference)}`)
  }
