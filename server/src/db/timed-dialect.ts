import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'

/** When the transaction of a connection began, by the database's clock. */
export const begun = new WeakMap<DatabaseConnection, Date>()

export const TIME = 'select now() as now'

/** Reads the database's time with the statement that begins a transaction: no round trip of its own. */
class TimedDriver extends PostgresDriver {
  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const executeQuery: DatabaseConnection['executeQuery'] = async (query) => {
      const result = await connection.executeQuery<{ now: Date }>(
        CompiledQuery.raw(`${query.sql}; ${TIME}`),
      )
      const [row] = result.rows
      if (row) begun.set(connection, row.now)
      return { rows: [] }
    }
    const streamQuery: DatabaseConnection['streamQuery'] = (query, size) =>
      connection.streamQuery(query, size)
    return super.beginTransaction({ executeQuery, streamQuery }, settings)
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    begun.delete(connection)
    return super.commitTransaction(connection)
  }

  override rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    begun.delete(connection)
    return super.rollbackTransaction(connection)
  }
}

/** PostgreSQL whose transactions know when they began. */
export class TimedDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config)
  }

  override createDriver(): Driver {
    return new TimedDriver(this.config)
  }
}
