import type { LineProblem, ProductChange } from '@pasok/domain/catalog/imports/imports.model'
import type { ImportState } from '@pasok/domain/catalog/imports/imports.states'
import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import { ruleError } from '@pasok/domain/kernel/errors'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type ImportRecord = Selectable<Tables['product_imports']>
export type NewImport = Omit<Insertable<Tables['product_imports']>, 'vendor_id' | 'state'>
export type ImportColumns = Omit<Updateable<Tables['product_imports']>, 'vendor_id' | 'id'>

/** Imports whose file is completely uploaded; others are never shown. */
const ARRIVED = sql<boolean>`state <> 'uploading'`

export function listImportRows(
  db: Reader,
  scope: VendorScope,
  { skip, limit }: { skip: number; limit: number },
) {
  return db
    .selectFrom('product_imports')
    .selectAll()
    .where('vendor_id', '=', scope.id)
    .where(ARRIVED)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip * limit)
    .execute()
}

export async function countImports(db: Reader, scope: VendorScope): Promise<number> {
  const { count } = await db
    .selectFrom('product_imports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('vendor_id', '=', scope.id)
    .where(ARRIVED)
    .executeTakeFirstOrThrow()
  return count
}

export function findImport(
  db: Reader | Trx,
  scope: VendorScope,
  id: string,
): Promise<ImportRecord | undefined> {
  return db
    .selectFrom('product_imports')
    .selectAll()
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .where(ARRIVED)
    .executeTakeFirst()
}

/** Locks an import until the transaction ends, so that batches, starts and cancellations exclude each other. */
export function lockImport(
  trx: Trx,
  scope: VendorScope,
  id: string,
): Promise<ImportRecord | undefined> {
  return trx
    .selectFrom('product_imports')
    .selectAll()
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Serializes the starts of a vendor's imports. */
export async function lockImports(trx: Trx, scope: VendorScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('imports'), hashtext(${scope.id}))`.execute(trx)
}

export async function isImportRunning(db: Reader | Trx, scope: VendorScope): Promise<boolean> {
  const row = await db
    .selectFrom('product_imports')
    .select('id')
    .where('vendor_id', '=', scope.id)
    .where('state', 'in', ['checking', 'importing'])
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Checks that no import runs, before the lock and again when the returned function is called. @throws AppError
 * `rule`; `conflict` when another request started one meanwhile.
 */
export const checkNoImportRuns = (trx: Trx, scope: VendorScope, path?: string) =>
  checkBeforeWaiting(async () => {
    if (await isImportRunning(trx, scope)) throw ruleError(importErrors.oneAtOnce, {}, path)
  })

/**
 * Inserts an import and returns its row; undefined when the user's idempotency key already has one. A
 * concurrent insert of the same key is awaited.
 */
export function insertImport(
  trx: Trx,
  scope: VendorScope,
  row: NewImport,
): Promise<ImportRecord | undefined> {
  return trx
    .insertInto('product_imports')
    .values({ ...row, vendor_id: scope.id, state: 'uploading' })
    .onConflict((conflict) =>
      conflict
        .columns(['created_by', 'idempotency_key'])
        .where('idempotency_key', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Locks the import of an earlier request with the same idempotency key. */
export function lockSameImport(
  trx: Trx,
  scope: VendorScope,
  { created_by, idempotency_key }: Pick<NewImport, 'created_by' | 'idempotency_key'>,
): Promise<ImportRecord | undefined> {
  return trx
    .selectFrom('product_imports')
    .selectAll()
    .where('vendor_id', '=', scope.id)
    .where('created_by', '=', created_by)
    .where('idempotency_key', '=', idempotency_key ?? null)
    .forUpdate()
    .executeTakeFirst()
}

/** Updates an import in the given state; undefined when its state has changed. */
export function updateImport(
  trx: Trx,
  scope: VendorScope,
  id: string,
  state: ImportState,
  columns: ImportColumns,
): Promise<ImportRecord | undefined> {
  return trx
    .updateTable('product_imports')
    .set(columns)
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()
}

export interface BadRecord {
  line: number
  fields: readonly string[]
  problems: readonly LineProblem[]
}

export async function insertBadLines(
  trx: Trx,
  scope: VendorScope,
  importId: string,
  lines: readonly BadRecord[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into product_import_problems (vendor_id, import_id, line, fields, problems)
    select ${scope.id}, ${importId}, line, fields, problems
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as given(line integer, fields jsonb, problems jsonb)
  `.execute(trx)
}

export function listBadRecords(
  db: Reader | Trx,
  scope: VendorScope,
  importId: string,
  { after, limit, skip = 0 }: { after: number; limit: number; skip?: number },
): Promise<{ line: number; fields: string[]; problems: LineProblem[] }[]> {
  return db
    .selectFrom('product_import_problems')
    .select(['line', 'fields', 'problems'])
    .where('vendor_id', '=', scope.id)
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .offset(skip)
    .execute()
}

export async function listBadNumbers(
  trx: Trx,
  scope: VendorScope,
  importId: string,
  [first, last]: readonly [number, number],
): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('product_import_problems')
    .select('line')
    .where('vendor_id', '=', scope.id)
    .where('import_id', '=', importId)
    .where('line', '>=', first)
    .where('line', '<=', last)
    .execute()
  return new Set(rows.map(({ line }) => line))
}

export interface ChangeRecord {
  line: number
  product_id: string
  change: ProductChange
}

export async function insertChanges(
  trx: Trx,
  scope: VendorScope,
  importId: string,
  changes: readonly ChangeRecord[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into product_import_changes (vendor_id, import_id, line, product_id, change)
    select ${scope.id}, ${importId}, line, product_id, change
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as given(line integer, product_id uuid, change jsonb)
  `.execute(trx)
}

/** Lists the changes after a line of the file, with the current names of the products. */
export function listChanges(
  db: Reader,
  scope: VendorScope,
  importId: string,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .selectFrom('product_import_changes as changes')
    .innerJoin('products', (join) =>
      join
        .onRef('products.id', '=', 'changes.product_id')
        .onRef('products.vendor_id', '=', 'changes.vendor_id'),
    )
    .select(['line', 'change', 'products.sku', 'products.name'])
    .where('changes.vendor_id', '=', scope.id)
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()
}
