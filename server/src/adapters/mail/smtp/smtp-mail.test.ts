import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { startSmtp, type SmtpTestServer } from '../../../../test/smtp'
import { describeMail } from '../mail.conformance'
import { createSmtpMail } from './smtp-mail'

const FROM = { name: 'Pasok', email: 'no-reply@pasok.test' }
const mailTo = (email: string, name = 'Ani') => ({
  id: '018f2c3e-7777-7000-8000-000000000001',
  to: { email, name },
  subject: 'Hello',
  html: '<p>Hello</p>\n',
  text: 'Hello\n',
})
const portAt = (port: number, user = '') =>
  createSmtpMail({ url: `smtp://${user}127.0.0.1:${port}`, from: FROM })

describeMail('mail over SMTP', async () => {
  const server = await startSmtp()
  return {
    port: portAt(server.port),
    save: async () => undefined,
    async read(email) {
      const mine = server.received.filter(({ envelope }) => envelope.to.includes(email))
      return mine.map(({ mail, envelope }) => ({
        identity: mail.messageId ?? '',
        to: { email: envelope.to.join(), name: mail.to?.[0]?.name ?? '' },
        subject: mail.subject ?? '',
        html: mail.html ?? '',
        text: mail.text ?? '',
        files: mail.attachments.map(({ filename, mimeType, content }) => ({
          name: filename ?? '',
          mediaType: mimeType,
          content: Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)),
        })),
      }))
    },
    close: () => server.close(),
  }
})

describe('createSmtpMail', () => {
  const servers: SmtpTestServer[] = []
  const start = async (...options: Parameters<typeof startSmtp>) => {
    const server = await startSmtp(...options)
    servers.push(server)
    return server
  }
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })
  const reasonOf = (sending: Promise<void>) =>
    sending.then(
      () => 'sent',
      (error: unknown) => String(error),
    )

  it('names the sender, marks the mail as automatic, and has a message id', async () => {
    const server = await start()
    await portAt(server.port).send(mailTo('ani@maju.test'))
    const [got] = server.received
    expect(got?.envelope).toEqual({ from: FROM.email, to: ['ani@maju.test'] })
    expect(got?.mail).toMatchObject({
      from: { name: 'Pasok', address: FROM.email },
      messageId: '<018f2c3e-7777-7000-8000-000000000001@pasok.test>',
    })
    const header = (name: string) => got?.mail.headers.find(({ key }) => key === name)?.value
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('content-type')).toMatch(/^multipart\/alternative/)
  })

  it('signs in with the user and password of its address', async () => {
    const account = { user: 'pasok@mail.test', password: 'p@ss:w/rd %' }
    const server = await start({ account })
    const user = `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
    await portAt(server.port, user).send(mailTo('ani@maju.test'))
    expect(server.received[0]?.user).toBe(account.user)
  })

  it('reports why a mail was refused, without the password', async () => {
    const server = await start({ account: { user: 'pasok', password: 'right' } })
    const reason = await reasonOf(
      portAt(server.port, 'pasok:very%2Fsecret@').send(mailTo('ani@maju.test')),
    )
    expect(reason).toMatch(/EAUTH.*Wrong password … of pasok/)
    expect(reason).not.toMatch(/very|secret/)
  })

  it('reports that no server listens, and that a recipient is refused', async () => {
    const server = await start({ refuse: () => 'no such person' })
    expect(await reasonOf(portAt(server.port).send(mailTo('x@maju.test')))).toMatch(
      /EENVELOPE.*no such person/,
    )
    await server.close()
    expect(await reasonOf(portAt(server.port).send(mailTo('x@maju.test')))).toMatch(/ECONNREFUSED/)
  })

  it('lets no address or name become a header or a second recipient', async () => {
    const server = await start()
    const port = portAt(server.port)
    const evil = ['a@maju.test\r\nRCPT TO:<b@evil.test>', 'a@maju.test>\nBcc: <b@evil.test']
    for (const email of [...evil, 'a@maju.test, b@evil.test', 'a@maju.test;b@evil.test', 'a'])
      expect(await reasonOf(port.send(mailTo(email)))).toMatch(/not a single mail address/)
    expect(server.received).toEqual([])
    await port.send(mailTo('a@maju.test', 'Ani\r\nBcc: b@evil.test\r\n\r\nbody'))
    expect(server.received).toHaveLength(1)
    const [last] = server.received
    expect(last?.envelope.to).toEqual(['a@maju.test'])
    expect(last?.mail.bcc ?? []).toEqual([])
    expect(last?.mail.text?.trimEnd()).toBe('Hello')
  })

  it('uses an address with a badly encoded password as it is', async () => {
    const server = await start({ account: { user: 'pasok', password: 'other' } })
    const sending = portAt(server.port, 'pasok:100%really@').send(mailTo('ani@maju.test'))
    const reason = await reasonOf(sending)
    expect(reason).not.toMatch(/really/)
    expect(reason).not.toBe('sent')
  })

  it('does not wait forever for a silent server', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const address = mute.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const began = Date.now()
    expect(await reasonOf(portAt(port).send(mailTo('ani@maju.test')))).toMatch(/ETIMEDOUT/)
    expect(Date.now() - began).toBeLessThan(90_000)
    mute.close()
  })
})
