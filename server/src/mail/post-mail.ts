import type { Trx } from '../db/db'
import { newId } from '../db/ids'
import { addJobs } from '../db/jobs'
import type { MailFile } from '../ports/mail'
import { oneLine, renderMail, type NewMail } from './render-mail'

/**
 * Queues a mail with its job in the caller's transaction, so that it is sent only after the commit. It is not
 * sent after `uselessAfter`; by default 30 days.
 */
export async function postMail(trx: Trx, mail: NewMail, uselessAfter?: Date): Promise<void> {
  await postMails(trx, [mail], uselessAfter)
}

/** Queues several mails in a fixed number of statements. */
export async function postMails(
  trx: Trx,
  mails: readonly NewMail[],
  uselessAfter?: Date,
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map((mail) => ({
    id: newId(),
    kind: mail.kind,
    to_email: oneLine(mail.to.email),
    to_name: oneLine(mail.to.name),
    language: mail.language,
    file_id: mail.fileId ?? null,
    ...renderMail(mail),
    ...(uselessAfter && { useless_after: uselessAfter }),
  }))
  await trx.insertInto('mails').values(rows).execute()
  const jobs = rows.map(({ id }) => ({ mailId: id }))
  await addJobs(trx, 'send-mail', jobs)
}

/** Addresses a mail to a user in the user's language. */
export const mailTo = <Language extends NewMail['language']>(user: {
  email: string
  full_name: string
  language: Language
}) => ({ to: { email: user.email, name: user.full_name }, language: user.language })

/** Stores an attachment until the last of its mails is sent. @returns its id. */
export async function storeMailFile(trx: Trx, file: MailFile): Promise<string> {
  const id = newId()
  await trx
    .insertInto('mail_files')
    .values({
      id,
      name: file.name,
      media_type: file.mediaType,
      content: Buffer.from(file.content),
    })
    .execute()
  return id
}
