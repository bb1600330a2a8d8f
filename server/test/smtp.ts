import { once } from 'node:events'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  envelope: { from: string; to: string[] }
  /** The signed-in user, where authentication is required. */
  user: string | undefined
  /** The mail as received. */
  source: string
  mail: Email
}

interface SmtpTestOptions {
  /** A fixed port; by default a free one. */
  port?: number
  /** The only account that may send. */
  account?: { user: string; password: string }
  /** Returns the response with which a recipient is refused; undefined accepts the recipient. */
  refuse?: (recipient: string) => string | undefined
  /** Awaited before a mail is accepted. */
  beforeTaking?: () => Promise<void>
}

export interface SmtpTestServer {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

/** Starts an SMTP server on loopback that stores what it receives. */
export async function startSmtp(options: SmtpTestOptions = {}): Promise<SmtpTestServer> {
  const { account, refuse, beforeTaking } = options
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === account?.user && password === account?.password
      if (isKnown) done(null, { user: username })
      else done(new Error(`Wrong password ${password ?? ''} of ${username ?? ''}`))
    },
    onRcptTo({ address }, _session, done) {
      const answer = refuse?.(address)
      done(answer === undefined ? null : Object.assign(new Error(answer), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      const take = async () => {
        const parts: Buffer[] = []
        for await (const part of stream) parts.push(Buffer.from(part))
        const source = Buffer.concat(parts).toString('utf8')
        await beforeTaking?.()
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          envelope: {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
          },
          user: session.user,
          source,
          mail: await PostalMime.parse(source),
        })
      }
      callbackify(take)((error) => done(error))
    },
  })
  // Connections interrupted by a test are not failures.
  server.on('error', () => undefined)
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
