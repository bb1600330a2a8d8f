import { describe, expect, it } from 'vitest'
import type { RoleRow } from './role-draft'
import { isSound, neededBy, previewOf, problemsOf, readsAddedBy } from './role-rules'

const row = (parent: string | null, features: string[] = [], childs: string[] = []): RoleRow => ({
  key: `row of ${parent}`,
  parent,
  childs,
  features,
})
const problems = (...rows: RoleRow[]) => problemsOf({ name: 'Buyer', rows })

describe('errors of a role', () => {
  it('concern the name and all modules together', () => {
    expect(problemsOf({ name: ' ', rows: [] })).toMatchObject({
      name: 'nameRequired',
      modules: 'pickModule',
    })
  })

  it.each([
    ['no module', row(null), { parent: 'parentRequired' }],
    ['no child', row('finance'), { childs: 'childRequired' }],
    ['no feature', row('products'), { features: 'featureRequired' }],
    [
      'no feature of a child',
      row('finance', [], ['finance-payment']),
      { features: 'featureRequired' },
    ],
    ['a module that is not offered', row('finance-invoice'), { parent: 'moduleUnknown' }],
  ])('are shown at the row: %s', (_, wrong, problem) => {
    const found = problems(row('teams', ['team.manage']), wrong)
    expect([...found.rows]).toEqual([[wrong.key, problem]])
    expect(isSound(found)).toBe(false)
  })

  it.each([
    ['a module with its feature', row('products', ['products.read'])],
    ['a module without features', row('account')],
    ['a child with its feature', row('finance', ['invoices.read'], ['finance-invoice'])],
    ['a child with a feature of its parent', row('finance', ['invoices.pay'], ['finance-payment'])],
  ])('are none: %s', (_, good) => {
    expect(isSound(problems(good))).toBe(true)
  })
})

describe('required features', () => {
  it('are added with the features that need them, and name these', () => {
    expect(readsAddedBy([], ['requests.decide'])).toEqual([
      { read: 'requests.read', feature: 'requests.decide' },
    ])
    expect(readsAddedBy([], ['requests.read', 'requests.decide'])).toEqual([])
    expect(readsAddedBy([], ['team.manage'])).toEqual([])
  })

  it('are needed by all other features of the module', () => {
    const chosen = ['requests.read', 'requests.decide', 'requests.edit', 'orders.read']
    expect(neededBy('requests.read', chosen)).toEqual(['requests.decide', 'requests.edit'])
    expect(neededBy('requests.decide', chosen)).toEqual([])
  })
})

it('the preview is the menu: Dashboard first, children under their parents', () => {
  const menu = previewOf({
    name: '',
    modules: [
      { id_modules: 'finance', childs: ['finance-invoice'], features: ['invoices.read'] },
      { id_modules: 'products', childs: [], features: ['products.read'] },
    ],
  })
  expect(menu.map(({ module_detail: { _id } }) => _id)).toEqual([
    'dashboard',
    'products',
    'finance',
  ])
  expect(menu[2]?.child_navigations.map(({ _id }) => _id)).toEqual(['finance-invoice'])
})
