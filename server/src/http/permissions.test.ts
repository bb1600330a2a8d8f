import type { Contract } from '@pasok/domain/kernel/contract'
import { FEATURES, type Feature } from '@pasok/domain/kernel/permissions'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startApi, type Answer, type Api, type Person } from '../../test/api'
import { addCustomRole } from '../../test/company'
import { sampleOf, samplesOf } from '../../test/samples'
import { ENDPOINTS } from '../app'
import type { Endpoint } from './endpoint'

/** Somebody who calls, and what is known of them: the expectation is computed from the contract. */
interface Caller {
  who: string
  email: string
  /** Whose ids they name: their own company's, or for outsiders another's. */
  company: string
  surface: 'buyer' | 'vendor' | 'provider' | 'none'
  isVerified: boolean
  isFirstTime: boolean
  features: ReadonlySet<Feature>
}

const ROLES = Object.keys(DEFAULT_ROLES) as DefaultRoleKey[]
const buyer = { surface: 'buyer', isVerified: true, isFirstTime: false } as const
const outsider = {
  company: 'maju',
  isVerified: false,
  isFirstTime: false,
  features: new Set<Feature>(),
}
const owning = new Set(DEFAULT_ROLES.owner.features)

const CALLERS: readonly Caller[] = [
  ...ROLES.map((role) => ({
    ...buyer,
    who: `${role} of a verified company`,
    email: `${role}@maju.test`,
    company: 'maju',
    features: new Set(DEFAULT_ROLES[role].features),
  })),
  ...FEATURES.map((feature) => ({
    ...buyer,
    who: `a role with ${feature} alone`,
    email: `${feature.replace('.', '-')}@maju.test`,
    company: 'maju',
    features: new Set([feature]),
  })),
  {
    ...buyer,
    who: 'the owner of an unverified company',
    email: 'owner@baru.test',
    company: 'baru',
    isVerified: false,
    features: owning,
  },
  {
    ...buyer,
    who: 'a first-time owner',
    email: 'owner@awal.test',
    company: 'awal',
    isVerified: false,
    isFirstTime: true,
    features: owning,
  },
  { ...outsider, who: 'a vendor', email: 'vendor@sinar.test', surface: 'vendor' },
  { ...outsider, who: 'the provider', email: 'provider@pasok.test', surface: 'provider' },
  {
    ...outsider,
    who: 'a super admin who acts for nobody',
    email: 'superadmin@pasok.test',
    surface: 'none',
  },
]

function may(caller: Caller, contract: Contract): boolean {
  if (contract.surface !== 'account' && caller.surface !== contract.surface) return false
  if (contract.standing !== 'any' && caller.isFirstTime) return false
  const isOfCompany = contract.surface === 'buyer'
  if (isOfCompany && contract.standing === 'verified' && !caller.isVerified) return false
  return contract.feature === 'any' || caller.features.has(contract.feature)
}

let api: Api
beforeAll(async () => {
  api = await startApi()
  for (const feature of FEATURES)
    await addCustomRole(api.db, 'maju', feature.replace('.', '-'), [feature])
})
afterAll(() => api.drop())

/** Signing out ends a session, so that call is made with one of its own. */
const personFor = (caller: Caller, { contract }: Endpoint): Promise<Person> =>
  contract.name === 'signOut' ? api.signIn(caller.email) : api.as(caller.email)

function callWith(person: Person, endpoint: Endpoint, company: string): Promise<Answer> {
  const { contract } = endpoint
  const { params, ...sent } = sampleOf(endpoint, company)
  return person.call(contract.method, pathOf(contract, params), { ...sent, token: contract.token })
}

const named = ENDPOINTS.map((endpoint) => ({ name: endpoint.contract.name, endpoint }))

describe('the table of calls', () => {
  it('has every call, and none that is gone', () => {
    expect(Object.keys(samplesOf('maju')).toSorted()).toEqual(
      named.map(({ name }) => name).toSorted(),
    )
  })

  it('has every call once, each with a token and a permission', () => {
    const routes = ENDPOINTS.map(({ contract }) => `${contract.method} ${contract.path}`)
    expect(new Set(routes).size).toBe(routes.length)
    for (const { contract } of ENDPOINTS) {
      expect(contract.token).not.toBe('none')
      expect(['any', ...FEATURES]).toContain(contract.feature)
    }
  })
})

describe.each(named)('$name', ({ endpoint }) => {
  const { contract } = endpoint

  it('without a token, or with none that is one, is nobody’s', async () => {
    const { params, ...sent } = sampleOf(endpoint, 'maju')
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer x',
      'Basic eDp4',
      'Bearer a.b.c',
    ]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      const answer = await api.call(contract.method, pathOf(contract, params), { ...sent, headers })
      expect([authorization, answer.status, answer.codes]).toEqual([
        authorization,
        401,
        ['unauthenticated'],
      ])
    }
  })

  it('takes one kind of token', async () => {
    const person = await api.as('owner@maju.test')
    const { params, ...sent } = sampleOf(endpoint, 'maju')
    const token = contract.token === 'id' ? 'access' : 'id'
    const path = pathOf(contract, params)
    const answer = await person.call(contract.method, path, { ...sent, token })
    expect(answer).toMatchObject({ status: 401, codes: ['unauthenticated'] })
  })

  it('is for those whom its contract names, and for no one else', async () => {
    const got = CALLERS.map(async (caller) => {
      const answer = await callWith(await personFor(caller, endpoint), endpoint, caller.company)
      const isAnswered = answer.status < 500 && answer.status !== 401 && answer.status !== 403
      const outcome = isAnswered ? 'let through' : `${answer.status} ${answer.codes.join()}`
      return [caller.who, outcome] as const
    })
    const wanted = CALLERS.map((caller) => [
      caller.who,
      may(caller, contract) ? 'let through' : '403 forbidden',
    ])
    expect(await Promise.all(got)).toEqual(wanted)
  })
})

describe('what a person may', () => {
  it('counts from the next call on', async () => {
    const email = await addCustomRole(api.db, 'maju', 'changing', ['orders.read'])
    const person = await api.as(email)
    const ask = async () => (await person.call('GET', '/api/purchase-order')).status
    expect(await ask()).toBe(200)
    await api.pool.query("update roles set features = '{}' where name = 'changing'")
    expect(await ask()).toBe(403)
    await api.pool.query(
      "update roles set features = '{orders.read,nonsense}' where name = 'changing'",
    )
    expect(await ask()).toBe(200)
  })

  it('ends with the verification of the company', async () => {
    const person = await api.as('owner@lain.test')
    const ask = async () => (await person.call('GET', '/api/purchase-order')).status
    const verify = (status: string) =>
      api.pool.query("update buyers set verification_status = $1 where company_code = 'LAIN'", [
        status,
      ])
    expect(await ask()).toBe(200)
    await verify('UNVERIFIED')
    expect(await ask()).toBe(403)
    await verify('VERIFIED')
    expect(await ask()).toBe(200)
  })
})
