// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { router } from './router'

/** Returns the search parameters that the screen of this address receives. */
const readAt = (path: string, search: Record<string, string>) =>
  router.matchRoutes(path, search).at(-1)?.search

const PAGED = [
  '/dashboard/purchase-requests',
  '/dashboard/templates',
  '/dashboard/teams',
  '/dashboard/custom-role',
  '/dashboard/department',
  '/dashboard/invitation',
  '/dashboard/vendor-list',
  '/dashboard/finance/invoice',
  '/dashboard/finance/payment',
  '/dashboard/profile',
  '/provider',
  '/provider/vendors',
  '/provider/applications',
  '/provider/super-admins',
  '/provider/company-types',
  '/provider/company-categories',
  '/provider/payments',
  '/provider/money',
  '/provider/owed',
  '/provider/owed/some-id',
  '/provider/banks',
  '/provider/audit',
  '/provider/feedback',
  '/vendor/orders',
  '/vendor/products',
  '/vendor/buyers',
  '/vendor/buyers/some-id',
  '/vendor/delivery-areas',
  '/vendor/imports',
  '/vendor/imports/some-id',
  '/vendor/team',
  '/vendor/activity',
]

const OTHERS = [
  '/login/select-company',
  '/reset-password',
  '/verify-email',
  '/dashboard',
  '/dashboard/products',
  '/dashboard/purchase-orders',
  '/dashboard/finance',
  '/dashboard/detail/vendor',
  '/provider/companies/some-id',
  '/provider/vendors/some-id',
  '/provider/payments/some-code',
  '/provider/categories',
  '/vendor/settings',
]

describe('an invalid address', () => {
  it.each(PAGED)('ignores page and page size at %s', (path) => {
    expect(readAt(path, { skip: '-3', limit: '0' })).toEqual({})
    expect(readAt(path, { skip: 'many', limit: '1.5' })).toEqual({})
  })

  it('omits the first page, which is the default', () => {
    const { searchStr } = router.buildLocation({
      to: '/dashboard/purchase-requests',
      search: { skip: 0, limit: 25 },
      _includeValidateSearch: true,
    })
    expect(searchStr).toBe('?limit=25')
  })

  it.each([
    ['/dashboard/purchase-requests', { page: 'elsewhere', by: 'price', value: '1' }],
    ['/dashboard/purchase-orders', { status: 'elsewhere' }],
    ['/dashboard/finance/invoice', { page: 'elsewhere', method: 'Cash' }],
    ['/dashboard/finance/payment', { status: 'elsewhere' }],
    ['/dashboard/products', { page: '0', sort: 'elsewhere', show: 'elsewhere' }],
    ['/dashboard/profile', { tab: 'elsewhere', from: '2026-02-31' }],
    ['/dashboard', { page: 'elsewhere' }],
    ['/provider/vendors', { standing: 'elsewhere' }],
    ['/vendor/products', { state: 'elsewhere', page: 'elsewhere' }],
  ])('ignores an unknown value in %s', (path, search) => {
    expect(readAt(path, search)).toEqual({})
  })

  it.each([...PAGED, ...OTHERS])('keeps foreign parameters at %s', (path) => {
    expect(readAt(path, { ref: 'mail' })).toEqual({ ref: 'mail' })
  })
})

describe('a screen', () => {
  const tables = ['screens.ts', 'portal-screens.ts']
    .map((file) => join(import.meta.dirname, '../../../e2e/support', file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

  it.each(Object.keys(router.routesByPath))('is opened by the core browser tests: %s', (path) => {
    const address = path.replaceAll('$', String.raw`\$`)
    expect(tables).toMatch(new RegExp(`['\`]${address}['\`?]`))
  })
})
