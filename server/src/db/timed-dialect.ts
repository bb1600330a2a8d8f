import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'

/** Start time of each connection's transaction, by the database's clock; undefined if the database did not return it. */
export const startTimes = new WeakMap<DatabaseConnection, Promise<Date | undefined>>()

export const TIME = 'select now() as now'

/**
 * Reads the database's time together with the statement that begins a transaction. Neither the beginning nor the
 * end of a read-only transaction is waited for: the connection executes statements in the order of sending.
 */
class TimedDriver extends PostgresDriver {
  private readonly readOnly = new WeakSet<DatabaseConnection>()

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.accessMode === 'read only') this.readOnly.add(connection)
    const started = this.begin(connection, settings)
    startTimes.set(connection, started)
    // A write must not be sent before its transaction has begun: it would be committed alone if that failed.
    if (settings.accessMode !== 'read only') await started
    else started.catch(() => undefined)
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
    startTimes.delete(connection)
    const committed = super.commitTransaction(connection)
    if (this.readOnly.delete(connection)) {
      committed.catch(() => undefined)
      return
    }
    await committed
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
