import { describe, expect, it } from 'vitest'
import { differingModules, draftOf, formOf, withParent } from './role-draft'
import type { RoleRow } from './role-draft'

const entry = (id_modules: string, features: string[]) => ({ id_modules, features, childs: [] })
const row = (parent: string | null, features: string[] = [], childs: string[] = []): RoleRow => ({
  key: parent ?? 'new',
  parent,
  childs,
  features,
})
const role = {
  name: 'Site Approver',
  modules: [
    entry('purchase-orders', ['orders.read']),
    entry('dashboard', []),
    entry('purchase-requests', ['requests.decide', 'requests.read']),
  ],
}

describe('a role in its form', () => {
  it('has its modules as the menu has them, without Dashboard', () => {
    expect(formOf(role).rows.map(({ parent }) => parent)).toEqual([
      'purchase-requests',
      'purchase-orders',
    ])
  })

  it('is sent in the same order, however it was selected', () => {
    const chosen = {
      name: '  Site Approver ',
      rows: [
        row('purchase-orders', ['orders.read']),
        row('purchase-requests', ['requests.read', 'requests.decide']),
      ],
    }
    expect(draftOf(chosen)).toEqual(draftOf(formOf(role)))
  })

  it('starts empty when new; a row without a module is a change', () => {
    const empty = draftOf(formOf(undefined))
    expect(empty).toEqual({ name: '', modules: [] })
    expect(draftOf({ name: '', rows: [row(null)] })).not.toEqual(empty)
  })

  it('keeps a row without a module at the end', () => {
    const { modules } = draftOf({ name: '', rows: [row(null), row('products')] })
    expect(modules.map(({ id_modules }) => id_modules)).toEqual(['products', ''])
  })
})

it('another parent clears the selection; the same one keeps it', () => {
  const before = row('products', ['products.read'])
  expect(withParent(before, 'teams')).toMatchObject({ parent: 'teams', childs: [], features: [] })
  expect(withParent(before, 'products')).toBe(before)
})

it('two drafts differ in modules that one lacks or has with other features', () => {
  const mine = draftOf({
    name: 'A',
    rows: [row('products', ['products.read']), row('teams', ['team.manage'])],
  })
  const theirs = draftOf({
    name: 'A',
    rows: [
      row('department', ['departments.manage']),
      row('products', ['products.read', 'comparison.use']),
      row('teams', ['team.manage']),
    ],
  })
  expect(differingModules(mine, theirs)).toEqual(['products', 'department'])
  expect(differingModules(mine, mine)).toEqual([])
})
