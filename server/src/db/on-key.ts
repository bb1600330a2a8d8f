import { sql, type JoinBuilder } from 'kysely'

/**
 * Builds a join on a composite key: the owner column that both tables share, and the id. `onKey('packages.id',
 * 'receipts.package_id')` never matches another company's row and uses the primary key's index.
 */
export const onKey =
  (joined: string, reference: string, owner: 'buyer_id' | 'vendor_id' = 'buyer_id') =>
  <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> => {
    const [table, from] = [joined, reference].map((name) => name.split('.')[0])
    return join
      .on(sql<boolean>`${sql.ref(`${table}.${owner}`)} = ${sql.ref(`${from}.${owner}`)}`)
      .on(sql<boolean>`${sql.ref(joined)} = ${sql.ref(reference)}`)
  }
