import { createHash } from 'node:crypto'
import type { DefaultRoleKey } from '@pasok/domain/team/team.default-roles'

/**
 * The data of the API tests: two verified companies with a user per default role, an unverified one, one
 * whose owner never finished the wizard (here), three vendors and a dozen products (`market.ts`). Ids are
 * derived from names, so that tests can refer to records without querying the database.
 */
export function idOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `7${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

export const PASSWORD = 'pasok#test1'

export const CITIES = {
  jakarta: 'Kota Administrasi Jakarta Selatan',
  bandung: 'Kota Bandung',
  surabaya: 'Kota Surabaya',
} as const
export type CityKey = keyof typeof CITIES

export const ROLE_KEYS: readonly DefaultRoleKey[] = [
  'owner',
  'purchasing',
  'approver',
  'template-manager',
  'receiving',
  'finance',
]

export interface TestCompany {
  key: string
  code: string
  legalName: string
  isVerified: boolean
  isFirstTime: boolean
  addresses: readonly { name: string; city: CityKey }[]
  departments: Readonly<Record<string, readonly string[]>>
  people: readonly { key: string; role: DefaultRoleKey }[]
}

const everyRole = ROLE_KEYS.map((role) => ({ key: role, role }))

export const COMPANIES: readonly TestCompany[] = [
  {
    key: 'maju',
    code: 'MAJU',
    legalName: 'PT Maju Bersama',
    isVerified: true,
    isFirstTime: false,
    addresses: [
      { name: 'Jakarta Office', city: 'jakarta' },
      { name: 'Bandung Plant', city: 'bandung' },
    ],
    departments: {
      Operations: ['owner', 'purchasing', 'approver'],
      'General Affairs': ['owner', 'template-manager'],
    },
    people: [
      ...everyRole,
      { key: 'purchasing2', role: 'purchasing' },
      { key: 'approver2', role: 'approver' },
    ],
  },
  {
    key: 'lain',
    code: 'LAIN',
    legalName: 'PT Lain Sendiri',
    isVerified: true,
    isFirstTime: false,
    addresses: [{ name: 'Jakarta Office', city: 'jakarta' }],
    departments: { Warehouse: ['owner', 'purchasing'] },
    people: everyRole,
  },
  {
    key: 'baru',
    code: 'BARU',
    legalName: 'PT Baru Terbit',
    isVerified: false,
    isFirstTime: false,
    addresses: [{ name: 'Jakarta Office', city: 'jakarta' }],
    departments: {},
    people: [{ key: 'owner', role: 'owner' }],
  },
  {
    key: 'awal',
    code: 'AWAL',
    legalName: 'PT Awal Mula',
    isVerified: false,
    isFirstTime: true,
    addresses: [],
    departments: {},
    people: [{ key: 'owner', role: 'owner' }],
  },
]

export const companyId = (key: string) => idOf(`company ${key}`)
export const userId = (email: string) => idOf(`user ${email}`)
export const addressId = (company: string, name: string) => idOf(`address ${company} ${name}`)
export const departmentId = (company: string, name: string) => idOf(`department ${company} ${name}`)
export const vendorId = (key: string) => idOf(`vendor ${key}`)
export const productId = (key: string) => idOf(`product ${key}`)
export const emailOf = (person: string, company: string) => `${person}@${company}.test`
export const roleId = (company: string, key: string) => idOf(`role ${company} ${key}`)

export const nameOf = (email: string) => `Person ${email.replace('.test', '').replace('@', ' of ')}`
