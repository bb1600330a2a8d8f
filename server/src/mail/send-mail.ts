import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../db/db'
import type { JobMap } from '../db/job-map'
import type { MailFile, MailPort } from '../ports/mail'
import { withPublicUrl } from './kept-mails'

interface Kept {
  id: string
  file_id: string | null
}

/** What is written of a mail that is done with. */
interface End {
  last_error: RawBuilder<string> | null
  tries?: RawBuilder<number>
  sent_at?: RawBuilder<Date>
}

/** Characters of a reason that are kept. */
const LONGEST_REASON = 500

export interface Post {
  db: Db
  port: MailPort
  /** Where people find the app, without a slash at the end. */
  publicUrl: () => string
}

/**
 * Sends one mail. Its words, with the link in them, are wiped once they have left; a mail that
 * could not be sent keeps the reason and is tried again.
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
  // Sent before, by a try whose job could not be closed.
  if (!mail || mail.sent_at !== null) return
  if (mail.is_useless || mail.html === '') return letGo(db, mail)
  const tried = { tries: sql<number>`tries + 1` }
  const { html, text } = withPublicUrl(mail, publicUrl())
  const to = { email: mail.to_email, name: mail.to_name }
  try {
    // Where no mail leaves, nobody needs a file's bytes.
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

/** Marks a mail that came to be of no use before it could leave. */
const letGo = (db: Db, mail: Kept) =>
  wipe(db, mail, {
    last_error: sql<string>`coalesce(last_error || ' · ', '') || 'Not sent: too late'`,
  })

/** A mail that is done with: without its words, nor its file once no other mail needs that. */
async function wipe(db: Db, { id, file_id: fileId }: Kept, end: End): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two that are the last at once don't both find the other still there.
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
