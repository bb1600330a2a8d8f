import { isEmail } from '@pasok/domain/identity/identity.rules'
import type { MailPort } from '../../../ports/mail'

interface SmtpOptions {
  /** `smtp://` (STARTTLS when the server offers it) or `smtps://`, with user and password. */
  url: string
  from: { name: string; email: string }
  /** Milliseconds per step; the default suits a background job. */
  patienceMs?: number
}

/** A job goes through all these steps one after another; their sum stays far below the job's time limit. */
const CONNECT_MS = 8_000
const SILENCE_MS = 12_000

const base64 = (text: string) => Buffer.from(text).toString('base64')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns all forms in which the password may appear in an error message, the longest first. */
function secretsOf(url: string): string[] {
  const { username, password } = new URL(url)
  if (password === '') return []
  const [user, secret] = [decoded(username), decoded(password)]
  return [base64(`\u0000${user}\u0000${secret}`), base64(secret), password, secret]
}

/** Returns an error that is safe to store: without secrets and without the library's connection details. */
function plainError(error: unknown, secrets: readonly string[]): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? `${String(error.code)}: ` : ''
  return new Error(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), code + reason))
}

/** Creates a mail port for an SMTP server, with one connection per mail. */
export function createSmtpMail({ url, from, patienceMs }: SmtpOptions): MailPort {
  const secrets = secretsOf(url)
  // The library is loaded with the first mail, so that the start of the server does not wait for it.
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: patienceMs ?? CONNECT_MS,
      dnsTimeout: patienceMs ?? CONNECT_MS,
      greetingTimeout: patienceMs ?? CONNECT_MS,
      socketTimeout: patienceMs ?? SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const domain = from.email.slice(from.email.lastIndexOf('@') + 1)
  return {
    leaves: true,
    async send({ id, to, subject, html, text, files = [] }) {
      if (!isEmail(to.email)) throw new Error('The recipient is not a single mail address.')
      try {
        const transport = await openTransport()
        await transport.sendMail({
          envelope: { from: from.email, to: [to.email] },
          from: { name: from.name, address: from.email },
          to: { name: to.name, address: to.email },
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          subject,
          html,
          text,
          attachments: files.map(({ name, mediaType, content }) => ({
            filename: name,
            contentType: mediaType,
            content: Buffer.from(content),
          })),
        })
      } catch (error) {
        throw plainError(error, secrets)
      }
    },
  }
}
