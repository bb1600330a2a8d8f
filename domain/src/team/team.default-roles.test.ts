import { describe, expect, it } from 'vitest'
import { FEATURES, type Feature } from '../kernel/features'
import { findModule, MODULES } from '../kernel/permissions'
import { DEFAULT_ROLES, type DefaultRoleKey } from './team.default-roles'

const children = MODULES.flatMap((module) => ('parent' in module ? [module] : []))
const KEYS = Object.keys(DEFAULT_ROLES) as DefaultRoleKey[]

/** The menus of `docs/domain.md` §3; a parent includes its children. */
const MENUS: Readonly<Record<DefaultRoleKey, readonly string[]>> = {
  owner: MODULES.filter((module) => !('parent' in module)).map(({ name }) => name),
  purchasing: [
    'Products',
    'Vendor List',
    'Purchase Requests',
    'Templates',
    'Purchase Orders',
    'Good Receive Note',
  ],
  approver: ['Products', 'Purchase Requests', 'Purchase Orders'],
  'template-manager': ['Products', 'Templates'],
  receiving: ['Purchase Orders', 'Good Receive Note'],
  finance: ['Purchase Orders', 'Good Receive Note', 'Finance', 'Reports'],
}
const EVERYBODY = ['Dashboard', 'Account', 'Message']
const OWNER_ONLY = ['Profile', 'Users', 'Custom Roles', 'Departments', 'Invitation', 'Setting']

/** The features that a role has besides reading (`docs/domain.md` §3); it has no others. */
const MAY: Readonly<Record<Exclude<DefaultRoleKey, 'owner'>, readonly Feature[]>> = {
  purchasing: [
    'requests.create',
    'requests.edit',
    'requests.submit',
    'requests.delete',
    'requests.from-template',
    'comparison.use',
    'vendors.manage',
    'messages.use',
    'orders.cancel',
    'orders.email',
  ],
  approver: ['requests.decide', 'orders.decide-items', 'messages.use'],
  'template-manager': ['templates.create', 'templates.edit', 'templates.delete', 'messages.use'],
  receiving: ['receipts.create', 'messages.use'],
  finance: ['orders.proof', 'invoices.pay', 'reports.read', 'reports.download', 'messages.use'],
}
const isReading = (feature: Feature) => feature.endsWith('.read') && feature !== 'reports.read'

describe.each(KEYS)('the default role %s', (key) => {
  const role = DEFAULT_ROLES[key]
  const modules = role.modules.map((id) => findModule(id))

  // proves 1.1.2
  it('names features and modules that exist, each once', () => {
    expect(FEATURES).toEqual(expect.arrayContaining([...role.features]))
    expect(new Set(role.features).size).toBe(role.features.length)
    expect(modules).not.toContain(undefined)
    expect(new Set(role.modules).size).toBe(role.modules.length)
  })

  it('has the menu of docs/domain.md', () => {
    const parents = modules.filter((module) => module?.parent === undefined)
    expect(new Set(parents.map((module) => module?.name))).toEqual(
      new Set([...EVERYBODY, ...MENUS[key]]),
    )
  })

  it('has every child of its parents, and every parent of its children', () => {
    const assigned = new Set<string>(role.modules)
    const parted = children.filter(({ id, parent }) => assigned.has(id) !== assigned.has(parent))
    expect(parted).toEqual([])
  })

  it('may do only what belongs to its menu', () => {
    const offered = new Set(modules.flatMap((module) => module?.features ?? []))
    expect(role.features.filter((feature) => !offered.has(feature))).toEqual([])
  })

  it('may read what its menu shows', () => {
    const reading = modules.flatMap((module) => module?.features ?? []).filter(isReading)
    expect(role.features).toEqual(expect.arrayContaining(reading))
  })
})

// proves 1.1.2 1.2.35
describe('the default roles together', () => {
  // proves 1.6.6 1.6.7 1.6.8 2.6.6
  it('may do, besides reading, exactly what docs/domain.md says', () => {
    for (const [key, may] of Object.entries(MAY)) {
      const role = DEFAULT_ROLES[key as keyof typeof MAY]
      expect([key, new Set(role.features.filter((feature) => !isReading(feature)))]).toEqual([
        key,
        new Set(may),
      ])
    }
  })

  it('leave the company to the Owner, who may do everything', () => {
    expect(DEFAULT_ROLES.owner.features).toEqual(FEATURES)
    expect(DEFAULT_ROLES.owner.modules).toEqual(MODULES.map(({ id }) => id))
    const ownerOnly = MODULES.filter(({ name }) => OWNER_ONLY.includes(name)).map(({ id }) => id)
    expect(ownerOnly).toHaveLength(OWNER_ONLY.length)
    const others = KEYS.filter((key) => key !== 'owner')
    const strays = others.flatMap((key) =>
      DEFAULT_ROLES[key].modules.filter((id) => ownerOnly.some((one) => one === id)),
    )
    expect(strays).toEqual([])
  })

  // proves 1.2.35 1.2.73 1.2.82 1.6.6 1.6.7 1.6.8 2.6.6
  it('let nobody but Approver and Owner decide, and nobody but Purchasing and Owner create', () => {
    const holders = (feature: Feature) =>
      KEYS.filter((key) => DEFAULT_ROLES[key].features.includes(feature))
    expect(holders('requests.decide')).toEqual(['owner', 'approver'])
    expect(holders('requests.create')).toEqual(['owner', 'purchasing'])
    expect(holders('templates.create')).toEqual(['owner', 'template-manager'])
  })
})

describe('the modules', () => {
  it('have ids, paths and places of their own, and parents that exist', () => {
    expect(new Set(MODULES.map(({ id }) => id)).size).toBe(MODULES.length)
    expect(new Set(MODULES.map(({ path }) => path)).size).toBe(MODULES.length)
    const places = MODULES.map((one) => `${'parent' in one ? one.parent : ''} ${one.sort}`)
    expect(new Set(places).size).toBe(MODULES.length)
    for (const { parent } of children) expect(findModule(parent)).toMatchObject({ id: parent })
    expect(children.filter(({ parent }) => findModule(parent)?.parent !== undefined)).toEqual([])
  })

  it('have every feature, each in one module', () => {
    const all: readonly Feature[] = MODULES.flatMap(({ features }) => [...features])
    expect(all.toSorted()).toEqual(FEATURES.toSorted())
  })
})
