import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'

/** Start time of each connection's transaction, by the database's clock. */
export const startTimes = new WeakMap<DatabaseConnection, Date>()

export const TIME = 'select now() as now'

/**
 * Reads the database's time together with the statement that begins a transaction, which saves a round trip.
 */
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
      if (row) startTimes.set(connection, row.now)
      return { rows: [] }
    }
    const streamQuery: DatabaseConnection['streamQuery'] = (query, size) =>
      connection.streamQuery(query, size)
    return super.beginTransaction({ executeQuery, streamQuery }, settings)
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    startTimes.delete(connection)
    return super.commitTransaction(connection)
  }

  override rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    startTimes.delete(connection)
    return super.rollbackTransaction(connection)
  }
}

/** A PostgreSQL dialect whose transactions know their start time. */
export class TimedDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config)
  }

  override createDriver(): Driver {
    return new TimedDriver(this.config)
  }
}
