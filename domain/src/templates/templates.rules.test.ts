import { expect, it } from 'vitest'
import type { Feature } from '../kernel/features'
import { DEFAULT_ROLES } from '../team/team.default-roles'
import { actionsOnTemplate } from './templates.abilities'
import { canBeHad, TEMPLATE_PROBLEMS } from './templates.rules'

it('an item can be ordered unless it is withdrawn or out of stock', () => {
  expect(TEMPLATE_PROBLEMS.filter(canBeHad)).toEqual(['below-minimum', 'above-stock'])
  expect([canBeHad(null), canBeHad(undefined)]).toEqual([true, true])
})

it.each([
  ['owner', { edit: true, delete: true, createRequest: true }],
  ['template-manager', { edit: true, delete: true, createRequest: false }],
  ['purchasing', { edit: false, delete: false, createRequest: true }],
  ['approver', { edit: false, delete: false, createRequest: false }],
] as const)('%s may, of a template, just that', (role, wanted) => {
  expect(actionsOnTemplate(new Set<Feature>(DEFAULT_ROLES[role].features))).toEqual(wanted)
})

it('users who may not create requests cannot create one from a template', () => {
  const may = actionsOnTemplate(new Set<Feature>(['requests.from-template', 'requests.read']))
  expect(may.createRequest).toBe(false)
})
