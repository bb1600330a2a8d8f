import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../db/db'
import type { JobMap } from '../db/job-map'
import type { MailFile, MailPort } from '../ports/mail'
import { withPublicUrl } from './stored-mails'

interface MailReference {
  id: string
  file_id: string | null
}

interface End {
  last_error: RawBuilder<string> | null
  tries?: RawBuilder<number>
  sent_at?: RawBuilder<Date>
}

/** Maximum characters of a stored reason. */
const LONGEST_REASON = 500

export interface Post {
  db: Db
  port: MailPort
  /** Public address of the application, without a trailing slash. */
  publicUrl: () => string
}

/**
 * Sends one mail. Its content, including the link, is deleted after it was sent. For a failure, the reason is
 * stored and the mail is retried.
 */
export async function sendMail(
  { db, port, publicUrl }: Post,
  { mailId }: JobMap['send-mail'],
): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .select(sql<boolean>`useless_after <= now()`.as('is_useless'))
    .where('id', '=', mailId)
    .executeTakeFirst()
  // An earlier attempt sent the mail but could not record the end of its job.
  if (!mail || mail.sent_at !== null) return
  if (mail.is_useless || mail.html === '') return letGo(db, mail)
  const tried = { tries: sql<number>`tries + 1` }
  const { html, text } = withPublicUrl(mail, publicUrl())
  const to = { email: mail.to_email, name: mail.to_name }
  try {
    // When mail stays in the database, the attachment's content is not needed.
    const files = port.leaves ? await filesOf(db, mail.file_id) : []
    await port.send({ id: mail.id, to, subject: mail.subject, html, text, files })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const last_error = reason.slice(0, LONGEST_REASON)
    await db
      .updateTable('mails')
      .set({ ...tried, last_error })
      .where('id', '=', mailId)
      .execute()
    throw error
  }
  if (!port.leaves) return
  await wipe(db, mail, { ...tried, last_error: null, sent_at: sql<Date>`now()` })
}

async function filesOf(db: Db, fileId: string | null): Promise<MailFile[]> {
  if (fileId === null) return []
  const { name, media_type, content } = await db
    .selectFrom('mail_files')
    .selectAll()
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return [{ name, mediaType: media_type, content }]
}

const letGo = (db: Db, mail: MailReference) =>
  wipe(db, mail, {
    last_error: sql<string>`coalesce(last_error || ' · ', '') || 'Not sent: too late'`,
  })

/** Finishes a mail: deletes its content, and its attachment when no other mail needs it. */
async function wipe(db: Db, { id, file_id: fileId }: MailReference, end: End): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locked, so that of two last mails finishing concurrently one finds the other gone and deletes the
    // attachment.
    if (fileId !== null)
      await trx.selectFrom('mail_files').select('id').where('id', '=', fileId).forUpdate().execute()
    await trx
      .updateTable('mails')
      .set({ ...end, html: '', text: '', file_id: null })
      .where('id', '=', id)
      .execute()
    if (fileId !== null) await forgetFile(trx, fileId)
  })
}

async function forgetFile(trx: Trx, fileId: string): Promise<void> {
  await trx
    .deleteFrom('mail_files')
    .where('id', '=', fileId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('mails').select('mails.id').where('mails.file_id', '=', fileId)),
      ),
    )
    .execute()
}
