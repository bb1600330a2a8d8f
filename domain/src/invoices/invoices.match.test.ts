import { describe, expect, it } from 'vitest'
import { invoiceMatch, isMatch, lineMatch } from './invoices.match'

/** 10 at Rp 1.000 with 11 % tax, received and invoiced in full. */
const full = {
  quantity_original: 10,
  received: 10,
  discount_price: 1_000,
  discount_price_original: 1_000,
  sub_total_original: 11_100,
  sub_total_received: 10_000,
  sub_total_tax: 1_100,
}
const short = { ...full, received: 7.5, sub_total_received: 7_500, sub_total_tax: 825 }
const dearer = {
  ...full,
  discount_price: 1_200,
  sub_total_received: 12_000,
  sub_total_tax: 1_320,
}

describe('ordered, received and invoiced', () => {
  it('agree where all came, at the price that was ordered', () => {
    expect(lineMatch(full)).toEqual({ short: 0, dearer: 0, invoiced: 11_100, above: 0 })
    expect(isMatch(lineMatch(full))).toBe(true)
  })

  it('differ where less came, or at another price', () => {
    expect(lineMatch(short)).toEqual({ short: 2.5, dearer: 0, invoiced: 8_325, above: -2_775 })
    expect(lineMatch(dearer)).toEqual({ short: 0, dearer: 200, invoiced: 13_320, above: 2_220 })
    expect([short, dearer].map((line) => isMatch(lineMatch(line)))).toEqual([false, false])
  })

  it('differ where the price fell as much as more came', () => {
    const other = { ...full, received: 20, discount_price: 500 }
    expect(isMatch(lineMatch(other))).toBe(false)
  })

  it('are added up over the lines, with how many of them differ', () => {
    expect(invoiceMatch([full, short, dearer])).toEqual({
      ordered: 33_300,
      invoiced: 32_745,
      above: -555,
      different: 2,
    })
    expect(invoiceMatch([])).toEqual({ ordered: 0, invoiced: 0, above: 0, different: 0 })
  })
})
