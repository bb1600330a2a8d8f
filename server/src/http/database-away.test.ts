import { listRequests, saveRequest, submitRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../test/api'
import { companyId } from '../../test/company'
import { assertSound } from '../../test/invariants'
import { startProxy, type Proxy } from '../../test/proxy'
import { bodyOf, draft } from '../../test/requests'
import { eventually } from '../../test/eventually'

let api: Api
let proxy: Proxy
let purchasing: Person
beforeAll(async () => {
  api = await startApi({
    through: async (url) => {
      proxy = await startProxy(url)
      return proxy.url
    },
  })
  purchasing = await api.as('purchasing@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
  await proxy.close()
})

const BODY = bodyOf('maju', [{ product: 'kertas', quantity: 1 }])
const list = () => purchasing.request(listRequests, { params: { buyer_id: companyId('maju') } })
const save = (key?: string) =>
  purchasing.request(saveRequest, {
    body: BODY,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

function expectAway(answer: Answer) {
  expect(answer).toMatchObject({ status: 503, codes: ['unavailable'], data: null })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

const healed = () => eventually(async () => expect((await list()).status).toBe(200))

describe('while the database is away', () => {
  it('requests say so and when to try again; once it is back, everything works automatically', async () => {
    expect((await save()).status).toBe(200)
    await proxy.cut()
    for (const answer of await Promise.all([list(), save(), list()])) expectAway(answer)
    expectAway(await api.call('GET', '/health/ready'))
    const live = await api.server.inject({ url: '/health/live' })
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'live' }])
    await proxy.heal()
    await healed()
    expect((await save()).status).toBe(200)
    expect((await api.server.inject({ url: '/health/ready' })).statusCode).toBe(200)
  })

  it('signing in says so too, and locks nobody out', async () => {
    await proxy.cut()
    const grant = { grant_type: 'password', username: 'owner@maju.test', password: 'wrong' }
    for (let at = 0; at < 12; at += 1) {
      const response = await api.server.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: { ...grant, client_id: 'x', connection: 'x' },
      })
      expect(response.statusCode).toBe(503)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    await proxy.heal()
    await healed()
    expect((await api.signIn('owner@maju.test')).access).toBeTruthy()
  })

  it('nothing is done by half: repeated with its key, a request is executed once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const keys = Array.from({ length: 5 }, (_, at) => `round-${round}-call-${at}`)
      const count = async () => {
        const { rows } = await api.pool.query<{ count: number }>(
          'select count(*)::int from purchase_requests',
        )
        return rows[0]?.count ?? 0
      }
      const before = await count()
      const calls = keys.map((key) => save(key))
      await list()
      await proxy.cut()
      for (const answer of await Promise.all(calls)) expect([200, 503]).toContain(answer.status)
      await proxy.heal()
      await healed()
      const again = await Promise.all(keys.map((key) => save(key)))
      expect(again.map(({ status }) => status)).toEqual(keys.map(() => 200))
      expect(await count()).toBe(before + keys.length)
    }
  })
})

describe('a connection that the database ends', () => {
  /** Terminates all matching connections of the pool from another connection. */
  async function terminate(which: string): Promise<number> {
    const { rowCount } = await api.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
    )
    return rowCount ?? 0
  }

  it('in the middle of a transaction fails that call alone', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const blocker = await api.pool.connect()
    await blocker.query('begin')
    await blocker.query('select id from purchase_requests where id = $1 for update', [id])
    const blocked = purchasing.request(submitRequest, { params: { id } })
    const ended = await eventually(async () => {
      const count = await terminate("wait_event_type = 'Lock'")
      expect(count).toBe(1)
      return count
    })
    expect(ended).toBe(1)
    expectAway(await blocked)
    await blocker.query('rollback')
    blocker.release()
    expect((await purchasing.request(submitRequest, { params: { id } })).status).toBe(200)
  })

  it('while it rests is replaced by another', async () => {
    await Promise.all(Array.from({ length: 8 }, list))
    expect(await terminate("state = 'idle'")).toBeGreaterThan(0)
    await healed()
    const answers = await Promise.all(Array.from({ length: 20 }, list))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('of a pool that is used up is waited for', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, list),
      ...Array.from({ length: 20 }, () => save()),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})
