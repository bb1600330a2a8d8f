import type { CallbackOutcome } from '@pasok/domain/payments/payments.callbacks'
import { payByOyAccount } from '@pasok/domain/payments/payments.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { startOyStandIn, type OyStandIn } from '../../../../test/gateways/oy-stand-in'
import { issued } from '../../../../test/invoices'
import { assertSound, readStock } from '../../../../test/invariants'
import { paymentInputOf, letPass, moneyOf, opened, readStatuses } from '../../../../test/payments'
import { callBack, moneyNews } from '../../../../test/sandbox'
import { createOyGateway } from '../../../adapters/payment-gateway/oy/oy-gateway'
import { queueForgotten } from './queue-forgotten'
import { sweepCallbacks } from '../callbacks/sweep-callbacks'

let api: Api
let oy: OyStandIn
let stock: Map<string, string>
beforeAll(async () => {
  oy = await startOyStandIn()
  api = await startApi({ app: { gateways: { oy: createOyGateway(oy.settings) } } })
  stock = await readStock(api.pool)
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
  await oy.stop()
})
beforeEach(() => api.runJobs())

/** The job has failed too often to be retried, or no longer exists. */
const JOBS_END = {
  'was given up': 'update graphile_worker._private_jobs set attempts = max_attempts',
  'is gone': 'delete from graphile_worker._private_jobs',
} as const
const ENDS = Object.keys(JOBS_END) as (keyof typeof JOBS_END)[]

describe('an unprocessed callback or payment', () => {
  it.each(ENDS)('is processed after all when its job %s: a callback', async (how) => {
    const { payment } = await opened(api, await issued(api))
    await callBack(api, moneyNews(payment.code, payment.expected_amount))
    await api.pool.query(JOBS_END[how])
    await api.runJobs()
    expect(await moneyOf(api, payment.code)).toEqual([])
    expect(await queueForgotten(api.db)).toBeGreaterThan(0)
    await api.runJobs()
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
    expect(await queueForgotten(api.db)).toBe(0)
  })

  it.each(ENDS)('is processed after all when its job %s: a payment', async (how) => {
    const { payment } = await opened(api, await issued(api))
    await letPass(api, payment, '13 hours')
    await api.pool.query(JOBS_END[how])
    await api.runJobs()
    expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
    expect(await queueForgotten(api.db)).toBe(1)
    await api.runJobs()
    expect(await readStatuses(api, payment)).toEqual(['Expired', 'Ready to Payment'])
  })

  it('is left alone while its job waits', async () => {
    const { payment } = await opened(api, await issued(api))
    const jobs = () => api.pool.query('select id, key, run_at, attempts from graphile_worker.jobs')
    const { rows: before } = await jobs()
    expect(before.map(({ key }) => key)).toContain(`settle-payment ${payment.id}`)
    expect(await queueForgotten(api.db)).toBe(0)
    expect((await jobs()).rows).toEqual(before)
  })
})

describe('a callback of money that its gateway does not show yet', () => {
  const sendCallback = (body: object) =>
    api.call('POST', `/api/callback/oy?token=${oy.settings.callbackToken}`, { body })
  const callbacks = () =>
    api.db.selectFrom('gateway_callbacks').selectAll().where('gateway', '=', 'oy').execute()

  it('is not processed without it: the gateway is queried again until it is listed', async () => {
    const finance = await api.as('finance@maju.test')
    const body = paymentInputOf([await issued(api)])
    const { code, va_number, expected_amount } = await finance.must(payByOyAccount, { body })
    const news = { partner_trx_id: code, va_number }
    await sendCallback({ ...news, success: false })
    await sendCallback({ ...news, success: true })
    await expect(api.runJobs()).rejects.toThrow()
    const stored = await callbacks()
    expect(new Set(stored.map(({ outcome }) => outcome))).toEqual(new Set(['Nothing', null]))
    expect(stored.find(({ outcome }) => outcome === null)).toMatchObject({
      tries: 1,
      last_error: expect.stringContaining('OY Indonesia reports money'),
    })
    expect(await readStatuses(api, { code })).toEqual(['Waiting Payment', 'Waiting Payment'])
    oy.books.pay(code, expected_amount)
    await api.pool.query(
      'update graphile_worker._private_jobs set run_at = now() where attempts > 0',
    )
    await api.runJobs()
    expect(await readStatuses(api, { code })).toEqual(['Paid', 'Paid'])
    const done = await callbacks()
    expect(new Set(done.map(({ outcome }) => outcome))).toEqual(new Set(['Applied', 'Nothing']))
  })
})

describe('a callback that was processed long ago', () => {
  it('is deleted, later if it had money; an unprocessed one never', async () => {
    await api.db.deleteFrom('gateway_callbacks').execute()
    const insertCallback = (days: number, outcome: CallbackOutcome | null) =>
      api.pool.query(
        `insert into gateway_callbacks (id, gateway, body, received_at, done_at, outcome)
         select gen_random_uuid(), 'sandbox', $1, at, case when $2::text is not null then at end, $2
         from (select now() - make_interval(days => $3) as at) old`,
        [`${outcome ?? 'to do'} ${days}`, outcome, days],
      )
    for (const outcome of ['Applied', 'Kept'] as const)
      for (const days of [399, 401]) await insertCallback(days, outcome)
    for (const outcome of ['Known', 'Moved', 'Nothing', 'Not understood'] as const)
      for (const days of [89, 91]) await insertCallback(days, outcome)
    await insertCallback(1_000, null)
    expect(await sweepCallbacks(api.db)).toBe(6)
    const left = await api.db.selectFrom('gateway_callbacks').select('body').execute()
    expect(left.map(({ body }) => body).toSorted()).toEqual(
      [
        'Applied 399',
        'Kept 399',
        'Known 89',
        'Moved 89',
        'Not understood 89',
        'Nothing 89',
        'to do 1000',
      ].toSorted(),
    )
    await api.db.deleteFrom('gateway_callbacks').execute()
  })
})
