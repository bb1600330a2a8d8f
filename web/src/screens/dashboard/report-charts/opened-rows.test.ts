import { expect, it } from 'vitest'
import { rangeOpened, rowsOf } from './opened-rows'

it('a figure is filtered by a name, or by a missing one', () => {
  expect(rowsOf({ figure: 'purchased', by: 'vendor', of: 'v' })).toEqual({ vendor_id: 'v' })
  expect(rowsOf({ figure: 'purchased', by: 'product', of: 'p' })).toEqual({ product_id: 'p' })
  expect(rowsOf({ figure: 'purchased', by: 'brand' })).toEqual({ brand: '' })
  expect(rowsOf({ figure: 'purchased', by: 'department' })).toEqual({ department: 'generic' })
  expect(rowsOf({ figure: 'purchased', by: 'category' })).toEqual({ category_id: 'none' })
  expect(rowsOf({ figure: 'total_po' })).toEqual({})
})

it('a figure is of the range, of a point in it, or of a span by today', () => {
  const year = { from: '2026-01-15', to: '2026-12-31' }
  const now = new Date('2026-11-30T18:30:00Z')
  const opened = (at?: string) => rangeOpened(at ? { at } : {}, year, now, 'Asia/Jakarta')
  expect(opened()).toEqual(year)
  expect(opened('2026-01-01')).toEqual({ from: '2026-01-15', to: '2026-01-31' })
  for (const outside of ['2025-12-01', '2027-01-01', '2026-03-07'])
    expect(opened(outside)).toEqual(year)
  expect(opened('today')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})
