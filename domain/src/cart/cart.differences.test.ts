import { describe, expect, it } from 'vitest'
import { listDifferences } from './cart.differences'

const lineOf = (given: { productId: string; name: string; quantity: number; note?: string }) => ({
  note: '',
  ...given,
})

const paper = lineOf({ productId: 'paper', name: 'Paper', quantity: 2 })
const pens = lineOf({ productId: 'pens', name: 'Pens', quantity: 5, note: 'Blue' })
const soap = lineOf({ productId: 'soap', name: 'Soap', quantity: 1 })

const seen = (mine: Parameters<typeof listDifferences>[0], theirs: typeof mine) =>
  listDifferences(mine, theirs).map(({ name, mine: one, theirs: two }) => [
    name,
    one && `${one.quantity} ${one.note}`.trim(),
    two && `${two.quantity} ${two.note}`.trim(),
  ])

describe('two versions of a draft or a template', () => {
  it('do not differ by price, stock or order', () => {
    const elsewhere = [pens, { ...paper, stock: 3, discount_price: 99 }]
    expect(listDifferences([paper, pens], elsewhere)).toEqual([])
  })

  it('differ by quantity and by note, and name which', () => {
    const theirs = [
      { ...paper, quantity: 7 },
      { ...pens, note: '' },
    ]
    expect(seen([paper, pens], theirs)).toEqual([
      ['Paper', '2', '7'],
      ['Pens', '5 Blue', '5'],
    ])
    expect(listDifferences([paper, pens], theirs).map(({ differs }) => differs)).toEqual([
      { quantity: true, note: false },
      { quantity: false, note: true },
    ])
  })

  it('list what only one of them has, mine first', () => {
    expect(seen([paper, pens], [soap, paper])).toEqual([
      ['Pens', '5 Blue', null],
      ['Soap', null, '1'],
    ])
  })

  it('differ in everything where one is empty', () => {
    expect(seen([], [soap])).toEqual([['Soap', null, '1']])
  })
})
