import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { eventually } from '../../test/eventually'
import { listen } from '../../test/sandbox'
import {
  setSandboxBehaviour,
  takeSandboxBehaviour,
} from '../adapters/payment-gateway/sandbox/sandbox-behaviour'

let api: Api
let base: string
beforeAll(async () => {
  api = await startApi()
  base = await listen(api)
  await api.app.gateways.xendit.createAccount(charge)
})
afterAll(() => api.drop())

const charge = {
  reference: 'TRX-PAGE-1',
  amount: 2_500_000,
  bankCode: '014',
  payer: 'PT <b>Maju</b>',
  email: 'finance@maju.test',
  expiresAt: new Date(Date.now() + 3_600_000),
  now: new Date(),
}

async function read(path: string, language = 'en') {
  const response = await fetch(`${base}${path}`, { headers: { 'accept-language': language } })
  return { status: response.status, page: await response.text(), at: new URL(response.url) }
}
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const findStatus = () =>
  api.app.gateways
    .named('sandbox')
    .find({ reference: charge.reference, of: 'account', externalId: null, now: new Date() })
const bodies = async () =>
  (
    await api.db.selectFrom('gateway_callbacks').select('body').orderBy('received_at').execute()
  ).map(({ body }) => body)

describe("the sandbox's page", () => {
  it('says what is to be paid, in either language, with nothing that runs', async () => {
    const { status, page } = await read(`/sandbox-pay/${charge.reference}`)
    expect(status).toBe(200)
    expect(page).toContain('Pay Rp. 2.500.000')
    expect(page).toContain('Bank Central Asia')
    expect(page).toContain('PT &lt;b&gt;Maju&lt;/b&gt;')
    expect(page).not.toContain('<script')
    const other = await read(`/sandbox-pay/${charge.reference}`, 'id')
    expect(other.page).toContain('Bayar Rp. 2.500.000')
  })

  it('is found by the number of an account as people copy it', async () => {
    const found = await findStatus()
    if (found.kind !== 'open') throw new Error(found.kind)
    const number = found.account.accountNumber.replace(/(.{4})/g, '$1 ')
    const { at } = await read(`/sandbox-pay?account=${encodeURIComponent(number)}`)
    expect(at.pathname).toBe(`/sandbox-pay/${charge.reference}`)
    expect((await read('/sandbox-pay?account=8014999')).page).toContain(
      'No account or payment matches “8014999”',
    )
    expect((await read('/sandbox-pay/TRX-NONE')).status).toBe(404)
  })

  it('pays in full, in part, in another currency, twice and late, and sends one callback for each', async () => {
    const pay = (fields: Record<string, string>) =>
      post(`/sandbox-pay/${charge.reference}/pay`, fields)
    expect((await pay({ amount: '2500000' })).status).toBe(303)
    await pay({ amount: '2500000' })
    await pay({ amount: '1000.50' })
    await pay({ amount: '2500000', currency: 'USD' })
    await post(`/sandbox-pay/${charge.reference}/expire`, {})
    await pay({ amount: '2500000' })
    await eventually(async () => {
      await api.runJobs()
      expect(await bodies()).toHaveLength(6)
    })
    const events = (await bodies()).map((body) => api.app.gateways.named('sandbox').read(body))
    const money = events.flatMap((one) => (one.kind === 'paid' ? [one.money] : []))
    expect(money.map(({ currency, amount }) => `${currency} ${amount}`).toSorted()).toEqual([
      'IDR 1000.50',
      'IDR 2500000.00',
      'IDR 2500000.00',
      'IDR 2500000.00',
      'USD 2500000.00',
    ])
    expect(new Set(money.map(({ externalId }) => externalId)).size).toBe(5)
    expect(events).toContainEqual({ kind: 'expired', reference: charge.reference })
    expect(await findStatus()).toMatchObject({ kind: 'paid', money: { length: 5 } })
    const { page } = await read(`/sandbox-pay/${charge.reference}`)
    expect(page).toContain('Expired')
    expect(page).not.toContain('not notified yet')
  })

  it.each(['', '0', '-5', '1e9', '99999999999999', 'abc', '5.123'])(
    'takes no amount of %j',
    async (amount) => {
      const answer = await post(`/sandbox-pay/${charge.reference}/pay`, { amount })
      expect(answer.status).toBe(400)
    },
  )

  it('simulates a failing gateway for one account', async () => {
    expect((await post('/sandbox-pay/behaviour', { how: 'cut' })).status).toBe(303)
    expect((await read('/sandbox-pay')).page).toContain('<option value="cut" selected>')
    expect(await takeSandboxBehaviour(api.db)).toBe('cut')
    expect(await takeSandboxBehaviour(api.db)).toBe('well')
    await setSandboxBehaviour(api.db, 'failing')
    expect(await takeSandboxBehaviour(api.db)).toBe('failing')
    expect(await takeSandboxBehaviour(api.db)).toBe('failing')
    await setSandboxBehaviour(api.db, 'well')
    expect(await takeSandboxBehaviour(api.db)).toBe('well')
  })
})

describe('without the sandbox', () => {
  it('there is no such page, no callback of it, and nobody who takes money', async () => {
    const bare = await startApi({ app: { sandbox: false } })
    try {
      for (const url of ['/sandbox-pay', `/sandbox-pay/${charge.reference}`])
        expect((await bare.server.inject({ url })).payload).not.toContain('Sandbox')
      const callback = await bare.call('POST', '/api/callback/sandbox', {
        body: {},
        headers: { 'x-callback-token': '' },
      })
      expect(callback.status).toBe(401)
      expect(bare.app.gateways.ofBank('014')).toBeUndefined()
      await expect(bare.app.gateways.xendit.createAccount(charge)).rejects.toThrow('not set up')
    } finally {
      await bare.drop()
    }
  })
})
