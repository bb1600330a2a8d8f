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
 * PostgreSQL is restarted and paused while users work. Every request is answered within a time limit,
 * successfully or with 503 and a time to retry; afterwards everything continues automatically.
 */
const isFull = process.env['FAULTS'] === 'full'
const ROUNDS = isFull ? 10 : 1
const CLIENTS = isFull ? 8 : 4
/** Milliseconds before users retry. */
const RETRY_MS = 100
/** Replaces the half minute used in production. */
const PATIENCE_MS = 1_000
/** Five seconds for getting a connection, plus at most twice the patience for its statements, plus a margin. */
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
const list = () => purchasing.request(listRequests, { params })

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Outcome {
  answer: Answer
  ms: number
  again: () => Promise<Answer>
}

/** Runs users who save, submit, approve and read one after another until they are stopped. */
function work(round: string) {
  const outcomes: Outcome[] = []
  let isOver = false
  let at = 0
  const send = async (call: (key: string) => Promise<Answer>) => {
    const key = `${round}-${(at += 1)}`
    const began = performance.now()
    const answer = await call(key)
    outcomes.push({ answer, ms: performance.now() - began, again: () => call(key) })
    if (answer.status === 503) await after(RETRY_MS)
    return answer
  }
  const one = async () => {
    while (!isOver) {
      const saved = await send((key) =>
        purchasing.request(saveRequest, { body: BODY, headers: { 'idempotency-key': key } }),
      )
      await send(list)
      if (saved.errors) continue
      const id = saveRequest.data.parse(saved.data)._id
      for (const [contract, person] of [
        [submitRequest, purchasing],
        [approveRequest, approver],
      ] as const)
        await send((key) =>
          person.request(contract, { params: { id }, headers: { 'idempotency-key': key } }),
        )
    }
  }
  const working = Promise.all(Array.from({ length: CLIENTS }, one))
  return {
    outcomes,
    end: async () => {
      isOver = true
      await working
    },
  }
}

/** Successful responses remain valid, and failed requests succeed when repeated. */
async function expectWell(outcomes: readonly Outcome[]): Promise<void> {
  const refused = outcomes.filter(({ answer }) => answer.status === 503)
  const done = outcomes.filter(({ answer }) => answer.status === 200 && answer.count === undefined)
  // Approving after a failed submission is a conflict.
  for (const { answer } of outcomes) expect([200, 409, 503]).toContain(answer.status)
  expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(BOUND_MS)
  for (const { answer } of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  // The stored response of the same idempotency key, whose result exists.
  for (const { answer, again } of done)
    await eventually(async () => expect((await again()).data).toEqual(answer.data))
  // A database that has just recovered may exceed the short patience once more.
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
    // Connections of the app and of the test: none is lost, and none is in an abandoned
    // transaction.
    expect(rows[0]?.busy).toBe(0)
    expect(rows[0]?.count).toBeLessThanOrEqual(12 + 4)
  })
  expect(api.pool.waitingCount).toBe(0)
  expect(api.pool.idleCount).toBe(api.pool.totalCount)
  // On the test's own connections, because checking the invariants takes longer than the app's
  // short patience.
  await assertSound(cluster.database.pool, stock)
}

const countOf = (outcomes: readonly Outcome[], status: number) =>
  outcomes.filter(({ answer }) => answer.status === status).length

it.each(['fast', 'immediate'] as const)(
  'restarted (%s) under load, it is waited for, and nothing acknowledged is lost',
  { timeout: 600_000 },
  async (how) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = work(`${how}-${round}`)
      await eventually(() => expect(countOf(load.outcomes, 200)).toBeGreaterThan(CLIENTS))
      await after(Math.random() * 200)
      cluster.restart(how)
      await eventually(() => expect(countOf(load.outcomes, 503)).toBeGreaterThan(0))
      const before = countOf(load.outcomes, 200)
      await eventually(() => expect(countOf(load.outcomes, 200)).toBeGreaterThan(before))
      await load.end()
      await expectHealed()
      await expectWell(load.outcomes)
      await expectHealed()
      console.log(
        `database ${how}: ${countOf(load.outcomes, 200)} done, ${countOf(load.outcomes, 503)} told to come again`,
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
      await eventually(() => expect(countOf(load.outcomes, 200)).toBeGreaterThan(CLIENTS))
      cluster.pause()
      try {
        await eventually(() => expect(countOf(load.outcomes, 503)).toBeGreaterThanOrEqual(CLIENTS))
        expect(await api.server.inject({ url: '/health/live' })).toMatchObject({ statusCode: 200 })
        expect(await api.server.inject({ url: '/health/ready' })).toMatchObject({ statusCode: 503 })
      } finally {
        cluster.goOn()
      }
      const before = countOf(load.outcomes, 200)
      await eventually(() => expect(countOf(load.outcomes, 200)).toBeGreaterThan(before))
      await load.end()
      await expectHealed()
      await expectWell(load.outcomes)
      await expectHealed()
      console.log(
        `database paused: ${countOf(load.outcomes, 200)} done, ${countOf(load.outcomes, 503)} told to come again`,
      )
    }
  },
)
