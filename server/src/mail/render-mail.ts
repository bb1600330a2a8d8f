import type { MailWords } from '@pasok/domain/kernel/mails'
import { openLink } from '@pasok/domain/kernel/open-link'
import { mailTexts } from '@pasok/domain/kernel/mail.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { formatText, type Language, type Text, type Values } from '@pasok/domain/kernel/texts'
import { layoutHtml, layoutText } from './mail-layout'

/** Placeholder for the public address in stored mails, because only the running server knows it. */
export const PUBLIC_URL_MARK = '{{publicUrl}}'

export interface NewMail {
  /** Purpose of the mail for administrators, such as `verify-email`. */
  kind: string
  to: { email: string; name: string }
  language: Language
  words: MailWords
  values?: Values
  /** Path of the button's link below the public address, such as `/verify-email?token=…`. */
  path?: string
  /** Attachment (`storeMailFile`). */
  fileId?: string
}

interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Reduces a text to one line without control characters, so that it cannot inject a mail header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** Removes control characters except line breaks. */
function cleanValue(value: string | number): string {
  return String(value)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(PUBLIC_URL_MARK, '')
}

function hrefOf({ words, path, kind }: NewMail): string | undefined {
  if ((words.button === undefined) !== (path === undefined))
    throw new Error(`The mail ${kind} has a button without a link, or a link without a button`)
  if (path === undefined) return undefined
  if (!/^\/(?!\/)[!-~]*$/.test(path))
    throw new Error(`The link of the mail ${kind} is not a path of this app`)
  return PUBLIC_URL_MARK + openLink(path)
}

/**
 * Renders a mail's subject, HTML page and plain text; links begin with the placeholder of the public address.
 */
export function renderMail(mail: NewMail): RenderedMail {
  const { language, words } = mail
  const values = Object.fromEntries(
    Object.entries(mail.values ?? {}).map(([name, value]) => [name, cleanValue(value)]),
  )
  const translate = (text: Text) => formatText(text, language, values)
  const product = formatText(shellTexts.product, language)
  const href = hrefOf(mail)
  const subject = oneLine(translate(words.subject))
  const parts = {
    language,
    product,
    subject,
    heading: translate(words.heading),
    lines: words.lines.map(translate),
    button:
      words.button && href !== undefined
        ? {
            text: oneLine(translate(words.button)),
            href,
            below: formatText(mailTexts.linkBelow, language),
          }
        : undefined,
    note: words.note && translate(words.note),
    footer: formatText(mailTexts.footer, language, { product, email: oneLine(mail.to.email) }),
  }
  return { subject, html: layoutHtml(parts), text: layoutText(parts) }
}
