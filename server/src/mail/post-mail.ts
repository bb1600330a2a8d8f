import { sql } from 'kysely'
import type { Trx } from '../db/db'
import { newId } from '../db/ids'
import { insertRows } from '../db/insert-rows'
import { jobOfRow } from '../db/jobs'
import type { MailFile } from '../ports/mail'
import { oneLine, renderMail, type NewMail } from './render-mail'

/**
 * Queues a mail with its job in the caller's transaction, so that it is sent only after the commit. It is not
 * sent after `uselessAfter`; by default 30 days.
 */
export async function postMail(trx: Trx, mail: NewMail, uselessAfter?: Date): Promise<void> {
  await postMails(trx, [mail], uselessAfter)
}

/** Queues several mails, with their jobs, in one statement. */
export async function postMails(
  trx: Trx,
  mails: readonly NewMail[],
  uselessAfter?: Date,
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map((mail) => mailRow(newId(), mail, uselessAfter))
  await sql`with mailed as (${insertRows('mails', rows)} returning id)
    select ${JOB_OF_MAIL} from mailed`.execute(trx)
}

/** Adds the job that sends a mail, for each row of a statement that has the mail's id. */
export const JOB_OF_MAIL = jobOfRow('send-mail', sql`json_build_object('mailId', id)`)

/** Builds the row of a mail. */
export const mailRow = (id: string, mail: NewMail, uselessAfter?: Date) => ({
  id,
  kind: mail.kind,
  to_email: oneLine(mail.to.email),
  to_name: oneLine(mail.to.name),
  language: mail.language,
  file_id: mail.fileId ?? null,
  ...renderMail(mail),
  ...(uselessAfter && { useless_after: uselessAfter }),
})

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
