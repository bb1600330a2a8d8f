import * as calls from '@pasok/domain/company/addresses/addresses.contract'
import { getCompany, updateCompany } from '@pasok/domain/company/company.contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../../test/api'
import { addressId, companyId } from '../../../../test/company'
import { assertSound } from '../../../../test/invariants'
import { ADDRESS, DETAIL } from '../../../../test/way-in'

const ROUNDS = process.env['FAULTS'] === 'full' ? 50 : 5
const CLIENTS = 10

let api: Api
/** Each client has its own session. */
let clients: Person[]
let owner: Person
beforeAll(async () => {
  api = await startApi()
  clients = await Promise.all(Array.from({ length: CLIENTS }, () => api.signIn('owner@maju.test')))
  owner = await api.as('owner@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const JAKARTA = addressId('maju', 'Jakarta Office')
const list = () => owner.must(calls.listAddresses, {})
const defaults = async () => (await list()).filter((row) => row.is_default).map(({ _id }) => _id)
const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const makeDefault = (person: Person, address_id: string, seen_default?: string) =>
  person.request(calls.makeDefaultAddress, { body: { address_id, seen_default } })

let names = 0
async function added(): Promise<string> {
  names += 1
  return (await owner.must(calls.addAddress, { body: { ...ADDRESS, name: `Race ${names}` } }))._id
}
const addedTo = async (count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await added())
  return ids
}

// proves 1.4.13
it('ten concurrent changes of the default address leave one default', async () => {
  const ids = await addedTo(CLIENTS)
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      clients.map((person, at) => makeDefault(person, ids[at] ?? '')),
    )
    expect(statuses(answers)).toEqual(answers.map(() => 200))
    const now = await defaults()
    expect(now).toHaveLength(1)
    expect(ids).toContain(now[0])
  }
})

it('of ten requests with the same known default one succeeds; the others learn the current one', async () => {
  const ids = await addedTo(CLIENTS)
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDefault(owner, JAKARTA)
    const answers = await Promise.all(
      clients.map((person, at) => makeDefault(person, ids[at] ?? '', JAKARTA)),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(CLIENTS - 1)
    const [current, ...others] = (await list()).filter((row) => row.is_default)
    expect(others).toEqual([])
    expect(answers.find(({ status }) => status === 200)?.data).toEqual(current)
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 409, codes: ['stale_version'] })
      expect(answer.message).toContain(current?.name ?? '?')
    }
  }
  await makeDefault(owner, JAKARTA)
})

it('an address that is removed and made the default concurrently is only one of both', async () => {
  const [first, second] = [clients[0] ?? owner, clients[1] ?? owner]
  const outcomes = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDefault(owner, JAKARTA)
    const id = await added()
    const removing = () => first.request(calls.removeAddress, { query: { address_id: id } })
    const making = () => makeDefault(second, id)
    const [removal, switching] =
      round % 2 === 0
        ? await Promise.all([removing(), making()])
        : await Promise.all([making(), removing()]).then(([a, b]) => [b, a] as const)
    outcomes.add(`${removal.status} ${switching.status}`)
    const { rows } = await api.pool.query<{ is_default: boolean; removed: boolean }>(
      'select is_default, deleted_at is not null as removed from addresses where id = $1',
      [id],
    )
    expect(rows).toEqual([
      removal.status === 200
        ? { is_default: false, removed: true }
        : { is_default: true, removed: false },
    ])
    expect([removal.status, switching.status]).toEqual(
      removal.status === 200 ? [200, 404] : [removal.status, 200],
    )
    // The removal lost the race, or came second.
    expect([200, 409, 422]).toContain(removal.status)
    expect(await defaults()).toEqual([removal.status === 200 ? JAKARTA : id])
  }
  expect(outcomes.size).toBeGreaterThan(0)
  await makeDefault(owner, JAKARTA)
})

it('two changes of one version: one is saved, the other is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const _id = await added()
    const answers = await Promise.all(
      clients.slice(0, 2).map((person, at) =>
        person.request(calls.changeAddress, {
          body: { ...ADDRESS, _id, name: `Changed ${round} by ${at}`, version: 1 },
        }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 409])
    const saved = answers.find(({ status }) => status === 200)
    expect((await list()).find((row) => row._id === _id)).toEqual(saved?.data)
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['stale_version'])
  }
})

it('the registered address and the default address can be changed concurrently', async () => {
  const [first, second] = [clients[0] ?? owner, clients[1] ?? owner]
  for (let round = 0; round < ROUNDS; round += 1) {
    const [address] = await list()
    if (!address) throw new Error('no default address')
    const company = await api.pool.query<{ version: number }>(
      'select version from buyers where id = $1',
      [companyId('maju')],
    )
    const { province_id, city_id, subdistrict_id, village_id } = DETAIL
    const place = { province_id, city_id, subdistrict_id, village_id, postcode: '40111' }
    const answers = await Promise.all([
      first.request(updateCompany, {
        body: { ...place, street: `Jl. Profil ${round}`, version: company.rows[0]?.version },
      }),
      second.request(calls.changeAddress, {
        body: {
          ...ADDRESS,
          _id: address._id,
          name: address.name,
          street: `Jl. Alamat ${round}`,
          version: address.version,
        },
      }),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    const [now] = await list()
    expect([now?.street, now?.postcode]).toEqual([`Jl. Alamat ${round}`, ADDRESS.postcode])
    expect(await owner.must(getCompany, {})).toMatchObject({
      street: `Jl. Profil ${round}`,
      postcode: '40111',
    })
  }
})

async function addTen(nameOf: (at: number) => string) {
  const other = await api.as('owner@lain.test')
  await api.pool.query('delete from addresses where buyer_id = $1', [companyId('lain')])
  const answers = await Promise.all(
    clients.map((_, at) =>
      other.request(calls.addAddress, { body: { ...ADDRESS, name: nameOf(at) } }),
    ),
  )
  return { answers, rows: await other.must(calls.listAddresses, {}) }
}

it('of ten concurrent first addresses one is the default', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows } = await addTen((at) => `First ${at}`)
    expect(rows).toHaveLength(CLIENTS)
    expect(rows.filter((row) => row.is_default)).toHaveLength(1)
  }
})

it('of ten concurrent addresses with one name one is saved', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { answers, rows } = await addTen((at) => (at % 2 === 0 ? 'Same' : 'SAME'))
    expect(rows).toMatchObject([{ is_default: true }])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(CLIENTS - 1)
    for (const answer of refused) expect(answer.errors?.map(({ path }) => path)).toEqual(['name'])
  }
})
