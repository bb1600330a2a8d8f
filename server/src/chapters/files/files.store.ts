import { PREFIXES_BY_SIDE } from '@pasok/domain/files/files.constants'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { Scope } from '../../db/scope'
import type { Tables } from '../../db/tables'

/** The side's own uploads; an account that acts for none has none. */
const own = (scope: Scope) => {
  if (scope.kind === 'buyer') return sql<boolean>`files.buyer_id = ${scope.id}`
  if (scope.kind === 'vendor') return sql<boolean>`files.vendor_id = ${scope.id}`
  return scope.kind === 'provider' ? sql<boolean>`files.prefix = 'provider'` : sql<boolean>`false`
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** What this side uploads; what the platform made for it is opened by the calls that made it alone. */
const uploadedBy = ({ kind }: Scope) =>
  sql<boolean>`files.prefix = any(${[...PREFIXES_BY_SIDE[kind]]}::text[])`

/** An upload of this side whose content is kept. */
export function findFile(db: Reader | Trx, scope: Scope, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'prefix', 'name', 'media_type', 'size', 'attached_at', 'uploaded_by'])
    .where('id', '=', id)
    .where(own(scope))
    .where(uploadedBy(scope))
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
}

/** The same, held until the transaction ends: the sweep passes it over. */
export function holdFile(trx: Trx, scope: Scope, id: string): Promise<FileRow | undefined> {
  return trx
    .selectFrom('files')
    .select(['id', 'prefix', 'name', 'media_type', 'size', 'attached_at', 'uploaded_by'])
    .where('id', '=', id)
    .where(own(scope))
    .where(uploadedBy(scope))
    .where('stored_at', 'is not', null)
    .forKeyShare()
    .executeTakeFirst()
}

/** How many of these uploads are this side's; all of them are used from now on. */
export async function markAttached(
  trx: Trx,
  scope: Scope,
  ids: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ attached_at: sql<Date>`coalesce(attached_at, now())` })
    .where('id', 'in', ids)
    .where(own(scope))
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export type UploadRow = Selectable<Tables['files']>
export type NewUpload = Omit<
  Insertable<Tables['files']>,
  'buyer_id' | 'vendor_id' | 'created_at' | 'stored_at' | 'attached_at'
>

const ownerOf = (scope: Scope) => ({
  buyer_id: scope.kind === 'buyer' ? scope.id : null,
  vendor_id: scope.kind === 'vendor' ? scope.id : null,
})

/** The new row; nothing when the person's key has one already, which is waited for. */
export function insertUpload(
  trx: Trx,
  scope: Scope,
  upload: NewUpload,
): Promise<UploadRow | undefined> {
  return trx
    .insertInto('files')
    .values({ ...upload, ...ownerOf(scope), stored_at: null, attached_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['uploaded_by', 'idempotency_key'])
        .where('idempotency_key', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The row with the same key of the same person, whomever they acted for; one that isn't stored yet is young again. */
export function claimSameUpload(
  trx: Trx,
  _scope: Scope,
  { uploaded_by, idempotency_key }: NewUpload,
): Promise<UploadRow | undefined> {
  return trx
    .updateTable('files')
    .set({ created_at: sql<Date>`case when stored_at is null then now() else created_at end` })
    .where('uploaded_by', '=', uploaded_by)
    .where('idempotency_key', '=', idempotency_key ?? null)
    .returningAll()
    .executeTakeFirst()
}

/** False when it was marked before, or is gone. */
export async function markStored(trx: Trx, scope: Scope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ stored_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(own(scope))
    .where('stored_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function isKept(trx: Trx, scope: Scope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where(own(scope))
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** One upload of a side is counted after the other. */
export async function lockUploads(trx: Trx, scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'), hashtext(${'id' in scope ? scope.id : scope.kind}))`.execute(
    trx,
  )
}

/** How many uploads of this side nothing was made of yet, and how many bytes they have. */
export async function sumUnattached(
  trx: Trx,
  scope: Scope,
): Promise<{ files: number; bytes: number }> {
  const sums = await trx
    .selectFrom('files')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'),
    ])
    .where('id' in scope ? sql<boolean>`coalesce(buyer_id, vendor_id) = ${scope.id}` : own(scope))
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  return sums
}
