import { ORDER_TABS, PACKAGE_STATES } from '@pasok/domain/orders/orders.states'
import { describe, expect, it } from 'vitest'
import { searchOf } from '../../../lib/list-search'
import { parseSearch, tabOf, tabOfState } from './search-params'

describe('the address of the orders', () => {
  it('knows the eight tabs by their query values', () => {
    for (const { query } of ORDER_TABS)
      expect(parseSearch({ status: query })).toEqual({ status: query })
  })

  // proves 2.4.2 2.4.3
  it('knows the alternative names of two of them', () => {
    expect(parseSearch({ status: 'Active' })).toEqual({ status: 'New' })
    expect(parseSearch({ status: 'Completed' })).toEqual({ status: 'Paid' })
  })

  // proves 2.2.52 2.2.53
  it('ignores an unknown status and opens Ready to Process', () => {
    expect(parseSearch({ status: 'Ready to Ship' })).toEqual({})
    expect(tabOf(undefined).text).toBe('tabNew')
  })

  it('keeps the opened order and foreign parameters', () => {
    expect(parseSearch({ status: 'Paid', order: ' PO-1 ', ref: 'x' })).toEqual({
      status: 'Paid',
      order: 'PO-1',
      ref: 'x',
    })
    expect(parseSearch({ order: '' })).toEqual({})
  })

  it('identifies one order with its own page', () => {
    expect(parseSearch({ page: 'detail', id: ' PO-1 ' })).toEqual({ page: 'detail', id: 'PO-1' })
    expect(parseSearch({ page: 'create', id: '' })).toEqual({})
  })

  it('keeps a complete search, beside the tab', () => {
    const whole = { status: 'Pick', by: 'vendor', value: 'sinar' }
    expect(parseSearch(whole)).toEqual(whole)
    expect(searchOf(parseSearch(whole))).toEqual({ by: 'vendor', value: 'sinar' })
    expect(parseSearch({ by: 'lastStatus', value: 'New' })).toEqual({})
    expect(parseSearch({ by: 'date', from: '2026-11-01' })).toEqual({})
  })

  it('has a tab for every package state', () => {
    for (const state of PACKAGE_STATES) expect(tabOfState(state).state).toBe(state)
  })
})
