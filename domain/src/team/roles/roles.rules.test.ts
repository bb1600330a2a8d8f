import { describe, expect, it } from 'vitest'
import { FEATURES } from '../../kernel/features'
import { findModule } from '../../kernel/permissions'
import { roleEntries } from '../team.menu'
import {
  assignedOf,
  listRoleProblems,
  parentModules,
  readOf,
  withReads,
  type ChosenModule,
} from './roles.rules'

const of = (id_modules: string, ...features: string[]): ChosenModule => ({
  id_modules,
  childs: [],
  features,
})
const problemsOf = (name: string, ...modules: ChosenModule[]) =>
  listRoleProblems({ name, modules }).map(({ path, error }) => `${path} ${error}`)

describe('what is wrong with a role', () => {
  it('is nothing where a name and a module with a feature are given', () => {
    expect(problemsOf('Buyer', of('purchase-requests', 'requests.read'))).toEqual([])
    expect(problemsOf('Buyer', of('dashboard'), of('account'))).toEqual([])
  })

  it('is a missing name, and Dashboard alone', () => {
    expect(problemsOf('  ')).toEqual(['name nameRequired', 'modules pickModule'])
    expect(problemsOf('Buyer', of('dashboard'))).toEqual(['modules pickModule'])
  })

  it('is named at its place, row by row', () => {
    expect(
      problemsOf(
        'Buyer',
        of(''),
        of('products', 'products.read'),
        of('products', 'products.read'),
        of('purchase-requests'),
        of('purchase-orders', 'requests.read'),
        of('nothing'),
        of('finance-invoice', 'invoices.read'),
      ),
    ).toEqual([
      'modules.0.id_modules parentRequired',
      'modules.2.id_modules alreadySelected',
      'modules.3.features featureRequired',
      'modules.4.features featureUnknown',
      'modules.5.id_modules moduleUnknown',
      'modules.6.id_modules moduleUnknown',
    ])
  })

  it('is a child where the module has none', () => {
    expect(
      problemsOf('Buyer', { ...of('products', 'products.read'), childs: ['profile'] }),
    ).toEqual(['modules.0.childs childUnknown'])
  })
})

describe('Dashboard', () => {
  it('may be named or not, and carries nothing that belongs elsewhere', () => {
    const products = of('products', 'products.read')
    expect(problemsOf('Buyer', of('dashboard', 'team.manage'), products)).toEqual([
      'modules.0.features featureUnknown',
    ])
    expect(problemsOf('Buyer', { ...of('dashboard'), childs: ['teams'] }, products)).toEqual([
      'modules.0.childs childUnknown',
    ])
  })
})

describe('a permission to act', () => {
  it('brings the permission to see, in the order of all features', () => {
    expect(withReads(['requests.decide', 'products.read'])).toEqual([
      'products.read',
      'requests.read',
      'requests.decide',
    ])
    expect(readOf('requests.read')).toBeUndefined()
    expect(readOf('team.manage')).toBeUndefined()
  })

  // proves 1.6.18
  it('is kept with its modules and Dashboard', () => {
    expect(assignedOf({ name: 'x', modules: [of('purchase-orders', 'orders.read')] })).toEqual({
      modules: ['dashboard', 'purchase-orders'],
      features: ['orders.read'],
    })
  })
})

describe('what is offered', () => {
  it('are modules with screens, and features that do something, each once', () => {
    const offered = parentModules().flatMap(({ features }) => features)
    expect(offered.length).toBeGreaterThan(10)
    expect(new Set(offered).size).toBe(offered.length)
    expect(FEATURES).toEqual(expect.arrayContaining([...offered]))
    expect(parentModules()[0]).toBe(findModule('dashboard'))
  })

  it('is what a role of everything shows', () => {
    const entries = roleEntries(
      parentModules().map(({ id }) => id),
      FEATURES,
    )
    for (const { features, all_features_parents: all } of entries) expect(features).toEqual(all)
    expect(entries.map(({ module_detail: { _id } }) => _id)).toEqual(
      parentModules().map(({ id }) => id),
    )
  })
})
