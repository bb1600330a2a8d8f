import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'

/** Start time of each connection's transaction, by the database's clock; undefined if the pool did not return it. */
export const startTimes = new WeakMap<DatabaseConnection, Promise<Date | undefined>>()

export const TIME = 'select now() as now'

/**
 * Reads the database's time together with the statement that begins a transaction. Neither the beginning nor the
 * end of a read-only one is waited for: the connection executes statements in the order in which they were sent.
 */
class TimedDriver extends PostgresDriver {
  private readonly readOnly = new WeakSet<DatabaseConnection>()

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.accessMode === 'read only') this.readOnly.add(connection)
    const started = this.begin(connection, settings)
    // A connection that fails here fails each statement that follows, and the commit.
    started.catch(() => undefined)
    startTimes.set(connection, started)
  }

  private async begin(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<Date | undefined> {
    let now: Date | undefined
    const executeQuery: DatabaseConnection['executeQuery'] = async (query) => {
      const { rows } = await connection.executeQuery<{ now: Date }>(
        CompiledQuery.raw(`${query.sql}; ${TIME}`),
      )
      now = rows[0]?.now
      return { rows: [] }
    }
    const streamQuery: DatabaseConnection['streamQuery'] = (query, size) =>
      connection.streamQuery(query, size)
    await super.beginTransaction({ executeQuery, streamQuery }, settings)
    return now
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const started = startTimes.get(connection)
    startTimes.delete(connection)
    const committed = super.commitTransaction(connection)
    if (this.readOnly.delete(connection)) {
      committed.catch(() => undefined)
      return
    }
    await Promise.all([started, committed])
  }

  override rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    startTimes.delete(connection)
    this.readOnly.delete(connection)
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
