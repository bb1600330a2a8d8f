// @module-tag thorough
import {
  approveRequest,
  listRequests,
  saveRequest,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../api'
import { companyId } from '../company'
import { eventually } from '../eventually'
import { assertSound, readStock } from '../invariants'
import { bodyOf } from '../requests'
import { startOwnCluster, type OwnCluster } from './own-cluster'

/**
 * The whole PostgreSQL is restarted, and paused, while people work: whoever asks is answered within a
 * bound, with what they asked for or with 503 and when to come again; afterwards all goes on by itself.
 */
const isFull = process.env['FAULTS'] === 'full'
const ROUNDS = isFull ? 10 : 1
const CLIENTS = isFull ? 8 : 4
/** People come again later, and not at once. */
const COME_AGAIN_MS = 100
/** Instead of the half minute of production. */
const PATIENCE_MS = 1_000
/** A connection is waited for five seconds, and what is asked on it for the patience, twice at most. */
const BOUND_MS = 5_000 + 3 * PATIENCE_MS + 3_000

let cluster: OwnCluster
let api: Api
let stock: Map<string, string>
let purchasing: Person
let approver: Person
beforeAll(async () => {
  cluster = await startOwnCluster()
  const { database } = cluster
  api = await startApi({ database, patienceMs: PATIENCE_MS })
  await database.pool.query('update products set stock = 1000000')
  stock = await readStock(database.pool)
  purchasing = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
}, 180_000)
afterAll(() => api.drop())

const BODY = bodyOf('maju', [
  { product: 'kertas', quantity: 1 },
  { product: 'helm', quantity: 2 },
])
const params = { buyer_id: companyId('maju') }
const list = () => purchasing.ask(listRequests, { params })

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Told {
  answer: Answer
  ms: number
  /** Asks the very same again. */
  again: () => Promise<Answer>
}

/** People who save, submit, approve and look, one thing after the other, until they are told to end. */
function work(round: string) {
  const told: Told[] = []
  let isOver = false
  let at = 0
  const ask = async (call: (key: string) => Promise<Answer>) => {
    const key = `${round}-${(at += 1)}`
    const began = performance.now()
    const answer = await call(key)
    told.push({ answer, ms: performance.now() - began, again: () => call(key) })
    if (answer.status === 503) await after(COME_AGAIN_MS)
    return answer
  }
  const one = async () => {
    while (!isOver) {
      const saved = await ask((key) =>
        purchasing.ask(saveRequest, { body: BODY, headers: { 'idempotency-key': key } }),
      )
      await ask(list)
      if (saved.errors) continue
      const id = saveRequest.data.parse(saved.data)._id
      for (const [contract, person] of [
        [submitRequest, purchasing],
        [approveRequest, approver],
      ] as const)
        await ask((key) =>
          person.ask(contract, { params: { id }, headers: { 'idempotency-key': key } }),
        )
    }
  }
  const working = Promise.all(Array.from({ length: CLIENTS }, one))
  return {
    told,
    end: async () => {
      isOver = true
      await working
    },
  }
}

/** What was answered in the trouble holds, and what wasn't is done when it is asked for again. */
async function expectWell(told: readonly Told[]): Promise<void> {
  const refused = told.filter(({ answer }) => answer.status === 503)
  const done = told.filter(({ answer }) => answer.status === 200 && answer.count === undefined)
  // An approval after a submission that was refused is none.
  for (const { answer } of told) expect([200, 409, 503]).toContain(answer.status)
  expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(BOUND_MS)
  for (const { answer } of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  // The kept answer of the same key: what it told of is there.
  for (const { answer, again } of done)
    await eventually(async () => expect((await again()).data).toEqual(answer.data))
  // A database that has just recovered may be slow once more for so short a patience.
  for (const { again } of refused)
    await eventually(async () => expect([200, 409]).toContain((await again()).status))
}

async function expectHealed(): Promise<void> {
  await eventually(async () => expect((await list()).status).toBe(200))
  await eventually(async () => {
    const { rows } = await api.pool.query<{ count: number; busy: number }>(
      `select count(*)::int, count(*) filter (where state <> 'idle')::int as busy
       from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       and datname = current_database()`,
    )
    // Those of the app and of the test: none that nobody has, none in a transaction that nobody ends.
    expect(rows[0]?.busy).toBe(0)
    expect(rows[0]?.count).toBeLessThanOrEqual(12 + 4)
  })
  expect(api.pool.waitingCount).toBe(0)
  expect(api.pool.idleCount).toBe(api.pool.totalCount)
  // By the test's own connections: the invariants take longer than the app's short patience.
  await assertSound(cluster.database.pool, stock)
}

const countOf = (told: readonly Told[], status: number) =>
  told.filter(({ answer }) => answer.status === status).length

it.each(['fast', 'immediate'] as const)(
  'restarted (%s) under load, it is waited for, and nothing acknowledged is lost',
  { timeout: 600_000 },
  async (how) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = work(`${how}-${round}`)
      await eventually(() => expect(countOf(load.told, 200)).toBeGreaterThan(CLIENTS))
      await after(Math.random() * 200)
      cluster.restart(how)
      await eventually(() => expect(countOf(load.told, 503)).toBeGreaterThan(0))
      const before = countOf(load.told, 200)
      await eventually(() => expect(countOf(load.told, 200)).toBeGreaterThan(before))
      await load.end()
      await expectHealed()
      await expectWell(load.told)
      await expectHealed()
      console.log(
        `database ${how}: ${countOf(load.told, 200)} done, ${countOf(load.told, 503)} told to come again`,
      )
    }
  },
)

it(
  'paused under load, it is given up soon, and goes on by itself',
  { timeout: 600_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = work(`paused-${round}`)
      await eventually(() => expect(countOf(load.told, 200)).toBeGreaterThan(CLIENTS))
      cluster.pause()
      try {
        await eventually(() => expect(countOf(load.told, 503)).toBeGreaterThanOrEqual(CLIENTS))
        expect(await api.server.inject({ url: '/health/live' })).toMatchObject({ statusCode: 200 })
        expect(await api.server.inject({ url: '/health/ready' })).toMatchObject({ statusCode: 503 })
      } finally {
        cluster.goOn()
      }
      const before = countOf(load.told, 200)
      await eventually(() => expect(countOf(load.told, 200)).toBeGreaterThan(before))
      await load.end()
      await expectHealed()
      await expectWell(load.told)
      await expectHealed()
      console.log(
        `database paused: ${countOf(load.told, 200)} done, ${countOf(load.told, 503)} told to come again`,
      )
    }
  },
)
