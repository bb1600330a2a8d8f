import { describe, expect, it } from 'vitest'
import { roleEntries } from '../team.menu'
import { childrenOf, assignedOf, listRoleProblems, type ChosenModule } from './roles.rules'

const finance = (childs: string[], ...features: string[]): ChosenModule => ({
  id_modules: 'finance',
  childs,
  features,
})
const problemsOf = (...modules: ChosenModule[]) =>
  listRoleProblems({ name: 'Payer', modules }).map(({ path, error }) => `${path} ${error}`)

describe('a module with children', () => {
  it('has those that exist, in the order of the menu', () => {
    expect(childrenOf('finance').map(({ id }) => id)).toEqual([
      'finance-invoice',
      'finance-payment',
    ])
    expect(childrenOf('reports').map(({ id }) => id)).toEqual(['report-charts', 'report-download'])
  })

  // proves 1.5.33
  it('needs one of them, of its own', () => {
    expect(problemsOf(finance([]))).toEqual(['modules.0.childs childRequired'])
    expect(problemsOf(finance(['finance-invoice', 'report-download'], 'invoices.read'))).toEqual([
      'modules.0.childs childUnknown',
    ])
    expect(problemsOf({ id_modules: 'finance-invoice', childs: [], features: [] })).toEqual([
      'modules.0.id_modules moduleUnknown',
    ])
  })

  it('needs a feature where the chosen ones offer some, and takes none of the others', () => {
    expect(problemsOf(finance(['finance-invoice']))).toEqual(['modules.0.features featureRequired'])
    expect(problemsOf(finance(['finance-payment']))).toEqual(['modules.0.features featureRequired'])
    expect(problemsOf(finance(['finance-payment'], 'invoices.pay'))).toEqual([])
    expect(problemsOf(finance(['finance-payment'], 'orders.read'))).toEqual([
      'modules.0.features featureUnknown',
    ])
    expect(problemsOf(finance(['finance-invoice', 'finance-payment'], 'invoices.pay'))).toEqual([])
  })

  it('is stored with the chosen ones, and shown with all that exist', () => {
    const assigned = assignedOf({
      name: 'Payer',
      modules: [finance(['finance-invoice'], 'invoices.pay')],
    })
    expect(assigned).toEqual({
      modules: ['dashboard', 'finance', 'finance-invoice'],
      features: ['invoices.read', 'invoices.pay'],
    })
    const entry = roleEntries(assigned.modules, assigned.features)[1]
    const ids = (modules: readonly { _id: string }[] = []) => modules.map(({ _id }) => _id)
    expect(entry?.module_detail.has_child).toBe(true)
    expect(ids(entry?.child_navigations)).toEqual(['finance-invoice'])
    expect(ids(entry?.all_child_navigations_parents)).toEqual([
      'finance-invoice',
      'finance-payment',
    ])
    expect(entry?.features).toEqual(['invoices.read', 'invoices.pay'])
    expect(entry?.all_features_parents).toEqual(['invoices.read', 'invoices.pay'])
  })
})
