import { PROVIDER } from '../src/db/scope'
import type { Db } from '../src/db/db'
import { newId } from '../src/db/ids'
import { notifyOfEvent } from '../src/chapters/notifications/recipients/notify-people'
import { insertBroadcast } from '../src/chapters/notifications/broadcasts/recipients.store'

const DAY = 86_400_000
/** Older notifications have been read by all users. */
const NEWS_DAYS = 7

/**
 * Creates the demo users' notifications about the loaded events, older ones read, and a broadcast
 * of the provider; only once.
 */
export async function loadNotifications(db: Db): Promise<void> {
  const broadcasts = await db.selectFrom('broadcasts').select('id').limit(1).execute()
  const provider = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('email', '=', 'provider@pasok.test')
    .executeTakeFirst()
  if (broadcasts.length > 0 || !provider) return
  const happened = await db.selectFrom('outbox').select('id').orderBy('id').execute()
  // The events' own jobs will notify again, which has no effect.
  for (const row of happened) await notifyOfEvent(db, row.id)
  const now = new Date()
  await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.ref('created_at') }))
    .where('created_at', '<', new Date(now.getTime() - NEWS_DAYS * DAY))
    .where('read_at', 'is', null)
    .execute()
  await db.transaction().execute((trx) =>
    insertBroadcast(
      trx,
      PROVIDER,
      {
        id: newId(),
        title: 'Pemeliharaan terjadwal',
        message:
          'Pasok tidak dapat dipakai pada hari Minggu pukul 02.00–03.00 WIB. Dokumen yang sedang Anda kerjakan tetap tersimpan.',
        language: 'id',
        other_title: 'Scheduled maintenance',
        other_message:
          'Pasok is not available on Sunday from 02:00 to 03:00 WIB. Documents you are working on stay saved.',
        audience: 'all',
        created_by: provider.id,
        created_by_name: provider.full_name,
      },
      [],
    ),
  )
}
