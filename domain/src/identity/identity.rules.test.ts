import { describe, expect, it } from 'vitest'
import { isEmail, isPlainName } from './identity.rules'

describe('isEmail', () => {
  it.each([
    'ani@maju.test',
    'ani.putri+orders@mail.maju.co.id',
    "o'neil_1@a-b.example",
    'ani@xn--bcher-kva.example',
    `${'a'.repeat(244)}@maju.test`,
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true))

  it.each([
    '',
    'ani',
    'ani@maju',
    '@maju.test',
    'ani@b@maju.test',
    '<a@b.co>',
    'a,b@c.co',
    'a@b.co,c@d.co',
    'a(b)@x.com',
    'mailto:a@b.co',
    '"a"@b.co',
    'a;b@c.co',
    'a@[127.0.0.1]',
    'a b@c.co',
    'a\u0000@b.co',
    'a@b.co\r\nBcc: c@d.co',
    'an\u0456@maju.test',
    'ani@b\u00fccher.example',
    'ani@maju\u3002test',
    'ani\u200b@maju.test',
    'ani@maju.test\u200d',
    'ani@maju.test\ufeff',
    'ani@maju.test.',
    'ani@maju..test',
    'ani@.maju.test',
    'an\u00a0i@maju.test',
    'a\u007f@maju.test',
    `${'a'.repeat(245)}@maju.test`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))
})

describe('isPlainName', () => {
  it.each(['PT Maju Bersama', "O'Neil, Tbk.", 'Awww. Toko', 'CV 50% / A:B', 'Éa 株式会社', ''])(
    'takes %j',
    (text) => expect(isPlainName(text)).toBe(true),
  )

  it.each([
    'Win at https://bad.example',
    'x HTTP://bad.example',
    'www.bad.example',
    'Go to WWW.bad.example now',
    '(www.bad.example)',
    'Ani\r\nBcc: a@b.co',
    'Ani\u0007',
    'Ani\u2028Putri',
  ])('refuses %j', (text) => expect(isPlainName(text)).toBe(false))
})
