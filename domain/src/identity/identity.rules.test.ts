import { describe, expect, it } from 'vitest'
import { isEmail, isPlainName, isStrongPassword } from './identity.rules'

describe('isEmail', () => {
  it.each([
    'ani@maju.test',
    'ani.putri+orders@mail.maju.co.id',
    "o'neil_1@a-b.example",
    'ani@xn--bcher-kva.example',
    `${'a'.repeat(244)}@maju.test`,
  ])('accepts %s', (text) => expect(isEmail(text)).toBe(true))

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

describe('isStrongPassword', () => {
  // proves 1.5.6 1.9.17
  it.each([
    ['abcd#123', true],
    ['abc#123', false],
    ['ABCD#123', false],
    ['abcdefg#', false],
    ['abcd1234', false],
    ['abcd #1234', false],
    ['abcd#123é', false],
    ['A@$!%*#?&a1', true],
  ])('of %j is %s', (text, is) => expect(isStrongPassword(text)).toBe(is))
})

describe('isPlainName', () => {
  it.each([
    'PT Maju Bersama',
    "O'Neil, Tbk.",
    'Awww. Toko',
    'CV 50% / A:B',
    'Éa 株式会社',
    'ありがとう。東京',
    '',
    'PT Maju Tbk.',
    'CV. Sumber',
    'CV.SUMBER',
    'PT.Maju/CV.Sumber',
    'PT.IT Solusi',
    'Rp.1.000',
    '10pcs@Rp.1.000',
    'St. Mary',
    'St.Mary',
    'No.5',
    'Jl.Sudirman No.5/7',
    'Drs.H.Ahmad, S.Ag, M.Si.',
    'dr.Andi S.Kom',
    'a.n. Rina, d/a Toko A.B.C',
    'Thank you.We wait',
    'Toko 24.30',
    'Terima kasih.kami tunggu',
    'lihat penawaran.xlsx',
    'Nota 11.20/2026',
    'Rina, S.Pd., M.Si.',
  ])('accepts %j', (text) => expect(isPlainName(text)).toBe(true))

  it.each([
    'Win at https://bad.example',
    'x HTTP://bad.example',
    'www.bad.example',
    'Go to WWW.bad.example now',
    '(www.bad.example)',
    'Win at evil.com now',
    'evil.com/login',
    'Go to evil.ninja',
    'EVIL.COM',
    'Evil.Com.',
    'EVIL.TV',
    'pay.evil.co.id',
    't.co/abc',
    'Evil.Ninja/pay',
    'Evil.Ninja:8080',
    'pt.com',
    'evil。com',
    'evil-bank.example',
    'pt.evil.com',
    'no.evil.com',
    'Evil.Bank.com/login',
    'x.Login.com',
    '1.2.3.4/x',
    'evil.Agency',
    'a@b.co',
    'Write to Rina@Evil.Ninja',
    'Ani\r\nBcc: a@b.co',
    'Ani\u0007',
    'Ani\u2028Putri',
  ])('refuses %j', (text) => expect(isPlainName(text)).toBe(false))
})
