import { PACKAGE_STATES } from '@pasok/domain/orders/orders.states'
import { describe, expect, it } from 'vitest'
import { searchOf } from '../../../lib/list-search'
import { PORTAL_TABS, parsePaper, parseVendorOrders, tabOf } from './search-params'

describe('the address of the vendor’s orders', () => {
  it('has a tab for every state, starting with Ready to Process, and one for all', () => {
    expect(PORTAL_TABS[0]?.state).toBe('New')
    expect(new Set(PORTAL_TABS.map(({ state }) => state))).toEqual(
      new Set([...PACKAGE_STATES, undefined]),
    )
    expect(PORTAL_TABS.at(-1)?.query).toBe('All')
  })

  it('uses the same tab values as the buyer’s, and no others', () => {
    expect(tabOf(parseVendorOrders({ status: 'Ready to Shipped' }).status).state).toBe(
      'Ready to Ship',
    )
    expect(parseVendorOrders({ status: 'Nonsense', skip: '-1', by: 'nobody', ref: 'x' })).toEqual({
      ref: 'x',
    })
    expect(tabOf(undefined).state).toBe('New')
  })

  it('keeps only a complete search', () => {
    const days = { by: 'date', from: '2026-11-01', to: '2026-11-30' }
    expect(searchOf(parseVendorOrders({ ...days, skip: '2' }))).toEqual(days)
    expect(parseVendorOrders({ by: 'date', from: '2026-11-01' })).toEqual({})
    expect(parseVendorOrders({ by: 'code_package', value: 'PKG-1' })).toEqual({
      by: 'code_package',
      value: 'PKG-1',
    })
  })

  it('names the paper and its package', () => {
    expect(parsePaper({ of: 'delivery-note', package: ' PKG-1 ' })).toEqual({
      of: 'delivery-note',
      package: 'PKG-1',
    })
    expect(parsePaper({ of: 'invoice' })).toEqual({})
  })
})
