import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { mailboxTexts } from '@pasok/domain/kernel/mailbox.texts'
import { say, type Language } from '@pasok/domain/kernel/texts'
import type { KeptMail } from '../mail/kept-mails'
import { escapeHtml } from '../mail/mail-layout'
import { plainPage, speaker } from './plain-page'

function timeOf(mail: KeptMail, language: Language): string {
  const moment = say(momentIn(mail.createdAt, DEFAULT_TIME_ZONE), language)
  return `<time datetime="${mail.createdAt.toISOString()}">${escapeHtml(moment)}</time>`
}

const recipientOf = ({ to, toName }: KeptMail): string =>
  toName === ''
    ? escapeHtml(to)
    : `${escapeHtml(toName)}<br><span class="quiet">${escapeHtml(to)}</span>`

function tableOf(mails: readonly KeptMail[], language: Language): string {
  const tell = speaker(language)
  const rows = mails.map(
    (mail) => `<tr>
<td><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td>
<td>${recipientOf(mail)}</td>
<td class="time quiet">${timeOf(mail, language)}</td>
</tr>`,
  )
  return `<div class="card"><table>
<thead><tr><th scope="col">${tell(mailboxTexts.subject)}</th><th scope="col">${tell(mailboxTexts.to)}</th><th scope="col">${tell(mailboxTexts.time)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

interface List {
  mails: readonly KeptMail[]
  /** What was searched for. */
  to: string
  /** More than so many are not shown. */
  limit: number
}

/** The list of kept mail, with its search. */
export function listPage({ mails, to, limit }: List, language: Language): string {
  const tell = speaker(language)
  const none = to === '' ? tell(mailboxTexts.empty) : tell(mailboxTexts.noneFor, { to })
  const clear = `<a class="clear" href="/mailbox">${tell(mailboxTexts.clear)}</a>`
  const content = `<header><h1>${tell(mailboxTexts.title)}</h1><a href="/">${tell(mailboxTexts.toApp)}</a></header>
<p class="quiet">${tell(mailboxTexts.intro)}</p>
<form action="/mailbox" method="get" role="search">
<label>${tell(mailboxTexts.recipient)}<input type="search" name="to" value="${escapeHtml(to)}" placeholder="${tell(mailboxTexts.recipientHelp)}" autocomplete="off"></label>
<button>${tell(mailboxTexts.search)}</button>${to === '' ? '' : clear}
</form>
${mails.length === 0 ? `<p class="card empty">${none}</p>` : tableOf(mails, language)}
${mails.length < limit ? '' : `<p class="quiet">${tell(mailboxTexts.newest, { count: limit })}</p>`}`
  return plainPage(language, say(mailboxTexts.title, language), content)
}

/** What goes with a mail, to be saved. */
function filesOf({ files }: KeptMail, language: Language): string {
  if (files.length === 0) return ''
  const links = files.map(({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`)
  return `<p>${speaker(language)(mailboxTexts.files)} ${links.join(', ')}</p>\n`
}

/** One mail: as the page that a mail program shows, which can run nothing here, and as plain text. */
export function mailPage(mail: KeptMail, language: Language): string {
  const tell = speaker(language)
  const content = `<p><a href="/mailbox">← ${tell(mailboxTexts.all)}</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>${tell(mailboxTexts.to)}</dt><dd>${recipientOf(mail)}</dd><dt>${tell(mailboxTexts.time)}</dt><dd>${timeOf(mail, language)}</dd></dl>
${filesOf(mail, language)}<div class="card"><iframe title="${tell(mailboxTexts.page)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe></div>
<h2>${tell(mailboxTexts.plain)}</h2>
<div class="card"><pre>${escapeHtml(mail.text)}</pre></div>`
  return plainPage(language, mail.subject, content)
}
