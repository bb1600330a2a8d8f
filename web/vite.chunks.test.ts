import { expect, it } from 'vitest'
import { groupsOf } from './vite.chunks'

const LARGE = 1_000_000

const chunk = (fileName: string, imports: string[], bytes = 1, opens: string[] = []) => ({
  fileName,
  imports,
  dynamicImports: opens,
  moduleIds: [`/${fileName}`],
  code: 'x'.repeat(bytes),
  isEntry: fileName === 'main',
  facadeModuleId: `/src/${fileName}.tsx`,
})
const app = [
  chunk('main', ['loader'], 1, ['start', 'orders', 'invoices', 'home']),
  chunk('loader', []),
  chunk('start', ['react', 'loader']),
  chunk('react', []),
]
const screens = [
  chunk('orders', ['react', 'table', 'money']),
  chunk('invoices', ['react', 'table', 'money']),
  chunk('home', ['react']),
]

it('keeps the entry apart from what every screen begins with', () => {
  const [entry, first] = groupsOf([...app, ...screens, chunk('table', []), chunk('money', [])])
  expect(entry).toEqual(['/main', '/loader'])
  expect(first?.toSorted()).toEqual(['/react', '/start'])
})

it('puts together what the same screens load, and small modules of one screen with it', () => {
  const [, , ...shared] = groupsOf([
    ...app,
    ...screens,
    chunk('table', ['money']),
    chunk('money', []),
  ])
  expect(shared.flat().toSorted()).toEqual(['/home', '/invoices', '/money', '/orders', '/table'])
  expect(
    shared.filter((group) => group.includes('/table') && group.includes('/money')),
  ).toHaveLength(1)
})

it('leaves apart what is large and not for every screen', () => {
  const large = [chunk('table', [], LARGE), chunk('money', [], LARGE)]
  const home = chunk('home', ['react', 'map'])
  const [, , ...shared] = groupsOf([
    ...app,
    ...screens.slice(0, 2),
    home,
    ...large,
    chunk('map', [], LARGE),
  ])
  const ofHome = shared.filter((group) => group.includes('/map'))
  expect(ofHome).toEqual([expect.not.arrayContaining(['/table'])])
  expect(shared.find((group) => group.includes('/table'))).toContain('/money')
})

it('leaves what only a dialog needs to the bundler', () => {
  const dialog = chunk('dialog', ['calendar'])
  const orders = chunk('orders', ['react'], 1, ['dialog'])
  const groups = groupsOf([
    ...app,
    orders,
    ...screens.slice(1),
    chunk('table', []),
    chunk('money', []),
    dialog,
    chunk('calendar', []),
  ])
  expect(groups.flat()).not.toContain('/calendar')
})
