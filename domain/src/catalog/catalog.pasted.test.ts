import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePastedList, readQuantity } from './catalog.pasted'

const one = (text: string) => {
  const [line] = parsePastedList(text)
  return line && [line.wanted, line.quantity]
}

describe('a pasted line', () => {
  it.each([
    ['ABC-1 2', 'ABC-1', '2'],
    ['ABC-1\t2', 'ABC-1', '2'],
    ['ABC-1;2', 'ABC-1', '2'],
    ['ABC-1, 2', 'ABC-1', '2'],
    ['ABC-1: 2', 'ABC-1', '2'],
    ['ABC-1=2', 'ABC-1', '2'],
    ['ABC-1 x2', 'ABC-1', '2'],
    ['ABC-1 x 2', 'ABC-1', '2'],
    ['ABC-1 - 2 pcs', 'ABC-1', '2'],
    ['ABC-1 (2)', 'ABC-1', '2'],
    ['ABC-1 (2 box)', 'ABC-1', '2'],
    ['2 x ABC-1', 'ABC-1', '2'],
    ['2x ABC-1', 'ABC-1', '2'],
    ['2 pcs ABC-1', 'ABC-1', '2'],
    ['- ABC-1 2', 'ABC-1', '2'],
    ['• ABC-1 2 rim', 'ABC-1', '2'],
    ['3. ABC-1 2', 'ABC-1', '2'],
    ['3) Kertas A4 80 gsm 5 rim', 'Kertas A4 80 gsm', '5'],
    ['Kertas A4 80 gsm - 5', 'Kertas A4 80 gsm', '5'],
    ['Kertas HVS A4 x 12', 'Kertas HVS A4', '12'],
    ['1\tABC-1\tKertas A4\t12', 'ABC-1', '12'],
    ['ABC-1\tKertas A4\t2,5', 'ABC-1', '2.5'],
    ['"ABC-1"\t"1.000"', 'ABC-1', '1000'],
    ['ABC-1', 'ABC-1', null],
    ['SKU-12345', 'SKU-12345', null],
    ['ABC-1 0', 'ABC-1', null],
    ['ABC-1 -4', 'ABC-1', null],
    ['ABC-1 x 0', 'ABC-1', null],
    ['1.500 pulpen hitam', 'pulpen hitam', '1500'],
    ['2 ballpoint black', 'ballpoint black', '2'],
    ['80 gsm paper', '80 gsm paper', null],
    ['0 pulpen', '0 pulpen', null],
  ])('%j is %s, %s', (text, wanted, quantity) => {
    expect(one(text)).toEqual([wanted, quantity])
  })

  it('has its place in the text; empty lines and a heading are none', () => {
    expect(
      parsePastedList('SKU\tQuantity\n\nABC-1\t2\r\n \r\nDEF 3').map(({ line }) => line),
    ).toEqual([3, 5])
    expect(parsePastedList('')).toEqual([])
  })
})

describe('a quantity', () => {
  it.each([
    ['1.000', '1000'],
    ['1,000', '1000'],
    ['12.345.678', null],
    ['1.250.000', '1250000'],
    ['2,5', '2.5'],
    ['2.50', '2.5'],
    ['0', null],
    ['0.001', null],
    ['1.2345', null],
    ['', null],
  ])('%j reads %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })
})

describe('whatever is pasted', () => {
  it('is read, line by line, without an error, in good time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        const lines = parsePastedList(text)
        expect(lines.every(({ wanted }) => wanted.length > 0)).toBe(true)
        expect(lines.every(({ quantity }) => quantity === null || Number(quantity) > 0)).toBe(true)
      }),
    )
    const long = `${'a - '.repeat(20_000)}\n${'1'.repeat(50_000)}\n${'x '.repeat(20_000)}`
    const before = Date.now()
    parsePastedList(long)
    expect(Date.now() - before).toBeLessThan(30_000)
  })
})
