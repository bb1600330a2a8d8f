import { createHash } from 'node:crypto'
import { saveRequest, submitRequest, updateRequest } from '@pasok/domain/requests/requests.contract'
import { registerCompany } from '@pasok/domain/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../test/api'
import { productId } from '../../test/company'
import { NEW_PASSWORD, newPlace, register, registrationOf } from '../../test/identity'
import { assertSound } from '../../test/invariants'
import { bodyOf, draft, submitted } from '../../test/requests'

let api: Api
let purchasing: Person
beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const BODY = bodyOf('maju', [{ product: 'kertas', quantity: 2 }])
const OTHER = bodyOf('maju', [{ product: 'kertas', quantity: 3 }])

const save = (key: string, body = BODY, person = purchasing) =>
  person.request(saveRequest, { body, headers: { 'idempotency-key': key } })

async function countRequests(): Promise<number> {
  const { rows } = await api.pool.query<{ count: number }>(
    'select count(*)::int from purchase_requests',
  )
  return rows[0]?.count ?? 0
}

describe('a call with an Idempotency-Key', () => {
  it('is executed once, and returns the same response again', async () => {
    const before = await countRequests()
    const first = await save('one-and-the-same')
    const again = await save('one-and-the-same')
    expect(first.status).toBe(200)
    expect([again.status, again.data, again.message]).toEqual([200, first.data, first.message])
    expect(await countRequests()).toBe(before + 1)
  })

  it('is executed once of twenty concurrent requests', async () => {
    const before = await countRequests()
    const answers = await Promise.all(Array.from({ length: 20 }, () => save('twenty-at-once')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => answers[0]?.data))
    expect(await countRequests()).toBe(before + 1)
  })

  it('without one is executed each time', async () => {
    const before = await countRequests()
    for (let at = 0; at < 3; at += 1) await purchasing.must(saveRequest, { body: BODY })
    expect(await countRequests()).toBe(before + 3)
  })

  it('is refused for a different request', async () => {
    const before = await countRequests()
    await save('asks-this')
    const mismatch = { status: 422, codes: ['idempotency_mismatch'] }
    expect(await save('asks-this', OTHER)).toMatchObject(mismatch)
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const headers = { 'idempotency-key': 'asks-this' }
    expect(
      await purchasing.request(updateRequest, { body: { ...BODY, id }, headers }),
    ).toMatchObject(mismatch)
    expect(await purchasing.request(submitRequest, { params: { id }, headers })).toMatchObject(
      mismatch,
    )
    expect(await countRequests()).toBe(before + 2)
  })

  it('asks for something else with another password, of which nothing is kept', async () => {
    const [place, headers] = [newPlace(), { 'idempotency-key': 'of-one-password' }]
    const body = registrationOf('password@twice.test', 'PT Sandi')
    const registering = (owner_password: string) =>
      register(api, { ...body, owner_password }, headers, place)
    const first = await registering(NEW_PASSWORD)
    expect(first.status).toBe(200)
    const other = await registering(`${NEW_PASSWORD}x`)
    expect([other.status, other.errors?.[0]?.code]).toEqual([422, 'idempotency_mismatch'])
    expect((await registering(NEW_PASSWORD)).data).toEqual(first.data)
    const input = { params: {}, query: {}, body: registerCompany.body.parse(body) }
    const { rows } = await api.pool.query<{ body_hash: string }>(
      "select body_hash from idempotency_keys where key = 'of-one-password'",
    )
    const plain = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.body_hash).not.toBe(plain)
  })

  it('asks for something else when it names another record', async () => {
    const headers = { 'idempotency-key': 'of-one-record' }
    const [one, two] = [
      await draft(purchasing, [{ product: 'kertas', quantity: 1 }]),
      await draft(purchasing, [{ product: 'kertas', quantity: 1 }]),
    ]
    const submit = (id: string) => purchasing.request(submitRequest, { params: { id }, headers })
    expect((await submit(one)).status).toBe(200)
    expect((await submit(two)).codes).toEqual(['idempotency_mismatch'])
    expect(await submit(one)).toMatchObject({ status: 200, data: { _id: one } })
  })

  it('leaves its key free when it fails', async () => {
    const twice = [
      { productId: productId('kertas'), quantity: 1 },
      { productId: productId('kertas'), quantity: 1 },
    ]
    const failing = bodyOf('maju', [], { vendors: [{ packages: { items: twice } }] })
    expect((await save('fails-first', failing)).status).toBe(422)
    expect((await save('fails-first', failing)).status).toBe(422)
    expect((await save('fails-first')).status).toBe(200)
    expect((await save('fails-first', failing)).codes).toEqual(['idempotency_mismatch'])
  })

  it('is its own of each person', async () => {
    const other = await api.as('purchasing2@maju.test')
    const [mine, theirs] = [await save('shared-key-1'), await save('shared-key-1', BODY, other)]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(theirs.data).not.toEqual(mine.data)
    const stranger = await api.as('purchasing@lain.test')
    const body = bodyOf('lain', [{ product: 'kertas', quantity: 2 }])
    expect((await save('shared-key-1', body, stranger)).status).toBe(200)
  })

  it.each(['short', 'with a space in it', 'x'.repeat(129), 'slash/and?mark'])(
    'is refused when the key is no key: %s',
    async (key) => {
      expect(await save(key)).toMatchObject({
        status: 400,
        errors: [{ code: 'bad_request', path: 'Idempotency-Key' }],
      })
    },
  )

  it('returns the first response again, even when the record has changed', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const headers = { 'idempotency-key': 'submitted-once' }
    const submit = () => purchasing.request(submitRequest, { params: { id }, headers })
    expect((await submit()).status).toBe(200)
    const approver = await api.as('approver@maju.test')
    await approver.call('PUT', `/api/purchase-request/approved/${id}`)
    expect(await submit()).toMatchObject({ status: 200, data: { lastStatus: 'Submit' } })
    expect(await submitted(purchasing, [{ product: 'kertas', quantity: 1 }])).toBeTruthy()
  })
})
