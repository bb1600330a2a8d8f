import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { assertSound } from '../../../../test/invariants'
import { issued } from '../../../../test/invoices'
import { moneyOf, opened, readStatuses } from '../../../../test/payments'
import { bookMoney, callBack, moneyNews } from '../../../../test/sandbox'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

it('a callback with the right token pays nothing that the gateway’s books do not have', async () => {
  const { payment } = await opened(api, await issued(api))
  const news = moneyNews(payment.code, payment.expected_amount)
  expect((await callBack(api, JSON.stringify(news))).status).toBe(200)
  await expect(api.runJobs()).rejects.toThrow(/does not list this money/)
  expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
  expect(await moneyOf(api, payment.code)).toEqual([])

  // The gateway's records may lag; once they contain the money, the callback is accepted.
  await bookMoney(api, news)
  await api.pool.query(
    `update graphile_worker._private_jobs set run_at = now(), locked_at = null where attempts > 0`,
  )
  await api.runJobs()
  expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
  expect(await moneyOf(api, payment.code)).toHaveLength(1)
})

it('a forged callback beside real money adds nothing to it', async () => {
  const { payment } = await opened(api, await issued(api))
  await callBack(api, moneyNews(payment.code, payment.expected_amount))
  await api.runJobs()
  await callBack(api, JSON.stringify(moneyNews(payment.code, 5_000_000)))
  await expect(api.runJobs()).rejects.toThrow(/does not list this money/)
  expect(await moneyOf(api, payment.code)).toHaveLength(1)
})
