import type { Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

/** What the company saved last; nothing until it saved one. */
export function findPlatformSetting(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('platform_settings')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .executeTakeFirst()
}

type SettingColumns = Omit<Insertable<Tables['platform_settings']>, 'buyer_id' | 'version'>

/** Saves it, of a company that is held. */
export async function putPlatformSetting(
  trx: Trx,
  scope: BuyerScope,
  columns: SettingColumns,
): Promise<void> {
  await trx
    .insertInto('platform_settings')
    .values({ ...columns, buyer_id: scope.id })
    .onConflict((conflict) =>
      conflict
        .column('buyer_id')
        .doUpdateSet((eb) => ({ ...columns, version: eb('platform_settings.version', '+', 1) })),
    )
    .execute()
}
