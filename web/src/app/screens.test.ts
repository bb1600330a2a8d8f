// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { router } from './router'
import { ADDRESSES, loadFrame, loadScreen, screenAt } from './screens'

it('has a file for every address that shows a screen, and an address for every file', () => {
  const shown = Object.values(router.routesByPath).filter(({ options }) => options.component)
  const paths = shown.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))
  expect(new Set(ADDRESSES)).toEqual(new Set(paths))
  expect(paths.length).toBeGreaterThan(60)
})

it.each([
  ['/', '/'],
  ['/vendor/orders', '/vendor/orders'],
  ['/vendor/orders/', '/vendor/orders'],
  ['/vendor/orders/PO-1', '/vendor/orders/$code'],
  ['/vendor/orders/PO-1/paper', '/vendor/orders/$code/paper'],
  ['/vendor/invoices/new', '/vendor/invoices/new'],
  ['/vendor/invoices/1', '/vendor/invoices/$id'],
])('finds the screen that the router shows at %s', (path, address) => {
  expect(screenAt(path)).toBe(address)
  const shown = router.matchRoutes(path, {}).at(-1)
  expect(shown?.fullPath.replace(/(.)\/$/, '$1')).toBe(address)
})

it.each(['/vendor/orders/1/2/3', '/$code', '/open'])('finds no screen at %s', (path) => {
  expect(screenAt(path)).toBeUndefined()
})

it('refuses an address without a screen', async () => {
  await expect(loadScreen('/nowhere')).rejects.toThrow('No screen at /nowhere')
})

it('refuses an address without a frame', async () => {
  await expect(loadFrame('/nowhere')).rejects.toThrow('No screen at /nowhere')
})
