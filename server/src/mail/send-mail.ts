import { sql } from 'kysely'
import type { Db } from '../db/db'
import type { JobMap } from '../db/job-map'
import type { MailPort } from '../ports/mail'
import { withPublicUrl } from './kept-mails'

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
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst()
  // Sent before, by a try whose job could not be closed.
  if (!mail || mail.sent_at !== null) return
  if (mail.useless_after <= new Date() || mail.html === '') return letGo(db, mailId)
  const tried = { tries: sql<number>`tries + 1` }
  const { html, text } = withPublicUrl(mail, publicUrl())
  const to = { email: mail.to_email, name: mail.to_name }
  try {
    await port.send({ id: mail.id, to, subject: mail.subject, html, text })
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
  const wiped = { html: '', text: '', last_error: null }
  await db
    .updateTable('mails')
    .set({ ...tried, ...wiped, sent_at: sql<Date>`now()` })
    .where('id', '=', mailId)
    .execute()
}

/** Marks a mail that came to be of no use before it could leave. */
async function letGo(db: Db, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      html: '',
      text: '',
      last_error: sql`coalesce(last_error || ' · ', '') || 'Not sent: too late'`,
    })
    .where('id', '=', mailId)
    .execute()
}
