import { ORDER_TABS, PACKAGE_STATES } from '@pasok/domain/orders/orders.states'
import { describe, expect, it } from 'vitest'
import { parseSearch, tabOf, tabOfState } from './search-params'

describe('the address of the orders', () => {
  it('knows the eight tabs by their query values', () => {
    for (const { query } of ORDER_TABS)
      expect(parseSearch({ status: query })).toEqual({ status: query })
  })

  it('takes an unknown status as not given, and opens Ready to Process then', () => {
    expect(parseSearch({ status: 'Ready to Ship' })).toEqual({})
    expect(tabOf(undefined).text).toBe('tabNew')
  })

  it('keeps the order opened and what belongs to others', () => {
    expect(parseSearch({ status: 'Paid', order: ' PO-1 ', ref: 'x' })).toEqual({
      status: 'Paid',
      order: 'PO-1',
      ref: 'x',
    })
    expect(parseSearch({ order: '' })).toEqual({})
  })

  it('has a tab for every package state', () => {
    for (const state of PACKAGE_STATES) expect(tabOfState(state).state).toBe(state)
  })
})
