import type { Language } from '@pasok/domain/kernel/texts'

/** A mail's texts in one language with their values; line breaks in them are preserved. */
interface MailParts {
  language: Language
  product: string
  subject: string
  heading: string
  lines: readonly string[]
  button: { text: string; href: string; below: string } | undefined
  note: string | undefined
  footer: string
}

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Dark mode styles; mail programs without support for them use the inline colours. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-decoration:underline}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#111416!important}
.card{background:#1b1f22!important;border-color:#33393d!important}
.ink{color:#eceff1!important}
.quiet{color:#a7b0b6!important}
.mark{color:#2dd4bf!important}
.rule{border-color:#33393d!important}
}`

const ESCAPES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return ESCAPES.reduce((done, [plain, escaped]) => done.replaceAll(plain, escaped), text)
}

export function unescapeHtml(text: string): string {
  return ESCAPES.reduceRight((done, [plain, escaped]) => done.replaceAll(escaped, plain), text)
}

const broken = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function row(content: string, space = '0 32px 16px'): string {
  return `<tr><td class="pad" style="padding:${space}">${content}</td></tr>`
}

function paragraph(text: string): string {
  return row(
    `<p class="ink" style="margin:0;${FONT};font-size:15px;line-height:23px;color:#1f2933;overflow-wrap:anywhere">${broken(text)}</p>`,
  )
}

function small(content: string): string {
  return `<p class="quiet" style="margin:0;${FONT};font-size:12px;line-height:18px;color:#5f6b73;overflow-wrap:anywhere">${content}</p>`
}

/** Renders the button as a table cell, which works in every mail program. */
function buttonRows({ text, href, below }: NonNullable<MailParts['button']>): string[] {
  const target = escapeHtml(href)
  return [
    row(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="border-radius:8px;background:#0f766e"><a href="${target}" target="_blank" rel="noopener" style="display:inline-block;padding:12px 24px;${FONT};font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`,
      '8px 32px 24px',
    ),
    row(
      small(
        `${broken(below)}<br><a class="mark" href="${target}" target="_blank" rel="noopener" style="color:#0f766e;word-break:break-all">${target}</a>`,
      ),
    ),
  ]
}

/** Renders a mail as HTML with tables and inline styles, at most 560 px wide, without external resources. */
export function layoutHtml(parts: MailParts): string {
  const rows = [
    row(
      `<p class="mark" style="margin:0;${FONT};font-size:15px;line-height:20px;font-weight:600;color:#0f766e">${escapeHtml(parts.product)}</p>`,
      '28px 32px 20px',
    ),
    row(
      `<h1 class="ink" style="margin:0;${FONT};font-size:22px;line-height:30px;font-weight:600;color:#1f2933;overflow-wrap:anywhere">${broken(parts.heading)}</h1>`,
    ),
    ...parts.lines.map(paragraph),
    ...(parts.button ? buttonRows(parts.button) : []),
    ...(parts.note === undefined ? [] : [row(small(broken(parts.note)))]),
  ]
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f6f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe4e7;border-radius:8px;text-align:left">
${rows.join('\n')}
<tr><td class="pad rule" style="padding:16px 32px 20px;border-top:1px solid #dfe4e7">${small(broken(parts.footer))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

export function layoutText(parts: MailParts): string {
  const { button } = parts
  const blocks = [
    parts.heading,
    ...parts.lines,
    ...(button ? [`${button.text}:\n${button.href}`] : []),
    ...(parts.note === undefined ? [] : [parts.note]),
    // "-- " (with a space) marks the following text as a signature.
    `-- \n${parts.footer}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
