import { describe, expect, it } from 'vitest'
import PostalMime from 'postal-mime'
import { PUBLIC_URL_MARK, renderMail, type NewMail } from './render-mail'

const words = {
  subject: { en: 'Hello {{name}}', id: 'Halo {{name}}' },
  heading: { en: 'Welcome, {{name}}', id: 'Selamat datang, {{name}}' },
  lines: [
    { en: 'Your company is {{company}} & waits.', id: 'Perusahaan Anda {{company}} & menunggu.' },
    { en: 'Reason: {{reason}}', id: 'Alasan: {{reason}}' },
  ],
  button: { en: 'Verify email', id: 'Verifikasi surel' },
  note: { en: 'Works for {{hours}} hours.', id: 'Berlaku {{hours}} jam.' },
}
const mail: NewMail = {
  kind: 'test',
  to: { email: 'ani@maju.test', name: 'Ani' },
  language: 'en',
  words,
  values: { name: 'Ani', company: 'PT Maju', reason: 'Two\nlines', hours: 24 },
  path: '/verify-email?token=abc&next=%2F',
}
const withValues = (values: Record<string, string>) =>
  renderMail({ ...mail, values: { ...mail.values, ...values } })

describe('renderMail', () => {
  it('says the words of the language, in the page and in plain text', () => {
    const en = renderMail(mail)
    expect(en.subject).toBe('Hello Ani')
    for (const phrase of ['Welcome, Ani', 'Verify email', 'Works for 24 hours.', 'ani@maju.test']) {
      expect(en.html).toContain(phrase)
      expect(en.text).toContain(phrase)
    }
    expect(en.html).toContain('<html lang="en">')
    expect(en.html).toContain('Two<br>lines')
    expect(en.text).toContain('Reason: Two\nlines')
    const id = renderMail({ ...mail, language: 'id' })
    expect(id.subject).toBe('Halo Ani')
    expect(id.html).toContain('<html lang="id">')
    for (const phrase of ['Selamat datang, Ani', 'Berlaku 24 jam.', 'Balasan tidak dibaca']) {
      expect(id.html).toContain(phrase)
      expect(id.text).toContain(phrase)
    }
    expect(id.html + id.text).not.toMatch(/Welcome|Replies|hours|button does not/)
  })

  it('has its one link on the button and below it, and in the text', () => {
    const { html, text } = renderMail(mail)
    const link = `${PUBLIC_URL_MARK}/verify-email?token=abc&amp;next=%2F`
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`, `href="${link}"`])
    expect(html).toContain(`>${link}</a>`)
    expect(text).toContain(`${PUBLIC_URL_MARK}/verify-email?token=abc&next=%2F\n`)
  })

  it('has neither button nor note where its words have none', () => {
    const { subject, heading, lines } = words
    const { html, text } = renderMail({
      kind: 'plain',
      to: mail.to,
      language: 'en',
      words: { subject, heading, lines },
    })
    expect(html).not.toMatch(/<a |undefined/)
    expect(text).not.toMatch(/:\/\/|undefined/)
  })

  it('fetches nothing, and runs nothing', () => {
    expect(renderMail(mail).html).not.toMatch(/<(?:img|script|link|iframe)|url\(|https?:/i)
  })

  it('shows markup that a value brings as what it is', () => {
    const evil = `<script>alert(1)</script><a href="https://evil.test">x</a>"'><img src=x>`
    const { html, text } = withValues({ name: evil, company: evil, reason: evil })
    expect(html).not.toMatch(/<script|<img|evil\.test">|href="https/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('&quot;&#39;&gt;&lt;img src=x&gt;')
    expect(text).toContain(evil)
  })

  it('keeps the subject on one line, whatever a value brings', () => {
    const breaks = 'Ani\r\nBcc: all@evil.test\n\n<b>body</b>\u2028x\u0000\u0007\u0085y'
    const { subject, html, text } = withValues({ name: breaks })
    expect(subject).toBe('Hello Ani Bcc: all@evil.test <b>body</b> xy')
    for (const part of [html, text]) expect(part).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029]/u)
  })

  it('puts the public address nowhere but before its own link', () => {
    const { html, text } = withValues({ company: `x${PUBLIC_URL_MARK}y`, reason: '{{name}}' })
    expect(html.split(PUBLIC_URL_MARK)).toHaveLength(4)
    expect(text.split(PUBLIC_URL_MARK)).toHaveLength(2)
    // A placeholder inside a value is not replaced.
    expect(text).toContain('Reason: {{name}}')
  })

  it.each(['https://evil.test', '//evil.test', 'verify', '/a b', '/a\nb'])(
    'refuses the link %j',
    (path) => expect(() => renderMail({ ...mail, path })).toThrow(/not a path/),
  )

  it('refuses a button without a link and a link without a button', () => {
    const { path: _, ...unlinked } = mail
    const { button: __, ...unbuttoned } = words
    expect(() => renderMail(unlinked)).toThrow(/link/)
    expect(() => renderMail({ ...mail, words: unbuttoned })).toThrow(/button/)
  })

  it('stands well in a real message', async () => {
    const { subject, html } = renderMail(mail)
    const parsed = await PostalMime.parse(
      `Subject: ${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
    )
    expect(parsed.subject).toBe('Hello Ani')
    expect(parsed.html).toContain('Welcome, Ani')
  })
})
