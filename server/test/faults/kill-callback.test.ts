// @module-tag thorough
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import {
  SANDBOX_TOKEN_HEADER,
  type SandboxCallback,
} from '../../src/adapters/payment-gateway/sandbox/open-sandbox'
import { readSecret } from '../../src/db/secrets'
import { startApi, type Api } from '../api'
import { eventually } from '../eventually'
import { assertSound, readStock } from '../invariants'
import { moneyOf, opened, readStatuses } from '../payments'
import { bookMoney, moneyNews } from '../sandbox'
import { commandOfServer, startApp, type AppProcess } from './app-process'

/**
 * The server is killed during callbacks of gateways and restarted: callbacks answered with 200 are
 * stored, and each is processed exactly once.
 */
const isFull = process.env['FAULTS'] === 'full'
const ROUNDS = isFull ? 50 : 2
/** Number of callbacks of one payment in progress when the server is killed. */
const AT_ONCE = 6

/** Creates the payments; the callbacks go to the killed server on the same database. */
let api: Api
let stock: Map<string, string>
let app: AppProcess
let dataDir: string
let token: string
let start: () => Promise<AppProcess>

beforeAll(async () => {
  let databaseUrl = ''
  api = await startApi({
    through: (url) => {
      databaseUrl = url
      return url
    },
  })
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  dataDir = await mkdtemp(join(tmpdir(), 'pasok-test-faults-'))
  token = (await readSecret(api.db, 'sandbox-callbacks')).toString('base64url')
  const command = await commandOfServer()
  start = () => startApp(command, { databaseUrl, dataDir, settings: { PAYMENT_SANDBOX: 'on' } })
  app = await start()
}, 180_000)
afterAll(async () => {
  await app.kill()
  await assertSound(api.pool, stock)
  await api.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** @returns the status; 0 when the server was killed meanwhile. */
async function call(news: SandboxCallback): Promise<number> {
  try {
    const response = await fetch(`${app.url}/api/callback/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SANDBOX_TOKEN_HEADER]: token },
      body: JSON.stringify(news),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}

/** Returns callbacks for a payment: one with the right amount, the others with wrong ones. */
const newsOf = ({ code, expected_amount: amount }: Transaction): SandboxCallback[] =>
  Array.from({ length: AT_ONCE }, (_, at) => moneyNews(code, at === 0 ? amount : at))

/** Returns callbacks for an unknown payment. */
const ofNobody = () =>
  Array.from({ length: AT_ONCE }, () => moneyNews('TRX-NOBODY-202601-00001', 1))

async function storedMoneyOf(reference: string): Promise<Set<string>> {
  const { rows } = await api.pool.query<{ id: string }>(
    `select body::json ->> 'id' as id from gateway_callbacks where body::json ->> 'reference' = $1`,
    [reference],
  )
  return new Set(rows.map(({ id }) => id))
}

const idOf = (news: SandboxCallback) => ('id' in news ? news.id : '')

it(
  `killed ${ROUNDS} times inside the callback, nothing that was acknowledged is lost, or done twice`,
  { timeout: 1_800_000 },
  async () => {
    // The first ones are slower than all later ones, so the second ones are measured.
    const strangers = () => Promise.all(ofNobody().map(call))
    await strangers()
    const began = performance.now()
    await strangers()
    const window = (performance.now() - began) * 1.5
    const outcomes = { acknowledged: 0, cut: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const { payment } = await opened(api)
      const news = newsOf(payment)
      for (const one of news) await bookMoney(api, one)
      const answers = Promise.all(news.map(call))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * window))
      await app.kill()
      const statuses = await answers
      const acknowledged = news.filter((_, at) => statuses[at] === 200)
      expect([...(await storedMoneyOf(payment.code))]).toEqual(
        expect.arrayContaining(acknowledged.map(idOf)),
      )
      app = await start()
      // Repeats the callbacks until they are acknowledged, as gateways do.
      expect(await Promise.all(news.map(call))).toEqual(news.map(() => 200))
      await eventually(async () => {
        expect(await moneyOf(api, payment.code)).toHaveLength(AT_ONCE)
      })
      expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
      const applied = (await moneyOf(api, payment.code)).filter(
        (one) => one.last_status === 'Applied',
      )
      expect(applied).toHaveLength(1)
      outcomes.acknowledged += acknowledged.length
      outcomes.cut += news.length - acknowledged.length
    }
    console.log(`kill-callback: ${ROUNDS} kills: ${JSON.stringify(outcomes)}`)
    const fewest = Math.min(outcomes.acknowledged, outcomes.cut)
    expect(isFull ? fewest : 1).toBeGreaterThan(0)
  },
)

it('ends in order when its terminal is closed, although it still writes output', async () => {
  app.closeTerminal()
  // A lost connection is reported.
  await api.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pasok' and pid <> pg_backend_pid()`,
  )
  await eventually(async () => {
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200)
  })
  expect(await app.end('SIGHUP')).toBe(0)
})
