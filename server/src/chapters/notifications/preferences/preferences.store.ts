import type { MailChoice } from '@pasok/domain/notifications/notifications.model'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { Scope } from '../../../db/scope'
import { ownerOf } from '../live/owner'

/** Returns the user's choices by kind; unchanged defaults are not included. */
export async function listChoices(
  db: Reader | Trx,
  scope: Scope,
  userId: string,
): Promise<Map<string, MailChoice>> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'mail'])
    .where('owner_id', '=', ownerOf(scope))
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ kind, mail }) => [kind, mail]))
}

/** Saves the user's choices. Kinds no longer mailed daily are removed from the next daily mail. */
export async function saveChoices(
  trx: Trx,
  scope: Scope,
  userId: string,
  choices: ReadonlyMap<string, MailChoice>,
): Promise<void> {
  if (choices.size === 0) return
  const otherwise = [...choices].flatMap(([kind, mail]) => (mail === 'daily' ? [] : [kind]))
  const rows = [...choices]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, mail]) => ({ owner_id: ownerOf(scope), user_id: userId, kind, mail }))
  await trx
    .insertInto('notification_preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'user_id', 'kind'])
        .doUpdateSet((eb) => ({ mail: eb.ref('excluded.mail') })),
    )
    .execute()
  await trx
    .updateTable('notifications')
    .set({ digest_at: null })
    .where('owner_id', '=', ownerOf(scope))
    .where('user_id', '=', userId)
    .where('digest_at', 'is not', null)
    .where('kind', '=', sql<string>`any(${otherwise})`)
    .execute()
}
