import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CHARGE as charge, IMPATIENCE, openGateway } from '../../../../test/gateways/open-gateway'
import { startOyStandIn, type OyStandIn } from '../../../../test/gateways/oy-stand-in'
import { SLOWNESS } from '../../../../test/gateways/stand-in'
import { ChargeRefused, GatewayAway } from '../../../ports/payment-gateway'
import { describePaymentGateway } from '../payment-gateway.conformance'
import { createOyGateway } from './oy-gateway'

describePaymentGateway(
  'OY, against a stand-in written from its documentation',
  { hasPage: true },
  async () => {
    const oy = await startOyStandIn()
    return openGateway(oy, (patience) => createOyGateway(oy.settings, patience), {
      pay: async (reference, amount) => ({
        headers: {},
        query: { token: oy.settings.callbackToken },
        body: oy.books.pay(reference, amount),
      }),
      expire: oy.books.expire,
      count: oy.books.count,
    })
  },
)

describe('OY', () => {
  let oy: OyStandIn
  beforeAll(async () => {
    oy = await startOyStandIn()
  })
  afterEach(() => oy.behave('well'))
  afterAll(() => oy.stop())

  it('requests an account of that amount, paid once, for 720 minutes', async () => {
    const expiresAt = new Date(Date.now() + 12 * 3_600_000)
    await createOyGateway(oy.settings).createAccount({ ...charge, expiresAt, now: new Date() })
    expect(oy.requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/generate-static-va' })
    expect(oy.requests.at(-1)?.body).toEqual({
      partner_user_id: charge.reference,
      partner_trx_id: charge.reference,
      bank_code: '014',
      amount: 1_250_000,
      is_open: false,
      is_single_use: true,
      is_lifetime: false,
      expiration_time: 720,
      trx_expiration_time: 720,
      trx_counter: 1,
      username_display: 'PT Maju Jaya',
      email: 'finance@maju.test',
    })
  })

  it('finds an account that it made long before others', async () => {
    const gateway = createOyGateway(oy.settings)
    const early = { ...charge, reference: 'TRX-MAJU-202611-00100' }
    const made = await gateway.createAccount(early)
    await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        gateway.createAccount({ ...charge, reference: `TRX-MAJU-202611-${1_000 + at}` }),
      ),
    )
    const query = {
      reference: early.reference,
      of: 'account',
      externalId: null,
      now: new Date(),
    } as const
    expect(await gateway.find(query)).toMatchObject({
      kind: 'open',
      account: { externalId: made.externalId },
    })
    // The expiry is compared with the clock that set it, not with this machine's clock.
    expect(await gateway.find({ ...query, now: early.expiresAt })).toMatchObject({ kind: 'open' })
    const after = new Date(early.expiresAt.getTime() + 3_600_000)
    expect(await gateway.find({ ...query, now: after })).toEqual({ kind: 'expired' })
  })

  it('reports a refusal in its own words', async () => {
    const gateway = createOyGateway(oy.settings)
    const little = { ...charge, amount: 9_999, reference: 'TRX-MAJU-202611-00002' }
    await expect(gateway.createAccount(little)).rejects.toThrow(/lesser than allowed/)
    await expect(gateway.createPage(little)).rejects.toThrow(ChargeRefused)
  })

  it('counts as unreachable for an unknown response, without revealing a key', async () => {
    const gateway = createOyGateway({ ...oy.settings, apiKey: 'another-key' })
    for (const call of [
      () => gateway.createAccount(charge),
      () => gateway.createPage(charge),
      () =>
        gateway.find({
          reference: charge.reference,
          of: 'account',
          externalId: 'x',
          now: new Date(),
        }),
      () =>
        gateway.find({
          reference: charge.reference,
          of: 'page',
          externalId: null,
          now: new Date(),
        }),
    ]) {
      const failure = await call().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(GatewayAway)
      expect(String(failure)).toContain('208')
      expect(JSON.stringify(failure) + String(failure)).not.toContain('another-key')
    }
  })

  it.each(['failing', 'cut', 'nonsense', 'silent'] as const)(
    'reports neither account nor page while it is %s',
    async (how) => {
      const gateway = createOyGateway(oy.settings, ...(how === 'silent' ? [IMPATIENCE] : []))
      oy.behave(how)
      const query = { reference: charge.reference, externalId: null, now: new Date() } as const
      await expect(gateway.find({ ...query, of: 'account' })).rejects.toThrow(GatewayAway)
      await expect(gateway.find({ ...query, of: 'page' })).rejects.toThrow(GatewayAway)
    },
  )

  it('is waited for once in total, however many requests it takes', async () => {
    const lost = { ...charge, reference: 'TRX-MAJU-202611-00200' }
    const { externalId } = await createOyGateway(oy.settings).createAccount(lost)
    oy.books.pay(lost.reference, lost.amount)
    oy.behave('slow')
    const query = { reference: lost.reference, of: 'account', externalId, now: new Date() } as const
    const patient = createOyGateway(oy.settings, SLOWNESS * 20)
    expect(await patient.find(query)).toMatchObject({ kind: 'paid' })
    const impatient = createOyGateway(oy.settings, SLOWNESS * 1.5)
    await expect(impatient.find(query)).rejects.toThrow(GatewayAway)
  })

  it('trusts no callback: the payment is queried by the reference in it', () => {
    const gateway = createOyGateway(oy.settings)
    const account = { partner_trx_id: 'TRX-1', va_number: '1', amount: 1, success: true }
    expect(gateway.read(JSON.stringify(account))).toEqual({
      kind: 'ask',
      reference: 'TRX-1',
      of: 'account',
      isMoney: true,
    })
    expect(gateway.read(JSON.stringify({ ...account, success: false }))).toMatchObject({
      isMoney: false,
    })
    const page = { partner_tx_id: 'TRXxMAJUx202611x00001', status: 'success' }
    expect(gateway.read(JSON.stringify(page))).toEqual({
      kind: 'ask',
      reference: 'TRX-MAJU-202611-00001',
      of: 'page',
      isMoney: true,
    })
    for (const status of ['created', 'waiting_payment', 'expired', undefined])
      expect(gateway.read(JSON.stringify({ ...page, status }))).toMatchObject({ isMoney: false })
  })
})
