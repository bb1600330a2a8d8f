import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { mailboxTexts } from '@pasok/domain/kernel/mailbox.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { say, type Language, type Text, type Values } from '@pasok/domain/kernel/texts'
import type { KeptMail } from '../mail/kept-mails'
import { escapeHtml } from '../mail/mail-layout'

const STYLE = `
:root{color-scheme:light dark;--page:#f8f9fa;--card:#fff;--line:#e6e9ec;--ink:#242b32;--quiet:#57616c;--accent:#0f766e;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--page:#14191d;--card:#1e2429;--line:#3a434b;--ink:#e4e8eb;--quiet:#98a2ab;--accent:#2dd4bf;--on-accent:#0e1215}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:14px/20px Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 48px}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between}
h1{margin:0;font-size:24px;line-height:32px;font-weight:600;overflow-wrap:anywhere}
h2{margin:24px 0 8px;font-size:16px;line-height:24px;font-weight:600}
p{margin:4px 0 16px}
.quiet{color:var(--quiet)}
a{color:var(--accent)}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:16px 0}
label{display:grid;gap:4px;flex:1 1 240px;max-width:360px;font-weight:500}
input,button{font:inherit;color:inherit;min-height:36px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--card)}
input{width:100%}
button{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:500;cursor:pointer}
:is(a,input,button):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.clear{align-self:center;padding:8px}
.card{background:var(--card);border:1px solid var(--line);border-radius:8px;overflow:hidden}
table{width:100%;border-collapse:collapse;font-size:13px}
th{text-align:left;font-weight:500;color:var(--quiet)}
th:first-child{width:45%}
th,td{padding:10px 16px;vertical-align:top;overflow-wrap:anywhere}
tbody tr{border-top:1px solid var(--line)}
td:first-child a{font-weight:500}
.time{white-space:nowrap;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:8px 0 16px}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:640px;border:0}
pre{margin:0;padding:16px;font:13px/20px ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:48px 16px;text-align:center;color:var(--quiet)}
@media (max-width:640px){
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tbody tr{display:grid;gap:2px;padding:12px 16px}
tbody tr:first-child{border-top:0}
td{padding:0}
td a{display:block;padding:4px 0}
input,button{min-height:44px}
button{flex:1 1 auto}
label{max-width:none;flex-basis:100%}
.clear{padding:12px}
}`

function page(language: Language, title: string, content: string): string {
  const product = escapeHtml(say(shellTexts.product, language))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${product}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`
}

/** Says texts of the mailbox, safe to stand in HTML. */
const speaker = (language: Language) => (text: Text, values?: Values) =>
  escapeHtml(say(text, language, values))

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
  return page(language, say(mailboxTexts.title, language), content)
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
  return page(language, mail.subject, content)
}
