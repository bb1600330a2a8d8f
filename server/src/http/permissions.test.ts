import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '@pasok/domain/kernel/contract'
import { FEATURES } from '@pasok/domain/kernel/features'
import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startApi, contentOf, type Answer, type Api, type Person } from '../../test/api'
import { CALLERS, refusalOf, type Caller } from '../../test/callers'
import { REQUIRED_INSTEAD, PUBLIC_ROUTES } from '../../test/entry-points'
import { actFor, endedPeople, forgedOf, mayActFor } from '../../test/ended-people'
import { addCustomRole } from '../../test/people'
import { sampleOf, samplesOf } from '../../test/samples'
import { addVendorCallers } from '../../test/vendor-callers'
import { ENDPOINTS } from '../endpoints'
import type { Endpoint } from './endpoint'

let api: Api
let acting: Person
/** A user whose tokens predate the deactivation, and whose role has every feature. */
let deactivated: Person
/** Invalid tokens by description, including tokens that are no longer valid. */
let wrong: Readonly<Record<string, string>>
const act = () => actFor(api, 'baru')

beforeAll(async () => {
  api = await startApi()
  for (const feature of FEATURES)
    await addCustomRole(api.db, 'maju', feature.replace('.', '-'), [feature])
  await mayActFor(api, 'baru')
  await addVendorCallers(api.db)
  acting = await act()
  const email = await addCustomRole(api.db, 'maju', 'deactivated', FEATURES)
  deactivated = await api.as(email)
  const owner = await api.as('owner@maju.test')
  const params = { auth_id: `test|${email}` }
  await owner.must(updateBuyerUser, { params, body: { status: 'INACTIVE' } })
  const over = await endedPeople(api)
  wrong = {
    empty: '',
    'no token': 'Bearer',
    'no token’s text': 'Bearer x',
    'of another scheme': 'Basic eDp4',
    'of nobody’s': 'Bearer a.b.c',
    forged: `Bearer ${forgedOf(owner.access)}`,
    ...Object.fromEntries(over.map(({ how, person }) => [how, `Bearer ${person.access}`])),
  }
})
afterAll(() => api.drop())

/** Signing out ends the session, so that endpoint is called with a separate one. */
async function personFor(caller: Caller, { contract }: Endpoint): Promise<Person> {
  const isOnce = contract.name === 'signOut'
  if (caller.isActing) return isOnce ? act() : acting
  return isOnce ? api.signIn(caller.email) : api.as(caller.email)
}

function callWith(person: Person, endpoint: Endpoint, company: string): Promise<Answer> {
  const { contract } = endpoint
  const { params, ...sent } = sampleOf(endpoint, company)
  return person.call(contract.method, pathOf(contract, params), { ...sent, token: contract.token })
}

const named = ENDPOINTS.map((endpoint) => ({ name: endpoint.contract.name, endpoint }))
const isPublic = ({ endpoint }: (typeof named)[number]) => endpoint.contract.surface === 'public'
const guarded = named.filter((one) => !isPublic(one))

const ROOM = join(import.meta.dirname, '../..')
/** The file that creates the routes of all endpoints. */
const CALLS = 'src/http/mount.ts'

/** Returns the server's files that match a pattern, without tests. */
const sourcesWith = (words: RegExp) =>
  ['src', 'demo']
    .flatMap((folder) =>
      readdirSync(join(ROOM, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => words.test(readFileSync(join(ROOM, file), 'utf8')))
    .toSorted()

describe('the table of calls', () => {
  it('has every call, and none that is gone', () => {
    expect(Object.keys(samplesOf('maju')).toSorted()).toEqual(
      named.map(({ name }) => name).toSorted(),
    )
  })

  it('has every route, but those that are no calls: a file of them more is one line here', () => {
    // The server refuses to start with a route that does not declare its access.
    const saying = sourcesWith(/\bconfig(?::| =) \{ access: /)
    expect(saying).toEqual(
      [...new Set([...PUBLIC_ROUTES.map(({ file }) => file), CALLS])].toSorted(),
    )
    expect(sourcesWith(/\baccess: 'contract'/)).toEqual([CALLS])
  })

  it('has every call once, each with a token and a permission', () => {
    const routes = ENDPOINTS.map(({ contract }) => `${contract.method} ${contract.path}`)
    expect(new Set(routes).size).toBe(routes.length)
    for (const { contract } of ENDPOINTS) {
      expect(contract.token === 'none').toBe(contract.surface === 'public')
      expect(['any', ...FEATURES]).toEqual(expect.arrayContaining([contract.feature].flat()))
    }
  })
})

describe('calls without a token', () => {
  it('are those of the way in, and no others', () => {
    const names = named.filter(isPublic).map(({ name }) => name)
    expect(names.toSorted()).toEqual(Object.keys(REQUIRED_INSTEAD).toSorted())
  })

  it.each(named.filter(isPublic))('$name is answered, whatever stands for a token', async (one) => {
    const { contract } = one.endpoint
    const { params, ...sent } = sampleOf(one.endpoint, 'maju')
    const owner = await api.as('owner@maju.test')
    const answers: unknown[] = []
    for (const authorization of [undefined, 'Bearer x', `Bearer ${owner.access}`]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      const answer = await api.call(contract.method, pathOf(contract, params), { ...sent, headers })
      expect([200, 422]).toContain(answer.status)
      answers.push(contentOf(answer))
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})

/**
 * Statuses for permitted requests: the request was valid and was processed, successfully or not;
 * 429 because uploads are limited.
 */
const ANSWERS = new Set([200, 404, 409, 422, 429])

/**
 * Endpoints that no buyer may call are tested with whole roles only, since a single feature is part of them.
 */
const isTried = (caller: Caller, { surface }: Contract) =>
  caller.head !== undefined || ['buyer', 'both', 'account'].includes(surface)

describe.each(guarded)('$name', ({ endpoint }) => {
  const { contract } = endpoint

  it('is refused without a valid token', async () => {
    const { params, ...sent } = sampleOf(endpoint, 'maju')
    const answerFor = async (what: string, headers: Record<string, string>) => {
      const answer = await api.call(contract.method, pathOf(contract, params), { ...sent, headers })
      return `${what}: ${answer.status} ${answer.codes.join()}`
    }
    const answers = Object.entries(wrong).map(([what, authorization]) =>
      answerFor(what, { authorization }),
    )
    const whats = ['none', ...Object.keys(wrong)]
    expect(await Promise.all([answerFor('none', {}), ...answers])).toEqual(
      whats.map((what) => `${what}: 401 unauthenticated`),
    )
  })

  it('is not for a deactivated user, by tokens from before', async () => {
    const answer = await callWith(deactivated, endpoint, 'maju')
    expect(answer).toMatchObject({ status: 401, codes: ['deactivated'] })
  })

  // proves 2.7.2
  it('takes one kind of token', async () => {
    const person = await api.as('owner@maju.test')
    const { params, ...sent } = sampleOf(endpoint, 'maju')
    const token = contract.token === 'id' ? 'access' : 'id'
    const path = pathOf(contract, params)
    const answer = await person.call(contract.method, path, { ...sent, token })
    expect(answer).toMatchObject({ status: 401, codes: ['unauthenticated'] })
  })

  it('is only for the users that its contract names', async () => {
    const callers = CALLERS.filter((caller) => isTried(caller, contract))
    const got = callers.map(async (caller) => {
      const answer = await callWith(await personFor(caller, endpoint), endpoint, caller.company)
      const outcome = ANSWERS.has(answer.status)
        ? 'let through'
        : `${answer.status} ${answer.codes.join()}`
      return [caller.who, outcome] as const
    })
    const wanted = callers.map((caller) => [
      caller.who,
      refusalOf(caller, contract) ? '403 forbidden' : 'let through',
    ])
    expect(await Promise.all(got)).toEqual(wanted)
  })
})

describe('a user’s permissions', () => {
  it('counts from the next request', async () => {
    const email = await addCustomRole(api.db, 'maju', 'changing', ['orders.read'])
    const person = await api.as(email)
    const callStatus = async () => (await person.call('GET', '/api/purchase-order')).status
    expect(await callStatus()).toBe(200)
    await api.pool.query("update roles set features = '{}' where name = 'changing'")
    expect(await callStatus()).toBe(403)
    await api.pool.query(
      "update roles set features = '{orders.read,nonsense}' where name = 'changing'",
    )
    expect(await callStatus()).toBe(200)
  })

  it('ends with the verification of the company', async () => {
    const person = await api.as('owner@lain.test')
    const callStatus = async () => (await person.call('GET', '/api/purchase-order')).status
    const verify = (status: string) =>
      api.pool.query("update buyers set verification_status = $1 where company_code = 'LAIN'", [
        status,
      ])
    expect(await callStatus()).toBe(200)
    await verify('UNVERIFIED')
    expect(await callStatus()).toBe(403)
    await verify('VERIFIED')
    expect(await callStatus()).toBe(200)
  })
})
