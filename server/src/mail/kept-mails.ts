import type { Db, Reader } from '../db/db'
import { containing } from '../db/like'
import { unescapeHtml } from './mail-layout'
import { PUBLIC_URL_MARK } from './render-mail'

/** A mail as the database has it, its links complete. */
export interface KeptMail {
  id: string
  kind: string
  to: string
  toName: string
  subject: string
  html: string
  text: string
  /** The addresses that its page leads to, each once. */
  links: string[]
  createdAt: Date
  sentAt: Date | null
}

interface Page {
  html: string
  text: string
}

/** The mail's page and text with its links leading to where people find the app. */
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

interface Asked {
  id?: string
  /** All or part of the recipient's address or name. */
  to?: string
  /** No more than so many, the newest first. */
  limit: number
}

const COLUMNS = [
  'id',
  'kind',
  'to_email',
  'to_name',
  'subject',
  'html',
  'text',
  'created_at',
  'sent_at',
] as const

/** Kept mails, newest first. */
export async function readKeptMails(
  db: Db | Reader,
  publicUrl: string,
  { id, to, limit }: Asked,
): Promise<KeptMail[]> {
  const part = to && containing(to)
  let query = db
    .selectFrom('mails')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  if (id !== undefined) query = query.where('id', '=', id)
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
      createdAt: row.created_at,
      sentAt: row.sent_at,
    }
  })
}
