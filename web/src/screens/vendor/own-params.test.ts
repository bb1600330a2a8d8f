import { expect, it } from 'vitest'
import { parseVendorActivity, parseVendorTeam } from './own-params'
import { parseVendorSettings } from './settings/search-params'

it('invalid parameters are ignored', () => {
  expect(parseVendorTeam({ search: 'dewi', skip: '2', limit: '50' })).toEqual({
    search: 'dewi',
    skip: 2,
    limit: 50,
  })
  expect(parseVendorTeam({ skip: '-1', limit: '7' })).toEqual({})
  expect(parseVendorSettings({ tab: 'profile' })).toEqual({ tab: 'profile' })
  for (const tab of ['terms', 'none', 3, undefined])
    expect(parseVendorSettings({ tab })).toEqual({})
})

it('the log’s filters are restored unchanged, numeric-looking words as words', () => {
  const address = { search: 'PR', subject: 'user', from: '2026-01-01', to: '2026-02-01', open: '9' }
  expect(parseVendorActivity({ ...address, skip: 1 })).toEqual({ ...address, skip: 1 })
  expect(parseVendorActivity({ search: 12, open: 7, skip: 0 })).toEqual({ search: '12', open: '7' })
  expect(parseVendorActivity({ search: ' ', from: '1/1/2026', to: 20260101, subject: {} })).toEqual(
    {},
  )
})
