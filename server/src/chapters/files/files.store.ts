import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { Scope } from '../../db/scope'

/** The company's own uploads; sides without a company have none. */
const own = (scope: Scope) => {
  if (scope.kind === 'buyer') return sql<boolean>`files.buyer_id = ${scope.id}`
  return scope.kind === 'vendor' ? sql<boolean>`files.vendor_id = ${scope.id}` : sql<boolean>`false`
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** An upload of this side whose content is kept. */
export function findFile(db: Reader | Trx, scope: Scope, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'prefix', 'name', 'media_type', 'size', 'attached_at'])
    .where('id', '=', id)
    .where(own(scope))
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
}

/** The same, held until the transaction ends: the sweep passes it over. */
export function holdFile(trx: Trx, scope: Scope, id: string): Promise<FileRow | undefined> {
  return trx
    .selectFrom('files')
    .select(['id', 'prefix', 'name', 'media_type', 'size', 'attached_at'])
    .where('id', '=', id)
    .where(own(scope))
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
