import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { ProviderScope } from '../../db/scope'

/** A callback as it was kept. */
export const findCallback = (db: Reader | Trx, _scope: ProviderScope, id: string) =>
  db.selectFrom('gateway_callbacks').selectAll().where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends; false when it was done meanwhile. */
export async function lockCallback(trx: Trx, _scope: ProviderScope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('gateway_callbacks')
    .select('id')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function finishCallback(
  trx: Trx,
  _scope: ProviderScope,
  id: string,
  outcome: string,
): Promise<void> {
  await trx
    .updateTable('gateway_callbacks')
    .set({ done_at: sql<Date>`now()`, outcome })
    .where('id', '=', id)
    .execute()
}
