import { groupBy } from '@pasok/domain/kernel/group-by'
import { databaseNow } from '../../../db/database-now'
import type { Db } from '../../../db/db'
import { PROVIDER } from '../../../db/scope'
import { postMails } from '../../../mail/post-mail'
import { lockDigests, takeDue, type DueRow } from './digests.store'
import { digestOf } from './notification-mails'
import { listWaitedStates } from '../recipients/states.store'

function mailTo(rows: readonly DueRow[], states: ReadonlyMap<string, string>) {
  const [first] = rows
  if (!first?.is_active) return []
  const { email, full_name: name, language, side } = first
  return [digestOf({ email, name, language, side }, rows, states)]
}

/**
 * Sends each user the due daily mail. Claiming the notifications and queuing the mail is one transaction, so
 * each user gets the mail once, however many processes run this.
 */
export async function sendDigests(db: Db, at?: Date): Promise<void> {
  const now = at ?? (await databaseNow(db))
  const sendSome = () =>
    db.transaction().execute(async (trx) => {
      if (!(await lockDigests(trx, PROVIDER))) return 0
      const rows = await takeDue(trx, PROVIDER, now)
      // For an order that moved several times, the mail shows only the latest move.
      const due = new Set(rows.map(({ id }) => id))
      const entries = rows.filter(
        ({ folded_into }) => folded_into === null || !due.has(folded_into),
      )
      const states = await listWaitedStates(trx, PROVIDER, entries)
      const people = groupBy(entries, ({ owner_id, user_id }) => `${owner_id} ${user_id}`)
      await postMails(
        trx,
        [...people.values()].flatMap((own) => mailTo(own, states)),
      )
      return rows.length
    })
  while ((await sendSome()) > 0);
}
