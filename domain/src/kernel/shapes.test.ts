import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documentCode, isId } from './ids'
import { placeLine } from './place'
import { idShape, pageShape, quantityShape, shortText } from './shapes'
import { MAX_PAGE_SIZE } from './limits'

describe('a quantity', () => {
  it.each([0.01, 1, 2.5, 9_999_999.99, 1.1, 0.29, 0.57, 1.15])('may be %d', (quantity) => {
    expect(quantityShape.parse(quantity)).toBe(quantity)
  })

  it.each([0, -0, -1, -0.01, 0.001, 1.005, 10_000_000, 1e308, 1e-7, NaN, Infinity, '1', null])(
    'may not be %j',
    (quantity) => {
      expect(quantityShape.safeParse(quantity).success).toBe(false)
    },
  )

  it('has any two decimals that can be written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
        expect(quantityShape.safeParse(Number(text)).success).toBe(true)
        expect(quantityShape.safeParse(Number(`${text}1`)).success).toBe(false)
      }),
    )
  })
})

describe('a short text', () => {
  it.each([
    ['PT Maju', 'PT Maju'],
    ['  PT  Maju ', 'PT  Maju'],
    ['PT\u200b Ma\u200dju\ufeff', 'PT Maju'],
    ['\u202ePT\u2066 Maju\u00ad', 'PT Maju'],
    ['PT\u00a0Maju\u3000', 'PT Maju'],
    ['PT\r\nMaju\u2028\u0007', 'PT Maju'],
    ['PT\tMaju', 'PT Maju'],
    ['e\u0301', 'é'],
    ['e\u200b\u0301', 'é'],
    ['株式会社 Ω ﷽ 📄', '株式会社 Ω ﷽ 📄'],
    ['\u200b\u2800\u3164\u00a0', ''],
  ])('%j is stored as %j', (given, parsed) => expect(shortText.parse(given)).toBe(parsed))

  it('without visible characters counts as empty', () => {
    const name = shortText.min(1)
    for (const text of ['', ' ', '\u200b', '\u3164\u115f', '\u2800 \u034f', '\u0007'])
      expect(name.safeParse(text).success).toBe(false)
    expect(name.safeParse('x').success).toBe(true)
  })

  it('is as long as its stored form', () => {
    expect(shortText.safeParse(`${'x'.repeat(200)}\u200b`).success).toBe(true)
    expect(shortText.safeParse('x'.repeat(201)).success).toBe(false)
  })

  it('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const once = shortText.parse(text)
        expect(shortText.parse(once)).toBe(once)
      }),
    )
  })
})

describe('a page', () => {
  const page = z.object(pageShape(20))

  it('is the first one with the default size, unless given', () => {
    expect(page.parse({})).toEqual({ skip: 0, limit: 20 })
    expect(page.parse({ skip: '3', limit: '100' })).toEqual({ skip: 3, limit: 100 })
    expect(page.parse({ skip: 3, limit: 100 })).toEqual({ skip: 3, limit: 100 })
  })

  it.each([
    { limit: String(MAX_PAGE_SIZE + 1) },
    { limit: '0' },
    { limit: '-1' },
    { limit: '1.5' },
    { limit: 'many' },
    { skip: '-1' },
    { skip: '1e9' },
    { skip: '1e3' },
    { skip: '0x10' },
    { skip: '+1' },
    { skip: ' 1' },
    { skip: '' },
    { skip: ['1'] },
    { skip: ['1', '2'] },
    { skip: true },
    { skip: null },
  ])('is not %j', (query) => {
    expect(page.safeParse(query).success).toBe(false)
  })
})

describe('ids and codes', () => {
  it('knows an id by its form', () => {
    expect(isId('019a9f1e-7a2b-7c3d-8e4f-000000000001')).toBe(true)
    for (const text of ['', 'PR-NUSANTARA-202611-00001', '019a9f1e7a2b7c3d8e4f000000000001', "1'"])
      expect(isId(text)).toBe(false)
    expect(isId(`x019a9f1e-7a2b-7c3d-8e4f-000000000001`)).toBe(false)
    expect(isId(`019a9f1e-7a2b-7c3d-8e4f-000000000001\n`)).toBe(false)
  })

  it('accepts any short text as an id: an unknown one is not found, not malformed', () => {
    expect(idShape.parse(' abc ')).toBe('abc')
    for (const text of ['', ' ', 'x'.repeat(65), 5, null])
      expect(idShape.safeParse(text).success).toBe(false)
  })

  it('writes codes with five digits, and more when they run out', () => {
    expect(documentCode('PR', 'NUSANTARA', '202611', 1)).toBe('PR-NUSANTARA-202611-00001')
    expect(documentCode('PKG', 'SEGARA', '202701', 123_456)).toBe('PKG-SEGARA-202701-123456')
  })

  it('writes a place without its missing parts', () => {
    expect(placeLine(['Jl. Braga 1', '', null, 'Kota Bandung', undefined, '40111'])).toBe(
      'Jl. Braga 1, Kota Bandung, 40111',
    )
  })
})
