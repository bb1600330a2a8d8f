import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CHARGE as charge, IMPATIENCE, openGateway } from '../../../../test/gateways/open-gateway'
import { SLOWNESS } from '../../../../test/gateways/stand-in'
import { startXenditStandIn, type XenditStandIn } from '../../../../test/gateways/xendit-stand-in'
import { ChargeRefused, GatewayAway } from '../../../ports/payment-gateway'
import { describePaymentGateway } from '../payment-gateway.conformance'
import { createXenditGateway } from './xendit-gateway'

describePaymentGateway(
  'Xendit, against a stand-in written from its documentation',
  { hasPage: false },
  async () => {
    const xendit = await startXenditStandIn()
    return openGateway(xendit, (patience) => createXenditGateway(xendit.settings, patience), {
      pay: async (reference, amount) => ({
        headers: { 'x-callback-token': xendit.settings.callbackToken },
        query: {},
        body: xendit.pay(reference, amount),
      }),
      expire: xendit.expire,
      count: xendit.count,
    })
  },
)

describe('Xendit', () => {
  let xendit: XenditStandIn
  beforeAll(async () => {
    xendit = await startXenditStandIn()
  })
  afterEach(() => xendit.behave('well'))
  afterAll(() => xendit.stop())

  it('is requested for a closed account of that amount, paid once, for twelve hours', async () => {
    await createXenditGateway(xendit.settings).createAccount(charge)
    const sent = xendit.requests.at(-1)
    expect(sent).toMatchObject({ method: 'POST', path: '/callback_virtual_accounts' })
    expect(sent?.headers['x-idempotency-key']).toBe(charge.reference)
    expect(sent?.body).toEqual({
      external_id: charge.reference,
      bank_code: 'BCA',
      name: 'PT Maju Jaya',
      is_closed: true,
      is_single_use: true,
      expected_amount: 1_250_000,
      expiration_date: charge.expiresAt.toISOString(),
    })
  })

  it('reports a refusal in its own words', async () => {
    const gateway = createXenditGateway(xendit.settings)
    const create = (other: Partial<typeof charge>) =>
      gateway.createAccount({ ...charge, ...other, reference: 'TRX-MAJU-202611-00002' })
    await expect(create({ amount: 9_999 })).rejects.toThrow(
      new ChargeRefused('The minimum amount is 10000'),
    )
    await expect(create({ bankCode: '213' })).rejects.toThrow(ChargeRefused)
  })

  it('counts as unreachable for an unknown response, without revealing a key', async () => {
    const gateway = createXenditGateway({ ...xendit.settings, secretKey: 'another-key' })
    const failure = await gateway.createAccount(charge).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(GatewayAway)
    expect(String(failure)).toContain('INVALID_API_KEY')
    expect(JSON.stringify(failure) + String(failure)).not.toContain('another-key')
  })

  it.each(['failing', 'cut', 'nonsense', 'silent'] as const)(
    'says nothing of an account while it is %s',
    async (how) => {
      const gateway = createXenditGateway(
        xendit.settings,
        ...(how === 'silent' ? [IMPATIENCE] : []),
      )
      xendit.behave(how)
      const query = {
        reference: charge.reference,
        of: 'account',
        externalId: 'x',
        now: new Date(),
      } as const
      await expect(gateway.find(query)).rejects.toThrow(GatewayAway)
    },
  )

  it('finds what was paid by its reference, also when it never learned the number', async () => {
    const gateway = createXenditGateway(xendit.settings)
    const lost = { ...charge, reference: 'TRX-MAJU-202611-00003' }
    await gateway.createAccount(lost)
    const event = gateway.read(xendit.pay(lost.reference, lost.amount))
    const status = await gateway.find({
      reference: lost.reference,
      of: 'account',
      externalId: null,
      now: new Date(),
    })
    if (status.kind !== 'paid' || event.kind !== 'paid')
      throw new Error(`${status.kind} ${event.kind}`)
    expect(status.money.map(({ externalId }) => externalId)).toEqual([event.money.externalId])
  })

  it('reports that an account is taken, again at each request', async () => {
    const gateway = createXenditGateway(xendit.settings)
    xendit.refuseAsDuplicate()
    await expect(
      gateway.createAccount({ ...charge, reference: 'TRX-MAJU-202611-00004' }),
    ).rejects.toThrow(new ChargeRefused('Virtual account is taken'))
  })

  it('has not expired while it may have been closed by money that is not listed yet', async () => {
    const gateway = createXenditGateway(xendit.settings)
    const paid = { ...charge, reference: 'TRX-MAJU-202611-00005' }
    const { externalId } = await gateway.createAccount(paid)
    xendit.pay(paid.reference, paid.amount)
    xendit.hideMoney(true)
    const query = { reference: paid.reference, of: 'account', externalId, now: new Date() } as const
    await expect(gateway.find(query)).rejects.toThrow(GatewayAway)
    xendit.hideMoney(false)
    expect(await gateway.find(query)).toMatchObject({ kind: 'paid' })
  })

  it('is waited for once in total, however many requests it takes', async () => {
    const lost = { ...charge, reference: 'TRX-MAJU-202611-00006' }
    const { externalId } = await createXenditGateway(xendit.settings).createAccount(lost)
    xendit.pay(lost.reference, lost.amount)
    xendit.behave('slow')
    const query = { reference: lost.reference, of: 'account', externalId, now: new Date() } as const
    const patient = createXenditGateway(xendit.settings, SLOWNESS * 20)
    expect(await patient.find(query)).toMatchObject({ kind: 'paid' })
    const impatient = createXenditGateway(xendit.settings, SLOWNESS * 1.5)
    await expect(impatient.find(query)).rejects.toThrow(GatewayAway)
  })

  it('recognises callbacks about payments to an account, and no others with an amount', () => {
    const gateway = createXenditGateway(xendit.settings)
    const invoice = { id: '62f4', external_id: 'TRX-1', amount: 1, status: 'PAID' }
    expect(gateway.read(JSON.stringify(invoice))).toEqual({ kind: 'other' })
    const paid = { ...invoice, payment_id: 'TRX-1_1', account_number: '8' }
    expect(gateway.read(JSON.stringify(paid))).toMatchObject({ money: { externalId: '62f4' } })
  })

  it('reads money of another amount and currency as reported', () => {
    const body = JSON.stringify({
      id: '62f4b5b8ccec448135c51fd4',
      payment_id: 'p-1',
      external_id: 'TRX-1',
      account_number: '886080000000001',
      amount: 1_249_999.5,
      currency: 'PHP',
      transaction_timestamp: 'yesterday',
    })
    expect(createXenditGateway(xendit.settings).read(body)).toMatchObject({
      kind: 'paid',
      money: { amount: '1249999.5', currency: 'PHP', reference: 'TRX-1' },
    })
  })
})
