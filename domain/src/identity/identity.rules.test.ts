import { describe, expect, it } from 'vitest'
import { isEmail } from './identity.rules'

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
    `${'a'.repeat(245)}@maju.test`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))
})
