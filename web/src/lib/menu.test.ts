import { describe, expect, it } from 'vitest'
import { sessionOf } from './session.fixture'
import { flatMenu, isGroup, menuEntriesOf } from './menu'

const detail = (id: string, path: string, sort_number: number, has_child = false) => ({
  _id: id,
  flag: 'BUYER' as const,
  has_child,
  iconImage: 'home',
  is_parent: true,
  name: id,
  path,
  sort_number,
})
const item = (module_detail: ReturnType<typeof detail>, child_navigations = [module_detail]) => ({
  module_detail,
  child_navigations,
  features: [],
  all_child_navigations_parents: [],
  all_features_parents: [],
})

// proves 1.6.1
describe('the side menu', () => {
  // proves 1.1.8 1.2.37
  it('has the modules of the role in their order, in the language of the screen', () => {
    const menu = menuEntriesOf(sessionOf('approver'))
    expect(menu.map(({ name }) => name.en)).toEqual([
      'Dashboard',
      'Products',
      'Purchase Requests',
      'Purchase Orders',
      'Message',
      'Account',
    ])
    expect(menu.map(({ name }) => name.id)).toContain('Permintaan Pembelian')
  })

  // proves 1.1.8
  it('has company, team, roles and departments for the owner', () => {
    const paths = flatMenu(menuEntriesOf(sessionOf('owner'))).map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(
        ['profile', 'teams', 'custom-role', 'department'].map((name) => `/dashboard/${name}`),
      ),
    )
  })

  it('is one entry for a company that is not verified', () => {
    const menu = menuEntriesOf(sessionOf('owner', { verified: false }))
    expect(flatMenu(menu).map(({ name, path }) => [name.en, path])).toEqual([
      ['Waiting Verifiy', '/dashboard'],
    ])
  })

  it('is the wizard for a first-time user', () => {
    const menu = menuEntriesOf(sessionOf('owner', { firstTime: true, verified: false }))
    expect(flatMenu(menu).map(({ name, path }) => [name.en, path])).toEqual([
      ['Completing Register', '/register/step'],
    ])
  })

  // proves 1.2.37
  it('groups children under their parent, by their sort numbers', () => {
    const orders = detail('orders', '/dashboard/purchase-orders', 2)
    const products = detail('products', '/dashboard/products', 1)
    const parent = item(detail('buying', '/dashboard/buying', 5, true), [orders, products])
    const home = item(detail('home', '/dashboard', 1))
    const menu = menuEntriesOf({ ...sessionOf('owner'), modules: [parent, home] })
    expect(menu.map(({ id }) => id)).toEqual(['home', 'buying'])
    expect(menu.filter(isGroup).map(({ children }) => children.map(({ id }) => id))).toEqual([
      ['products', 'orders'],
    ])
  })

  it('leaves out what has no screen yet, and groups of nothing else', () => {
    const reports = detail('later', '/dashboard/later', 1)
    const group = item(detail('reports', '/dashboard/report', 1, true), [reports])
    const modules = [group, item(detail('nowhere', '/dashboard/nowhere', 2))]
    expect(menuEntriesOf({ ...sessionOf('owner'), modules })).toEqual([])
  })
})
