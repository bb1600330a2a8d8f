import {
  CompiledQuery,
  OperatorNode,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryCompiler,
  type Transaction,
  type TransactionSettings,
} from 'kysely'

/** Start time of each connection's transaction, by the database's clock; undefined if the database did not return it. */
export const startTimes = new WeakMap<DatabaseConnection, Promise<Date | undefined>>()

export const TIME = 'select now() as now'

/** The last statement of a connection's transaction, which leaves together with the commit. */
const lastStatements = new WeakMap<DatabaseConnection, CompiledQuery>()

/**
 * Sends a statement together with the commit of its transaction. When it fails, the database rolls back instead of
 * committing, and the transaction fails with its error. Its values must be texts, numbers or lists of them, so that
 * nothing can fail before it is sent.
 */
export const executeAtCommit = (
  trx: Pick<Transaction<unknown>, 'getExecutor'>,
  query: CompiledQuery,
): Promise<void> =>
  trx.getExecutor().provideConnection(async (connection) => {
    lastStatements.set(connection, query)
  })

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
    const last = lastStatements.get(connection)
    lastStatements.delete(connection)
    const written = last && connection.executeQuery(last)
    const committed = super.commitTransaction(connection)
    if (this.readOnly.delete(connection)) {
      committed.catch(() => undefined)
      return
    }
    await Promise.all([written, committed])
  }

  override rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    startTimes.delete(connection)
    lastStatements.delete(connection)
    this.readOnly.delete(connection)
    return super.rollbackTransaction(connection)
  }
}

/** How a list of values is compared as one array. */
const AS_ARRAY: Partial<Record<string, string>> = { in: ' = any(', 'not in': ' <> all(' }

/**
 * Sends a list of values as one array, so that a statement's text does not depend on the list's length and is
 * prepared once.
 */
class ArrayQueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node
    const compared = OperatorNode.is(operator) ? AS_ARRAY[operator.operator] : undefined
    if (compared === undefined || !PrimitiveValueListNode.is(rightOperand))
      return super.visitBinaryOperation(node)
    this.visitNode(leftOperand)
    this.append(compared)
    this.appendValue(rightOperand.values)
    this.append(')')
  }
}

/** A PostgreSQL dialect whose transactions know their start time, and whose lists of values are arrays. */
export class TimedDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config)
  }

  override createQueryCompiler(): QueryCompiler {
    return new ArrayQueryCompiler()
  }

  override createDriver(): Driver {
    return new TimedDriver(this.config)
  }
}
