import { groupBy } from '@pasok/domain/kernel/group-by'
import type { Db } from '../../db/db'
import { PROVIDER } from '../../db/scope'
import { postMails } from '../../mail/post-mail'
import { lockDigests, takeDue, type DueRow } from './notifications.digests.store'
import { digestOf } from './notifications.mailing'

function mailTo(rows: readonly DueRow[]) {
  const [first] = rows
  if (!first?.is_active) return []
  const { email, full_name: name, language, side } = first
  return [digestOf({ email, name, language, side }, rows)]
}

/**
 * Mails each person what they chose to get once a day, once it is time. What is mailed is due no more
 * in the same transaction: however many processes do it, and however often, each is mailed once.
 */
export async function sendDigests(db: Db, now = new Date()): Promise<void> {
  const sendSome = () =>
    db.transaction().execute(async (trx) => {
      if (!(await lockDigests(trx, PROVIDER))) return 0
      const rows = await takeDue(trx, PROVIDER, now)
      const people = groupBy(rows, ({ owner_id, user_id }) => `${owner_id} ${user_id}`)
      await postMails(trx, [...people.values()].flatMap(mailTo))
      return rows.length
    })
  while ((await sendSome()) > 0);
}
