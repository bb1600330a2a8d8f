import { sql } from 'kysely'
import type { Db, Reader } from '../db/db'
import { containing } from '../db/like'
import type { MailFile } from '../ports/mail'
import { unescapeHtml } from './mail-layout'
import { PUBLIC_URL_MARK } from './render-mail'

/** A stored mail with complete links. */
export interface StoredMail {
  id: string
  kind: string
  to: string
  toName: string
  subject: string
  html: string
  text: string
  links: string[]
  /** Attachments with their download addresses. */
  files: { name: string; mediaType: string; bytes: number; url: string }[]
  createdAt: Date
  sentAt: Date | null
}

interface Page {
  html: string
  text: string
}

/** Replaces the placeholder in the mail's links by the public address. */
export function withPublicUrl({ html, text }: Page, publicUrl: string): Page {
  return {
    html: html.replaceAll(PUBLIC_URL_MARK, () => publicUrl),
    text: text.replaceAll(PUBLIC_URL_MARK, () => publicUrl),
  }
}

function linksIn(html: string): string[] {
  const targets = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target = '']) =>
    unescapeHtml(target),
  )
  return [...new Set(targets)]
}

interface MailQuery {
  id?: string
  /** Part of the recipient's address or name. */
  to?: string
  limit: number
}

const COLUMNS = [
  'mails.id',
  'kind',
  'to_email',
  'to_name',
  'subject',
  'html',
  'text',
  'mails.created_at',
  'sent_at',
  'mail_files.name as file_name',
  'mail_files.media_type',
] as const

export async function readStoredMails(
  db: Db | Reader,
  publicUrl: string,
  { id, to, limit }: MailQuery,
): Promise<StoredMail[]> {
  const part = to && containing(to)
  let query = db
    .selectFrom('mails')
    .leftJoin('mail_files', 'mail_files.id', 'mails.file_id')
    .select(COLUMNS)
    .select(sql<number | null>`octet_length(mail_files.content)`.as('bytes'))
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
  if (id !== undefined) query = query.where('mails.id', '=', id)
  if (part)
    query = query.where((eb) =>
      eb.or([eb('to_email', 'ilike', part), eb('to_name', 'ilike', part)]),
    )
  const rows = await query.limit(limit).execute()
  return rows.map((row) => {
    const page = withPublicUrl(row, publicUrl)
    return {
      id: row.id,
      kind: row.kind,
      to: row.to_email,
      toName: row.to_name,
      subject: row.subject,
      ...page,
      links: linksIn(page.html),
      files:
        row.file_name === null
          ? []
          : [
              {
                name: row.file_name,
                mediaType: row.media_type ?? '',
                bytes: row.bytes ?? 0,
                url: `${publicUrl}/mailbox/${row.id}/file`,
              },
            ],
      createdAt: row.created_at,
      sentAt: row.sent_at,
    }
  })
}

export async function findMailFile(db: Db | Reader, mailId: string): Promise<MailFile | undefined> {
  const row = await db
    .selectFrom('mails')
    .innerJoin('mail_files', 'mail_files.id', 'mails.file_id')
    .select(['mail_files.name', 'mail_files.media_type', 'mail_files.content'])
    .where('mails.id', '=', mailId)
    .executeTakeFirst()
  return row && { name: row.name, mediaType: row.media_type, content: row.content }
}
