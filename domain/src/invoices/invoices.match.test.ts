import { describe, expect, it } from 'vitest'
import { invoiceMatch, isMatch, lineMatch } from './invoices.match'

/** Ten units at Rp 1.000 with 11 % tax, received and invoiced in full. */
const full = {
  quantity: 10,
  quantity_original: 10,
  received: 10,
  discount_price: 1_000,
  discount_price_original: 1_000,
  sub_total: 11_100,
  sub_total_original: 11_100,
  sub_total_received: 10_000,
  sub_total_tax: 1_100,
}
const short = { ...full, received: 7.5, sub_total_received: 7_500, sub_total_tax: 825 }
/** Ten units were ordered, both sides agreed on 6, and 6 were received. */
const reduced = {
  ...full,
  quantity: 6,
  received: 6,
  sub_total: 6_660,
  sub_total_received: 6_000,
  sub_total_tax: 660,
}
const dearer = {
  ...full,
  discount_price: 1_200,
  sub_total: 13_320,
  sub_total_received: 12_000,
  sub_total_tax: 1_320,
}

describe('ordered, received and invoiced', () => {
  it('agree when everything arrived at the ordered price', () => {
    expect(lineMatch(full)).toEqual({
      short: 0,
      dearer: 0,
      invoiced: 11_100,
      above: 0,
      isChanged: false,
    })
    expect(isMatch(lineMatch(full))).toBe(true)
  })

  it('differ when less arrived than is ordered now', () => {
    expect(lineMatch(short)).toMatchObject({ short: 2.5, invoiced: 8_325, above: -2_775 })
    const shortOfReduced = {
      ...reduced,
      received: 5,
      sub_total_received: 5_000,
      sub_total_tax: 550,
    }
    expect(lineMatch(shortOfReduced)).toMatchObject({ short: 1, above: -1_110, isChanged: true })
    expect([short, shortOfReduced].map((line) => isMatch(lineMatch(line)))).toEqual([false, false])
  })

  it('agree when a change was agreed on, which is named and is not "not received"', () => {
    expect(lineMatch(reduced)).toMatchObject({ short: 0, above: 0, isChanged: true })
    expect(lineMatch(dearer)).toMatchObject({ short: 0, above: 0, dearer: 200, isChanged: true })
    expect([reduced, dearer].map((line) => isMatch(lineMatch(line)))).toEqual([true, true])
  })

  it('differ when the invoice differs from the receipt', () => {
    expect(isMatch(lineMatch({ ...full, sub_total_received: 10_001 }))).toBe(false)
  })

  it('are summed over the lines, as ordered now and as first ordered', () => {
    expect(invoiceMatch([full, short, reduced, dearer])).toEqual({
      ordered: 42_180,
      orderedFirst: 44_400,
      invoiced: 39_405,
      above: -2_775,
      different: 1,
    })
    expect(invoiceMatch([])).toEqual({
      ordered: 0,
      orderedFirst: 0,
      invoiced: 0,
      above: 0,
      different: 0,
    })
  })
})
