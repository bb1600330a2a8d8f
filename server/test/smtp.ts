import { once } from 'node:events'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  envelope: { from: string; to: string[] }
  /** Who signed in, where signing in is asked for. */
  user: string | undefined
  /** As it came over the wire. */
  source: string
  mail: Email
}

interface SmtpTestOptions {
  /** A port that must be the same again; a free one unless given. */
  port?: number
  /** Nobody else may send. */
  account?: { user: string; password: string }
  /** Refuses a recipient, with this answer. */
  refuse?: (recipient: string) => string | undefined
  /** Waits before a mail is taken. */
  beforeTaking?: () => Promise<void>
}

export interface SmtpTestServer {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

/** An SMTP server on loopback that keeps what it receives. */
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
  // A connection that a test cuts is no failure of the test.
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
