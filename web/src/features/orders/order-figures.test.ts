import { describe, expect, it } from 'vitest'
import { orderItem, orderOf as order, packageOf as pack } from './order.fixture'
import { countedItems, itemTone, orderTotal, packagesIn } from './order-figures'

describe('the total of an order', () => {
  const shipped = order([pack('Shipped', 25_000), pack('Pick', 10_000), pack('Cancel', 7_000)])

  // proves 2.2.61
  it('adds the shipping of all its packages, whichever of them the tab shows', () => {
    expect(orderTotal(shipped, 'Shipped')).toBe(1_035_000)
    expect(orderTotal(shipped, 'Cancel')).toBe(1_035_000)
  })

  // proves 2.2.61
  it('leaves shipping out while waiting for down payment and while new', () => {
    expect(orderTotal(shipped, 'Waiting Down Payment')).toBe(1_000_000)
    expect(orderTotal(shipped, 'New')).toBe(1_000_000)
  })

  it('shows a tab its own packages', () => {
    expect(packagesIn(shipped, 'Pick').map(({ lastStatus }) => lastStatus)).toEqual(['Pick'])
    expect(packagesIn(shipped, 'Paid')).toEqual([])
  })
})

describe('the items of a package', () => {
  const items = [
    orderItem(),
    orderItem({ lastStatus: 'Rejected', canceled: true }),
    orderItem({ lastStatus: 'Approved', quantity: 0, canceled: true }),
  ]

  it('are counted as its total counts them', () => {
    expect(countedItems({ items })).toBe(1)
  })

  it('are all its items once it is canceled', () => {
    expect(countedItems({ items: [orderItem({ canceled: true })] })).toBe(1)
  })

  it('wait with their current values, whatever is proposed', () => {
    const standing = { quantity: 10, retail_price: 1, discount_price: 1, sub_total: 10 }
    const waiting = { lastStatus: 'Waiting Approval', quantity: 0, standing } as const
    expect(countedItems({ items: [orderItem(waiting)] })).toBe(1)
  })
})

describe('the colour of an item', () => {
  // proves 2.2.69
  it('is grey when canceled, amber while waiting, green when approved or untouched', () => {
    const active = { canceled: false } as const
    expect(itemTone({ lastStatus: null, canceled: true }, 'Pick')).toBe('canceled')
    expect(itemTone({ lastStatus: 'Approved', canceled: true }, 'Pick')).toBe('canceled')
    expect(itemTone({ lastStatus: 'Waiting Approval', ...active }, 'Pick')).toBe('waiting')
    expect(itemTone({ lastStatus: 'Approved', ...active }, 'Pick')).toBe('ok')
    expect(itemTone({ lastStatus: 'Approved', ...active }, 'Shipped')).toBe('approved')
    expect(itemTone({ lastStatus: null, ...active }, 'New')).toBe('ok')
  })
})
