import type { Trx } from '../db/db'
import { newId } from '../db/ids'
import { addJob } from '../db/jobs'
import { oneLine, renderMail, type NewMail } from './render-mail'

/**
 * Writes a mail and the job that sends it: both leave if, and once, the caller's transaction is
 * committed. It isn't sent after it is of no use: 30 days, when nothing else is said.
 */
export async function postMail(trx: Trx, mail: NewMail, uselessAfter?: Date): Promise<void> {
  const id = newId()
  await trx
    .insertInto('mails')
    .values({
      id,
      kind: mail.kind,
      to_email: oneLine(mail.to.email),
      to_name: oneLine(mail.to.name),
      language: mail.language,
      ...renderMail(mail),
      ...(uselessAfter && { useless_after: uselessAfter }),
    })
    .execute()
  await addJob(trx, 'send-mail', { mailId: id })
}
