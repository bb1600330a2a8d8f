import type { LineProblem, ProductChange } from '@pasok/domain/catalog/catalog.import.model'
import type { ImportState } from '@pasok/domain/catalog/catalog.import.states'
import { importErrors } from '@pasok/domain/catalog/catalog.import.errors'
import { broken } from '@pasok/domain/kernel/errors'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type ImportRecord = Selectable<Tables['product_imports']>
export type NewImport = Omit<Insertable<Tables['product_imports']>, 'vendor_id' | 'state'>
export type ImportColumns = Omit<Updateable<Tables['product_imports']>, 'vendor_id' | 'id'>

/** What has arrived; what still arrives is nobody's to see. */
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

/** Held until the transaction ends: a batch, a start and a cancel never meet. */
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

/** A vendor's imports begin one after the other. */
export async function lockImports(trx: Trx, scope: VendorScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('imports'), hashtext(${scope.id}))`.execute(trx)
}

/** True while one of the vendor's is checked or imported. */
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
 * Checks that none is checked or imported, before imports are locked and again when called.
 * @throws AppError `rule`; `conflict` when another request started one meanwhile.
 */
export const checkNoImportRuns = (trx: Trx, scope: VendorScope, path?: string) =>
  checkBeforeWaiting(async () => {
    if (await isImportRunning(trx, scope)) throw broken(importErrors.oneAtOnce, {}, path)
  })

/** The new row; nothing when the person's key has one already, which is waited for. */
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

/** The row of the same call before, held. */
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

/** Changes an import that is in this state; nothing when it is in another by now. */
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

/** A bad line as it is kept. */
export interface BadRecord {
  line: number
  fields: readonly string[]
  problems: readonly LineProblem[]
}

/** In one statement, whatever their number. */
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

/** Bad lines above a line, in the file's order. */
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

/** Which lines between two are known to be bad. */
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

/** What an import did to a product. */
export interface ChangeRecord {
  line: number
  product_id: string
  change: ProductChange
}

/** In one statement, whatever their number. */
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

/** What an import did, below a line of its file, with how each product is known by now. */
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
