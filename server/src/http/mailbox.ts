import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { mailboxTexts } from '@pasok/domain/kernel/mailbox.texts'
import { type Language, formatText } from '@pasok/domain/kernel/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/db'
import { findMailFile, type StoredMail, readStoredMails } from '../mail/stored-mails'
import { escapeHtml } from '../mail/mail-layout'
import { dispositionOf } from './print-paper'
import { languageOf } from './language'
import { parse } from './parse'
import { plainPage, speaker } from './plain-page'

const LIMIT = 100

const queryShape = z.object({ to: z.string().trim().max(200).default('') })
const placeShape = z.object({ id: z.uuid() })

const OPEN = { config: { access: 'public' } } as const

/** Prevents browsers from caching pages with mails. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}

/**
 * Registers `/mailbox`, where anyone can read the mail stored in the database. It is only for trials and must
 * not be registered in production or where mail is sent. @param publicUrl target of the links; undefined: the
 * address by which the mailbox was opened
 */
export function registerMailbox(app: FastifyInstance, db: Db, publicUrl: string | undefined): void {
  const urlOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`

  app.get('/mailbox', OPEN, async (request, reply) => {
    const { to } = parse(queryShape, request.query)
    const mails = await readStoredMails(db, urlOf(request), { to, limit: LIMIT })
    return sendPage(reply, listPage({ mails, to, limit: LIMIT }, languageOf(request)))
  })

  app.get('/mailbox.json', OPEN, async (request, reply) => {
    const { to } = parse(queryShape, request.query)
    reply.header('cache-control', 'no-store')
    return readStoredMails(db, urlOf(request), { to, limit: LIMIT })
  })

  app.get('/mailbox/:id', OPEN, async (request, reply) => {
    const place = placeShape.safeParse(request.params)
    if (!place.success) throw notFound()
    const [mail] = await readStoredMails(db, urlOf(request), { id: place.data.id, limit: 1 })
    if (!mail) throw notFound()
    return sendPage(reply, mailPage(mail, languageOf(request)))
  })

  app.get('/mailbox/:id/file', OPEN, async (request, reply) => {
    const place = placeShape.safeParse(request.params)
    const file = getFound(place.success ? await findMailFile(db, place.data.id) : undefined)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', dispositionOf('attachment', file.name))
      .type(file.mediaType)
      .send(Buffer.from(file.content))
  })
}

function timeOf(mail: StoredMail, language: Language): string {
  const moment = formatText(momentIn(mail.createdAt, DEFAULT_TIME_ZONE), language)
  return `<time datetime="${mail.createdAt.toISOString()}">${escapeHtml(moment)}</time>`
}

const recipientOf = ({ to, toName }: StoredMail): string =>
  toName === ''
    ? escapeHtml(to)
    : `${escapeHtml(toName)}<br><span class="quiet">${escapeHtml(to)}</span>`

function tableOf(mails: readonly StoredMail[], language: Language): string {
  const translate = speaker(language)
  const rows = mails.map(
    (mail) => `<tr>
<td><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td>
<td>${recipientOf(mail)}</td>
<td class="time quiet">${timeOf(mail, language)}</td>
</tr>`,
  )
  return `<div class="card"><table>
<thead><tr><th scope="col">${translate(mailboxTexts.subject)}</th><th scope="col">${translate(mailboxTexts.to)}</th><th scope="col">${translate(mailboxTexts.time)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

interface List {
  mails: readonly StoredMail[]
  to: string
  limit: number
}

function listPage({ mails, to, limit }: List, language: Language): string {
  const translate = speaker(language)
  const none = to === '' ? translate(mailboxTexts.empty) : translate(mailboxTexts.noneFor, { to })
  const clear = `<a class="clear" href="/mailbox">${translate(mailboxTexts.clear)}</a>`
  const content = `<header><h1>${translate(mailboxTexts.title)}</h1><a href="/">${translate(mailboxTexts.toApp)}</a></header>
<p class="quiet">${translate(mailboxTexts.intro)}</p>
<form action="/mailbox" method="get" role="search">
<label>${translate(mailboxTexts.recipient)}<input type="search" name="to" value="${escapeHtml(to)}" placeholder="${translate(mailboxTexts.recipientHelp)}" autocomplete="off"></label>
<button>${translate(mailboxTexts.search)}</button>${to === '' ? '' : clear}
</form>
${mails.length === 0 ? `<p class="card empty">${none}</p>` : tableOf(mails, language)}
${mails.length < limit ? '' : `<p class="quiet">${translate(mailboxTexts.newest, { count: limit })}</p>`}`
  return plainPage(language, formatText(mailboxTexts.title, language), content)
}

function filesOf({ files }: StoredMail, language: Language): string {
  if (files.length === 0) return ''
  const links = files.map(({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`)
  return `<p>${speaker(language)(mailboxTexts.files)} ${links.join(', ')}</p>\n`
}

/** Renders a mail as a mail program would, in a sandboxed frame, and as plain text. */
function mailPage(mail: StoredMail, language: Language): string {
  const translate = speaker(language)
  const content = `<p><a href="/mailbox">← ${translate(mailboxTexts.all)}</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>${translate(mailboxTexts.to)}</dt><dd>${recipientOf(mail)}</dd><dt>${translate(mailboxTexts.time)}</dt><dd>${timeOf(mail, language)}</dd></dl>
${filesOf(mail, language)}<div class="card"><iframe title="${translate(mailboxTexts.page)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe></div>
<h2>${translate(mailboxTexts.plain)}</h2>
<div class="card"><pre>${escapeHtml(mail.text)}</pre></div>`
  return plainPage(language, mail.subject, content)
}
