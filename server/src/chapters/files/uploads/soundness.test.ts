import { describe, expect, it } from 'vitest'
import { GIF, JPEG, PNG, WEBP } from '../../../../test/contents'
import { PDF } from '../../../../test/samples'
import { isSound } from './soundness'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const webp = (kind: string, content: string) =>
  Buffer.concat([Buffer.from('RIFF....WEBP'), Buffer.from(kind), hex('0a 00 00 00'), hex(content)])

describe('a content', () => {
  // proves 1.5.22 1.9.20
  it.each([
    ['application/pdf', PDF],
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
    ['image/gif', GIF],
  ] as const)(
    'of %s is sound while it is whole, and not when only its head is there',
    (type, one) => {
      expect(isSound(type, one)).toBe(true)
      for (let bytes = 0; bytes <= 8; bytes += 1)
        expect(isSound(type, one.subarray(0, bytes))).toBe(false)
    },
  )

  it('of a scanner has more behind its end', () => {
    const more = Buffer.concat([PDF, Buffer.alloc(100_000), Buffer.from('scanned by')])
    expect(isSound('application/pdf', more)).toBe(true)
    expect(isSound('application/pdf', Buffer.from('%PDF-1.4\nstartxref\n12\n'))).toBe(true)
  })

  it('of JPEG has its frame behind segments of any length, filling and what is no marker', () => {
    const exif = Buffer.concat([hex('ff e1 ff ff'), Buffer.alloc(65_533, 0xc0)])
    const frame = hex('ff ff c2 00 0b 08 02 58 03 20 01 01 11 00')
    const whole = Buffer.concat([hex('ff d8'), exif, exif, hex('00 01'), frame, hex('ff d9')])
    expect(isSound('image/jpeg', whole)).toBe(true)
    expect(isSound('image/jpeg', whole.subarray(0, 65_000))).toBe(false)
    // Bytes after the picture's end do not count as its frame.
    expect(isSound('image/jpeg', Buffer.concat([hex('ff d8 ff da 00 02'), frame]))).toBe(false)
    expect(isSound('image/jpeg', Buffer.alloc(10_000, 0xff))).toBe(false)
  })

  it.each([
    ['VP8X', '10 00 00 00 1f 03 00 57 02 00', true],
    ['VP8 ', '30 01 00 9d 01 2a 20 03 58 02', true],
    ['VP8 ', '30 01 00 9d 01 2a 00 00 58 02', false],
    ['VP8 ', '30 01 00 00 00 00 20 03 58 02', false],
    ['VP8L', '2e 00 00 00 10 07 10 11 11 88', false],
    ['ALPH', '10 00 00 00 1f 03 00 57 02 00', false],
  ])('of WebP is %s with %s: %s', (kind, content, sound) => {
    expect(isSound('image/webp', webp(kind, content))).toBe(sound)
  })
})
