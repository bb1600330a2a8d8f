import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startXenditStandIn, type XenditStandIn } from '../../../../test/gateways/xendit-stand-in'
import { ChargeRefused, GatewayAway } from '../../../ports/payment-gateway'
import { describeCharging } from '../charging.conformance'
import { createXenditCharging } from './xendit-charging'

/** Milliseconds: for one that does not answer. */
const IMPATIENCE = 100

describeCharging(
  'Xendit, against a stand-in written from its documentation',
  { hasPage: false },
  async () => {
    const xendit = await startXenditStandIn()
    let isLate = false
    return {
      get charging() {
        return createXenditCharging(xendit.settings, ...(isLate ? [IMPATIENCE] : []))
      },
      behave(how) {
        isLate = how === 'late'
        xendit.behave(how === 'late' ? 'silent' : how)
      },
      pay: async (reference, amount) => ({
        headers: { 'x-callback-token': xendit.settings.callbackToken },
        query: {},
        body: xendit.pay(reference, amount),
      }),
      expire: xendit.expire,
      count: xendit.count,
      close: xendit.stop,
    }
  },
)

describe('Xendit', () => {
  let xendit: XenditStandIn
  beforeAll(async () => {
    xendit = await startXenditStandIn()
  })
  afterEach(() => xendit.behave('well'))
  afterAll(() => xendit.stop())
  const charge = {
    reference: 'TRX-MAJU-202611-00001',
    amount: 1_250_000,
    bankCode: '014',
    payer: 'PT. Maju Jaya 88',
    email: 'finance@maju.test',
    expiresAt: new Date(Date.now() + 12 * 3_600_000),
  }

  it('is asked for a closed account of that amount, paid once, for twelve hours', async () => {
    await createXenditCharging(xendit.settings).createAccount(charge)
    const asked = xendit.asked.at(-1)
    expect(asked).toMatchObject({ method: 'POST', path: '/callback_virtual_accounts' })
    expect(asked?.headers['x-idempotency-key']).toBe(charge.reference)
    expect(asked?.body).toEqual({
      external_id: charge.reference,
      bank_code: 'BCA',
      name: 'PT Maju Jaya',
      is_closed: true,
      is_single_use: true,
      expected_amount: 1_250_000,
      expiration_date: charge.expiresAt.toISOString(),
    })
  })

  it('says in its own words what it will not do', async () => {
    const charging = createXenditCharging(xendit.settings)
    const create = (other: Partial<typeof charge>) =>
      charging.createAccount({ ...charge, ...other, reference: 'TRX-MAJU-202611-00002' })
    await expect(create({ amount: 9_999 })).rejects.toThrow(
      new ChargeRefused('The minimum amount is 10000'),
    )
    await expect(create({ bankCode: '213' })).rejects.toThrow(ChargeRefused)
  })

  it('is away for one that it does not know, and tells no key', async () => {
    const charging = createXenditCharging({ ...xendit.settings, secretKey: 'another-key' })
    const failure = await charging.createAccount(charge).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(GatewayAway)
    expect(String(failure)).toContain('INVALID_API_KEY')
    expect(JSON.stringify(failure) + String(failure)).not.toContain('another-key')
  })

  it.each(['failing', 'cut', 'nonsense', 'silent'] as const)(
    'says nothing of an account while it is %s',
    async (how) => {
      const charging = createXenditCharging(
        xendit.settings,
        ...(how === 'silent' ? [IMPATIENCE] : []),
      )
      xendit.behave(how)
      const asked = { reference: charge.reference, of: 'account', externalId: 'x' } as const
      await expect(charging.find(asked)).rejects.toThrow(GatewayAway)
    },
  )

  it('finds what was paid by its reference, also when it never learned the number', async () => {
    const charging = createXenditCharging(xendit.settings)
    const lost = { ...charge, reference: 'TRX-MAJU-202611-00003' }
    await charging.createAccount(lost)
    const told = charging.read(xendit.pay(lost.reference, lost.amount))
    const said = await charging.find({ reference: lost.reference, of: 'account', externalId: null })
    if (said.kind !== 'paid' || told.kind !== 'paid') throw new Error(`${said.kind} ${told.kind}`)
    expect(said.money.map(({ externalId }) => externalId)).toEqual([told.money.externalId])
  })

  it('reads money of another sum and currency as it was told', () => {
    const body = JSON.stringify({
      payment_id: 'p-1',
      external_id: 'TRX-1',
      account_number: '886080000000001',
      amount: 1_249_999.5,
      currency: 'PHP',
      transaction_timestamp: 'yesterday',
    })
    expect(createXenditCharging(xendit.settings).read(body)).toMatchObject({
      kind: 'paid',
      money: { amount: '1249999.5', currency: 'PHP', reference: 'TRX-1' },
    })
  })
})
