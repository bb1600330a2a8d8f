import { describe, expect, it } from 'vitest'
import { proposalOf, currentFiguresOf } from './item-proposal'
import { orderItem } from './order.fixture'

const standing = { quantity: 10, retail_price: 10_000, discount_price: 10_000, sub_total: 111_000 }
const waiting = { standing, lastStatus: 'Waiting Approval', reason: 'Out of stock' } as const

describe('what a vendor proposes', () => {
  it('is empty for an item that is not waiting', () => {
    expect(proposalOf(orderItem())).toBeUndefined()
    expect(currentFiguresOf(orderItem({ quantity: 7 })).quantity).toBe(7)
  })

  it('is the difference from the current values, with its reason', () => {
    const item = orderItem({ ...waiting, quantity: 6, sub_total: 66_600 })
    expect(proposalOf(item)).toEqual({
      figures: [
        { figure: 'quantity', was: 10, is: 6 },
        { figure: 'price', was: 10_000, is: 10_000 },
        { figure: 'subTotal', was: 111_000, is: 66_600 },
      ],
      changes: [
        { figure: 'quantity', was: 10, is: 6 },
        { figure: 'subTotal', was: 111_000, is: 66_600 },
      ],
      cannotDeliver: false,
      reason: 'Out of stock',
    })
    expect(currentFiguresOf(item)).toBe(standing)
  })

  it('is a price alone', () => {
    const item = orderItem({ ...waiting, discount_price: 12_000, sub_total: 133_200 })
    expect(proposalOf(item)?.changes.map(({ figure }) => figure)).toEqual(['price', 'subTotal'])
  })

  it('says when the item cannot be delivered at all', () => {
    const item = orderItem({ ...waiting, quantity: 0, sub_total: 0 })
    expect(proposalOf(item)?.cannotDeliver).toBe(true)
  })
})
