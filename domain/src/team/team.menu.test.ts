import { describe, expect, it } from 'vitest'
import { menuItemShape } from '../identity/identity.model'
import { findModule, MODULES, type ModuleId } from '../kernel/permissions'
import { DEFAULT_ROLES, type DefaultRoleKey } from './team.default-roles'
import { roleMenu } from './team.menu'

const VERIFIED = { isFirstTime: false, isVerified: true }
const KEYS = Object.keys(DEFAULT_ROLES) as DefaultRoleKey[]
const pathsOf = (menu: ReturnType<typeof roleMenu>) => menu.map((item) => item.module_detail.path)

describe('the side menu', () => {
  // proves 1.2.36
  it.each(KEYS)('of %s is what the role has and exists, in order', (key) => {
    const role = DEFAULT_ROLES[key]
    const menu = roleMenu(role.modules, role.features, VERIFIED)
    const wanted = MODULES.filter(
      (module) => !('parent' in module) && role.modules.includes(module.id),
    )
    expect(menu.map((item) => item.module_detail._id)).toEqual(
      wanted.toSorted((a, b) => a.sort - b.sort).map(({ id }) => id),
    )
    for (const item of menu) {
      expect(menuItemShape.parse(item)).toEqual(item)
      const { features } = findModule(item.module_detail._id) ?? { features: [] }
      expect(item.all_features_parents).toEqual(features)
      expect(item.features).toEqual(features.filter((one) => role.features.includes(one)))
      expect(item.module_detail).toMatchObject({ flag: 'BUYER', is_parent: true })
      expect(item.module_detail.has_child).toBe(item.child_navigations.length > 0)
    }
  })

  // proves 1.2.36
  it('shows the children that a role has under their parent, and all that there are beside', () => {
    const ids = MODULES.map(({ id }) => id)
    for (const item of roleMenu(ids, [], VERIFIED)) {
      const children = MODULES.filter(
        (module) => 'parent' in module && module.parent === item.module_detail._id,
      )
      expect(item.child_navigations.map(({ _id }) => _id)).toEqual(children.map(({ id }) => id))
      expect(item.all_child_navigations_parents).toEqual(item.child_navigations)
    }
  })

  // proves 1.2.14 1.4.1 1.6.3
  it('of an unverified company is the waiting screen alone', () => {
    const menu = roleMenu(DEFAULT_ROLES.owner.modules, DEFAULT_ROLES.owner.features, {
      isFirstTime: false,
      isVerified: false,
    })
    expect(pathsOf(menu)).toEqual(['/dashboard'])
    expect(menu[0]?.module_detail.name).toBe('Waiting Verifiy')
    expect(menu[0]?.features).toEqual([])
  })

  // proves 1.2.12
  it.each([true, false])(
    'of a first-time user is the wizard alone (verified: %s)',
    (isVerified) => {
      const menu = roleMenu(DEFAULT_ROLES.owner.modules, DEFAULT_ROLES.owner.features, {
        isFirstTime: true,
        isVerified,
      })
      expect(pathsOf(menu)).toEqual(['/register/step'])
      expect(menu[0]?.module_detail.name).toBe('Completing Register')
    },
  )

  it('skips unknown modules, and is empty without any', () => {
    expect(roleMenu(['gone' as ModuleId, 'dashboard'], [], VERIFIED)).toHaveLength(1)
    expect(roleMenu([], [], VERIFIED)).toEqual([])
  })
})
