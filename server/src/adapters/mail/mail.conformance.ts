import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailPort, OutgoingMail } from '../../ports/mail'

interface ReadMail {
  to: { email: string; name: string }
  subject: string
  html: string
  text: string
  files: { name: string; mediaType: string; content: Buffer }[]
  /** The id by which recipients recognise a mail sent twice. */
  identity: string
}

interface MailUnderTest {
  readonly port: MailPort
  save(mail: OutgoingMail): Promise<void>
  read(email: string): Promise<ReadMail[]>
  close(): Promise<void>
}

let count = 0
function makeMail(given: Partial<OutgoingMail> = {}): OutgoingMail {
  count += 1
  const id = `018f2c3e-0000-7000-8000-${String(count).padStart(12, '0')}`
  return {
    id,
    to: { email: `person${count}@maju.test`, name: 'Ani' },
    subject: 'Verify your email',
    html: '<!doctype html>\n<html lang="en"><body><p>Hello</p></body></html>',
    text: 'Hello',
    ...given,
  }
}

/** The contract of every mail adapter. */
export function describeMail(title: string, open: () => Promise<MailUnderTest>): void {
  describe(title, () => {
    let under: MailUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    const send = async (mail: OutgoingMail) => {
      await under.save(mail)
      await under.port.send(mail)
    }
    const readOne = async (mail: OutgoingMail) => {
      await send(mail)
      const found = await under.read(mail.to.email)
      expect(found).toHaveLength(1)
      // Ignores a line break that the transport adds at the end.
      return found.map((one) => ({
        ...one,
        html: one.html.trimEnd(),
        text: one.text.trimEnd(),
      }))[0]
    }

    it('is delivered as it was written', async () => {
      const mail = makeMail()
      const { id: _, ...written } = mail
      expect(await readOne(mail)).toMatchObject(written)
    })

    it('delivers every letter of subject, name, HTML and text', async () => {
      const mail = makeMail({
        subject: 'Perusahaan “Dé & Co” – 你好 🚀 ' + 'panjang sekali '.repeat(12).trim(),
        html: `<p>“Dé” &amp; 你好 🚀</p>\n<p>.</p>\n.\n${'x'.repeat(3_000)}`,
        text: `“Dé” & 你好 🚀\n.\n..\nFrom here\n${'y'.repeat(3_000)}`,
      })
      mail.to.name = 'Ani, "Bos" <Besar> Dé 你好'
      const { id: _, ...written } = mail
      expect(await readOne(mail)).toMatchObject(written)
    })

    it('keeps a long link whole', async () => {
      const link = `http://pasok.test/reset?token=${'a1_-'.repeat(300)}&next=%2F=20`
      const mail = makeMail({ html: `<a href="${link}">Go</a>\n`, text: `Go:\n${link}\nBye` })
      const read = await readOne(mail)
      expect(read?.html).toContain(`href="${link}"`)
      expect(read?.text).toContain(`\n${link}\n`)
    })

    it('delivers a mail to a recipient without a name', async () => {
      const mail = makeMail()
      mail.to.name = ''
      expect((await readOne(mail))?.to).toEqual(mail.to)
    })

    it('a repeated mail keeps its id', async () => {
      const mail = makeMail()
      await send(mail)
      await under.port.send(mail)
      const other = makeMail({ to: mail.to })
      await send(other)
      const identities = (await under.read(mail.to.email)).map(({ identity }) => identity)
      expect(new Set(identities).size).toBe(2)
    })

    it('delivers an attachment byte by byte, with its name and type', async () => {
      const content = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256))
      const files = [{ name: 'PR-MAJU-1 “é”.pdf', mediaType: 'application/pdf', content }]
      const read = await readOne(makeMail({ files }))
      expect(read?.files.map(({ name, mediaType }) => ({ name, mediaType }))).toEqual([
        { name: 'PR-MAJU-1 “é”.pdf', mediaType: 'application/pdf' },
      ])
      expect(read?.files[0]?.content.equals(content)).toBe(true)
      expect((await readOne(makeMail()))?.files).toEqual([])
    })

    it('delivers many in parallel, each to its recipient', async () => {
      const mails = Array.from({ length: 30 }, (_, at) => makeMail({ subject: `Mail ${at}` }))
      await Promise.all(mails.map(send))
      for (const mail of mails)
        expect(await under.read(mail.to.email)).toMatchObject([{ subject: mail.subject }])
    })
  })
}
