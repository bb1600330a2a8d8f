// @module-tag thorough
import type { Contract } from '@pasok/domain/kernel/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../src/endpoints'
import type { Endpoint } from '../../src/http/endpoint'
import { startApi, type Api, type Person } from '../api'
import { mayActFor } from '../ended-people'
import { assertSound } from '../invariants'
import { MULTIPART, multipartOf } from '../multipart'
import { sampleOf } from '../samples'
import { spoil, type Spoiled } from './spoil'
import { PATIENCE, RUNS, SEED, LEAKS_INTERNALS, watchTables } from './watch'

const CALLERS: Partial<Record<Contract['surface'], string>> = {
  account: 'owner@maju.test',
  both: 'owner@maju.test',
  buyer: 'owner@maju.test',
  'super-admin': 'superadmin@pasok.test',
  vendor: 'vendor@sinar.test',
  provider: 'provider@pasok.test',
}

let api: Api
let readTables: () => Promise<string[]>

beforeAll(async () => {
  api = await startApi()
  await mayActFor(api, 'baru')
  // Signs everybody in beforehand, because a sign-in writes to the database.
  for (const email of Object.values(CALLERS)) await api.as(email)
  readTables = await watchTables(api.pool)
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

async function personOf({ surface, name }: Contract): Promise<Person | undefined> {
  const email = CALLERS[surface]
  if (email === undefined) return undefined
  return name === 'signOut' ? api.signIn(email) : api.as(email)
}

async function send(
  { contract }: Endpoint,
  { params, query, headers, body }: Spoiled,
  person: Person | undefined,
) {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const token = contract.token === 'id' ? person?.id : person?.access
  return api.server.inject({
    method: contract.method,
    url: `/${contract.host}${path}?${query}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'content-type': contract.upload ? MULTIPART : 'application/json',
      }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  })
}

interface Envelope {
  errors: readonly { code: string; message: string }[] | null
  message: string
}

/** Returns the faults of an error response. */
function faultsOf(body: string): string[] {
  const { errors, message } = JSON.parse(body) as Envelope
  return [
    LEAKS_INTERNALS.test(body) && 'it tells how the server is made',
    message === '' && 'it says nothing',
    !errors?.length && 'it names no error',
  ].filter((fault) => fault !== false)
}

async function problemsOf(endpoint: Endpoint, call: Spoiled): Promise<string[]> {
  const person = await personOf(endpoint.contract)
  const before = endpoint.contract.writes ? await readTables() : []
  const began = performance.now()
  const { statusCode: status, body } = await send(endpoint, call, person)
  const problems: string[] = []
  if (performance.now() - began > PATIENCE) problems.push('it took too long')
  if (status >= 500) problems.push(`${status}: ${body.slice(0, 500)}`)
  if (status < 400) return problems
  const after = endpoint.contract.writes ? await readTables() : []
  const written = after.filter((table, at) => table !== before[at])
  if (written.length > 0) problems.push(`${status}, and written: ${written.join(', ')}`)
  return [...problems, ...faultsOf(body)]
}

const named = ENDPOINTS.map((endpoint) => ({ name: endpoint.contract.name, endpoint }))

describe(`bad input, seed ${SEED}`, () => {
  it.each(named)('$name refuses it, writes nothing, and goes on', async ({ endpoint }) => {
    const { contract } = endpoint
    const sample = sampleOf(endpoint, 'maju')
    await api.pool.query('truncate rate_counters, sign_in_failures')
    await fc.assert(
      fc.asyncProperty(spoil(contract, sample), async (call) => {
        expect(await problemsOf(endpoint, call)).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    await api.pool.query('truncate rate_counters, sign_in_failures')
    const body = sample.parts ? multipartOf(sample.parts) : JSON.stringify(sample.body ?? {})
    const plain = {
      params: Object.fromEntries(
        Object.entries(sample.params ?? {}).map(([at, text]) => [at, encodeURIComponent(text)]),
      ),
      query: new URLSearchParams(sample.query).toString(),
      headers: {},
      ...(contract.method !== 'GET' && { body: body.toString() }),
    }
    const good = await send(endpoint, plain, await personOf(contract))
    expect([200, 400, 404, 409, 422]).toContain(good.statusCode)
  })
})
