import * as calls from '@pasok/domain/payments/payments.provider.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { callBack, listen, moneyNews } from '../../../../test/sandbox'
import { payInSandbox } from '../../../adapters/payment-gateway/sandbox/sandbox-books'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.db.deleteFrom('gateway_callbacks').execute()
})

const listCallbacks = () => api.db.selectFrom('gateway_callbacks').selectAll().execute()
const jobs = async () => {
  const { rows } = await api.pool.query<{ payload: { callbackId: string } }>(
    `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task
     on task.id = job.task_id where identifier = 'settle-callback'`,
  )
  return rows.map(({ payload }) => payload.callbackId)
}

describe('a callback', () => {
  it('is stored unchanged, with its job, before the response', async () => {
    const body = ` {"any":  "thing", "x": ${'1'.repeat(40)}}`
    expect(await callBack(api, body)).toMatchObject({ status: 200, errors: null })
    const [row, ...others] = await listCallbacks()
    expect(others).toEqual([])
    expect(row).toMatchObject({ gateway: 'sandbox', body, done_at: null })
    expect(await jobs()).toContain(row?.id)
  })

  it('of another token is refused, and leaves nothing', async () => {
    const news = moneyNews('TRX-1', 100)
    const tokens = ['', 'x', 'x'.repeat(43)]
    for (const token of tokens)
      expect(await callBack(api, news, token)).toMatchObject({ status: 401, data: null })
    const bare = await api.call('POST', '/api/callback/sandbox', { body: news })
    expect(bare.status).toBe(401)
    expect(await listCallbacks()).toEqual([])
  })

  it.each(['xendit', 'oy'])('of %s, which is not set up, is refused', async (gateway) => {
    const answer = await api.call('POST', `/api/callback/${gateway}`, {
      body: {},
      headers: { 'x-callback-token': '' },
    })
    expect(answer.status).toBe(401)
  })

  it('of no gateway at all is not found', async () => {
    expect((await api.call('POST', '/api/callback/paypal', { body: {} })).status).toBe(404)
  })

  it('that cannot be stored, or is too long, is refused', async () => {
    expect((await callBack(api, 'a\0b')).status).toBe(400)
    expect((await callBack(api, 'a'.repeat(70_000))).status).toBe(413)
    expect(await listCallbacks()).toEqual([])
  })

  it('is sent by HTTP for a sandbox payment, and again until it is accepted', async () => {
    const charge = {
      reference: 'TRX-SANDBOX-1',
      amount: 1_500_000,
      bankCode: '014',
      payer: 'PT Maju',
      email: 'finance@maju.test',
      expiresAt: new Date(Date.now() + 3_600_000),
      now: new Date(),
    }
    await api.app.gateways.xendit.createAccount(charge)
    const id = await payInSandbox(api.db, {
      reference: charge.reference,
      currency: 'IDR',
      amount: '1500000',
    })
    await expect(api.runJobs()).rejects.toThrow()
    expect(await listCallbacks()).toEqual([])
    await listen(api)
    await api.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
    await api.runJobs()
    const [row] = await listCallbacks()
    expect(api.app.gateways.named('sandbox').read(row?.body ?? '')).toMatchObject({
      kind: 'paid',
      money: { externalId: id, reference: charge.reference, amount: '1500000.00' },
    })
  })
})

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

describe('the provider', () => {
  const listed = async () =>
    (await api.as('provider@pasok.test')).must(calls.listCallbacks, { query: {} })

  it('sees callbacks that are not understood or not processed, newest first', async () => {
    await callBack(api, { event: 'account.expired', reference: 'TRX-NOBODY-202611-00001' })
    await callBack(api, '{"event":"account.opened"}')
    await callBack(api, `{"event":"${'x'.repeat(3_000)}"}`)
    await api.runJobs()
    const id = crypto.randomUUID()
    await api.db
      .insertInto('gateway_callbacks')
      .values({ id, gateway: 'oy', body: '{"partner_tx_id":"TRX1"}', received_at: ago(120) })
      .execute()
    await expect(api.app.jobs['settle-callback']?.({ callbackId: id }, false)).rejects.toThrow()
    // A callback that has just arrived is not shown yet.
    await api.db
      .insertInto('gateway_callbacks')
      .values({ id: crypto.randomUUID(), gateway: 'oy', body: 'new' })
      .execute()
    const [long, unclear, away, ...others] = await listed()
    expect(others).toEqual([])
    expect(away).toMatchObject({ gateway: 'oy', done_at: null, outcome: null, tries: 1 })
    expect(away?.last_error).toContain('OY Indonesia is not set up')
    expect(long).toMatchObject({ outcome: 'Not understood', tries: 0, last_error: null })
    expect(long?.body).toHaveLength(2_000)
    expect(unclear).toMatchObject({ gateway: 'sandbox', body: '{"event":"account.opened"}' })
  })
})
