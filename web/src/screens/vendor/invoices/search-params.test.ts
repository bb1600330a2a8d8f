import { describe, expect, it } from 'vitest'
import { parseNewInvoice, parseStatement, parseVendorInvoices, tabOf } from './search-params'

describe('the address of the vendor’s invoices', () => {
  it('contains tab, search and page', () => {
    const whole = { tab: 'review', by: 'invoice_number', value: 'INV-1', skip: 2, limit: 50 }
    expect(parseVendorInvoices(whole)).toEqual(whole)
    expect(parseVendorInvoices({ by: 'date', from: '2026-11-01', to: '2026-11-30' })).toEqual({
      by: 'date',
      from: '2026-11-01',
      to: '2026-11-30',
    })
  })

  it.each([
    { tab: 'nowhere' },
    { by: 'vendor', value: 'x' },
    { by: 'date', from: '2026-11-01' },
    { skip: '-1' },
    { limit: '7' },
  ])('ignores %j', (given) => expect(parseVendorInvoices(given)).toEqual({}))

  it('starts with unpaid invoices', () => {
    expect(tabOf(undefined).state).toBe('Ready to Payment')
    expect(tabOf('all').state).toBeUndefined()
  })

  it('names a receipt, and the days of a statement', () => {
    expect(parseNewInvoice({ receipt: ' GRN-1 ' })).toEqual({ receipt: 'GRN-1' })
    expect(parseNewInvoice({ receipt: '' })).toEqual({})
    expect(parseStatement({ by: 'date', from: '2026-01-01', to: '2026-01-31' })).toEqual({
      by: 'date',
      from: '2026-01-01',
      to: '2026-01-31',
    })
    expect(parseStatement({ by: 'buyer', value: 'x' })).toEqual({})
  })
})
