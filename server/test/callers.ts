import type { Contract } from '@pasok/domain/kernel/contract'
import { FEATURES, type Feature } from '@pasok/domain/kernel/features'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { emailOf } from './company'

export interface Caller {
  who: string
  /** The caller's column in `docs/permissions.md`. */
  head?: string
  email: string
  /** The company whose ids the caller sends: the own one, or for outsiders another one. */
  company: string
  surface: 'buyer' | 'vendor' | 'provider' | 'none'
  isVerified: boolean
  isFirstTime: boolean
  isOwner?: boolean
  isSuperAdmin?: boolean
  /** Uses tokens for acting for the company. */
  isActing?: boolean
  features: ReadonlySet<Feature>
}

export const ROLES = Object.keys(DEFAULT_ROLES) as DefaultRoleKey[]
const buyer = { surface: 'buyer', isVerified: true, isFirstTime: false } as const
const outsider = {
  company: 'maju',
  isVerified: false,
  isFirstTime: false,
  features: new Set<Feature>(),
}
const owning = new Set(DEFAULT_ROLES.owner.features)

export const SUPER_ADMIN = 'superadmin@pasok.test'
export const VENDOR_MEMBER = 'member@sinar.test'
/** A vendor deactivated by the provider, whose running orders continue. */
export const ENDED_VENDOR = 'tutup'

export const CALLERS: readonly Caller[] = [
  ...ROLES.map((role) => ({
    ...buyer,
    who: `${role} of a verified company`,
    head: DEFAULT_ROLES[role].name,
    email: `${role}@maju.test`,
    company: 'maju',
    features: new Set(DEFAULT_ROLES[role].features),
  })),
  ...FEATURES.map((feature) => ({
    ...buyer,
    who: `a role with only ${feature}`,
    email: `${feature.replace('.', '-')}@maju.test`,
    company: 'maju',
    features: new Set([feature]),
  })),
  {
    ...buyer,
    who: 'the owner of an unverified company',
    head: 'Owner, unverified',
    email: 'owner@baru.test',
    company: 'baru',
    isVerified: false,
    features: owning,
  },
  {
    ...buyer,
    who: 'a first-time owner',
    head: 'Owner, first time',
    email: 'owner@awal.test',
    company: 'awal',
    isVerified: false,
    isFirstTime: true,
    features: owning,
  },
  {
    ...outsider,
    who: 'the owner of a vendor',
    head: 'Vendor: owner',
    email: 'vendor@sinar.test',
    surface: 'vendor',
    isOwner: true,
  },
  {
    ...outsider,
    who: 'a member of a vendor',
    head: 'Vendor: member',
    email: VENDOR_MEMBER,
    surface: 'vendor',
  },
  {
    ...outsider,
    who: 'the owner of a deactivated vendor',
    head: 'Vendor: owner, deactivated vendor',
    email: emailOf('vendor', ENDED_VENDOR),
    surface: 'vendor',
    isOwner: true,
  },
  {
    ...outsider,
    who: 'the provider',
    head: 'Provider',
    email: 'provider@pasok.test',
    surface: 'provider',
  },
  {
    ...outsider,
    who: 'a super admin who acts for no company',
    head: 'Super admin',
    email: SUPER_ADMIN,
    surface: 'none',
    isSuperAdmin: true,
  },
  {
    ...buyer,
    who: 'a super admin who acts for a company',
    head: 'Super admin, acting',
    email: SUPER_ADMIN,
    company: 'baru',
    isSuperAdmin: true,
    isActing: true,
    features: owning,
  },
]

/** Vendor endpoints for the owner only. */
const VENDOR_OWNERS: readonly string[] = [
  'addBankAccount',
  'addVendorMember',
  'editBankAccount',
  'editVendorMember',
  'transferVendor',
  'makeDefaultAccount',
  'removeBankAccount',
  'restoreBankAccount',
  'setVendorMemberStatus',
]

/** Why a request is refused: another side's endpoint, the company's stage, the role, or not the owner. */
export type Refusal = 'side' | 'company' | 'role' | 'owner'

/**
 * Returns why an endpoint refuses a caller, computed independently of the server's own rule;
 * undefined when it is allowed.
 */
export function refusalOf(caller: Caller, contract: Contract): Refusal | undefined {
  const { surface, feature, stage } = contract
  if (surface === 'super-admin') return caller.isSuperAdmin ? undefined : 'side'
  const isVendor = caller.surface === 'vendor'
  if (surface === 'both' && isVendor) return undefined
  const side = surface === 'both' ? 'buyer' : surface
  if (side !== 'account' && caller.surface !== side) return 'side'
  if (stage !== 'any' && caller.isFirstTime) return 'company'
  if (side === 'buyer' && stage === 'verified' && !caller.isVerified) return 'company'
  if (isVendor && !caller.isOwner && VENDOR_OWNERS.includes(contract.name)) return 'owner'
  const isEnough = [feature].flat().some((one) => one === 'any' || caller.features.has(one))
  return isEnough ? undefined : 'role'
}
