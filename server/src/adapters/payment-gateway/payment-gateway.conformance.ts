import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  ChargeRefused,
  GatewayAway,
  type Callback,
  type Charge,
  type PaymentGateway,
  type CallbackEvent,
} from '../../ports/payment-gateway'

/**
 * How the gateway reacts. `late`: it performs the request but responds too late; `cut`: it performs
 * the request and the response is lost.
 */
type Trouble = 'well' | 'late' | 'cut' | 'failing'

export interface OpenedGateway {
  gateway: PaymentGateway
  behave(how: Trouble): Promise<void> | void
  /** Pays an account and returns the gateway's callback. */
  pay: (reference: string, amount: number) => Promise<Callback>
  expire(reference: string): Promise<void> | void
  count(): Promise<number> | number
  close(): Promise<void>
}

const HOURS = 3_600_000
let serial = 0
const chargeOf = (other: Partial<Charge> = {}): Charge => ({
  reference: `TRX-MAJU-202611-${String((serial += 1)).padStart(5, '0')}`,
  amount: 1_250_000,
  bankCode: '014',
  payer: 'PT. Maju & Bersama 88, Tbk',
  email: 'finance@maju.test',
  expiresAt: new Date(Date.now() + 12 * HOURS),
  now: new Date(),
  ...other,
})

/** The contract of every gateway that collects payments. */
export function describePaymentGateway(
  title: string,
  { hasPage }: { hasPage: boolean },
  open: () => Promise<OpenedGateway>,
): void {
  describe(title, () => {
    let opened: OpenedGateway
    beforeAll(async () => {
      opened = await open()
    })
    afterEach(() => opened.behave('well'))
    afterAll(() => opened.close())
    const create = (charge: Charge) => opened.gateway.createAccount(charge)
    const find = (reference: string, externalId: string | null, now = new Date()) =>
      opened.gateway.find({ reference, of: 'account', externalId, now })
    /**
     * Recovers a lost response as the server does: looks the charge up by reference and creates it
     * again if necessary.
     */
    const recover = async (charge: Charge) => {
      const status = await find(charge.reference, null)
      return status.kind === 'open' ? status.account : create(charge)
    }

    describeAccounts({ opened: () => opened, create, find })
    describeTroubles({ opened: () => opened, create, recover })
    describeCallbacks({ opened: () => opened, create, find })
    const describePages = hasPage ? pagesAreMade : pagesAreRefused
    describePages(() => opened)
  })
}

interface Tools {
  opened: () => OpenedGateway
  create: (charge: Charge) => Promise<Awaited<ReturnType<PaymentGateway['createAccount']>>>
  find: (reference: string, externalId: string | null) => ReturnType<PaymentGateway['find']>
  recover: (charge: Charge) => ReturnType<PaymentGateway['createAccount']>
}

function pagesAreRefused(opened: Tools['opened']) {
  it('opens no payment page', async () => {
    expect(opened().gateway.hasPage).toBe(false)
    await expect(opened().gateway.createPage(chargeOf())).rejects.toThrow(ChargeRefused)
  })
}

function pagesAreMade(opened: Tools['opened']) {
  it('opens a payment page, and reports its payment', async () => {
    const { gateway, pay } = opened()
    expect(gateway.hasPage).toBe(true)
    const charge = chargeOf()
    const { reference } = charge
    const page = await gateway.createPage(charge)
    expect(page).toMatchObject({ accountNumber: '', pageUrl: expect.stringMatching(/\S/) })
    const open = await gateway.find({
      reference,
      of: 'page',
      externalId: page.externalId,
      now: charge.now,
    })
    expect(open).toMatchObject({ kind: 'open' })
    await pay(reference, charge.amount)
    const status = await gateway.find({ reference, of: 'page', externalId: null, now: charge.now })
    if (status.kind !== 'paid') throw new Error(status.kind)
    expect(status.money).toHaveLength(1)
    expect(Number(status.money[0]?.amount)).toBe(charge.amount)
    expect(status.money[0]?.reference).toBe(reference)
  })
}

function describeAccounts({ opened, create, find }: Pick<Tools, 'opened' | 'create' | 'find'>) {
  it('opens an account with a numeric number until the requested expiry', async () => {
    const charge = chargeOf()
    const account = await create(charge)
    expect(account.accountNumber).toMatch(/^\d{8,20}$/)
    expect(account.externalId).toMatch(/\S/)
    expect(Math.abs(account.expiresAt.getTime() - charge.expiresAt.getTime())).toBeLessThan(120_000)
    const status = await find(charge.reference, account.externalId)
    expect(status).toMatchObject({
      kind: 'open',
      account: { accountNumber: account.accountNumber, externalId: account.externalId },
    })
  })

  it('opens one account per reference, however often it is requested', async () => {
    const charge = chargeOf()
    const before = await opened().count()
    const first = await create(charge)
    expect(await create(charge)).toMatchObject({ accountNumber: first.accountNumber })
    expect(await opened().count()).toBe(before + 1)
  })

  it('opens two accounts for two references', async () => {
    const [one, two] = [await create(chargeOf()), await create(chargeOf())]
    expect(one.accountNumber).not.toBe(two.accountNumber)
    expect(one.externalId).not.toBe(two.externalId)
  })

  it.each(['002', '008', '009', '013', '014', '022', '451'])('serves bank %s', async (bankCode) => {
    expect(opened().gateway.banks).toContain(bankCode)
    await expect(create(chargeOf({ bankCode }))).resolves.toBeDefined()
  })

  it('reports an unknown reference as unknown', async () => {
    expect(await find('TRX-MAJU-202611-99999', null)).toEqual({ kind: 'unknown' })
  })

  it('reports an expired account', async () => {
    const charge = chargeOf()
    const account = await create(charge)
    await opened().expire(charge.reference)
    expect(await find(charge.reference, account.externalId)).toEqual({ kind: 'expired' })
  })
}

function describeTroubles({
  opened,
  create,
  recover,
}: Pick<Tools, 'opened' | 'create' | 'recover'>) {
  it.each(['late', 'cut'] as const)('opens one account when its answer was %s', async (how) => {
    const charge = chargeOf()
    const before = await opened().count()
    await opened().behave(how)
    await expect(create(charge)).rejects.toThrow(GatewayAway)
    await opened().behave('well')
    expect((await recover(charge)).accountNumber).toMatch(/^\d{8,20}$/)
    expect(await opened().count()).toBe(before + 1)
  })

  it('counts as unreachable when it fails, and has opened no account', async () => {
    const charge = chargeOf()
    const before = await opened().count()
    await opened().behave('failing')
    await expect(create(charge)).rejects.toThrow(GatewayAway)
    await opened().behave('well')
    expect(await opened().count()).toBe(before)
    await expect(recover(charge)).resolves.toBeDefined()
  })
}

/** A gateway with authenticated callbacks names the money; another names what must be requested. */
function aboutOf(event: CallbackEvent) {
  if (event.kind === 'paid') return { paid: event.money.externalId }
  return event.kind === 'ask' && event.of === 'account' && event.isMoney
    ? { ask: event.reference }
    : event
}

function describeCallbacks({ opened, create, find }: Pick<Tools, 'opened' | 'create' | 'find'>) {
  it('reports a payment by callback and by query under one number', async () => {
    const charge = chargeOf({ amount: 50_000_000 })
    const account = await create(charge)
    const callback = await opened().pay(charge.reference, charge.amount)
    const { gateway } = opened()
    expect(gateway.isGenuine(callback)).toBe(true)
    const status = await find(charge.reference, account.externalId)
    if (status.kind !== 'paid') throw new Error(status.kind)
    expect(status.money).toHaveLength(1)
    const [money] = status.money
    expect(money).toMatchObject({ reference: charge.reference, currency: 'IDR' })
    expect(money?.amount).toMatch(/^50000000(\.0+)?$/)
    expect(Math.abs((money?.paidAt?.getTime() ?? 0) - Date.now())).toBeLessThan(120_000)
    for (const event of [gateway.read(callback.body), gateway.read(callback.body)])
      expect(aboutOf(event)).toEqual(
        event.kind === 'paid' ? { paid: money?.externalId } : { ask: charge.reference },
      )
    expect(await find(charge.reference, account.externalId)).toMatchObject({
      kind: 'paid',
      money: [{ externalId: money?.externalId }],
    })
  })

  it('recognises its callbacks by the token alone', async () => {
    const charge = chargeOf()
    await create(charge)
    const callback = await opened().pay(charge.reference, charge.amount)
    const { gateway } = opened()
    const bare = { headers: {}, query: {}, body: callback.body }
    expect(gateway.isGenuine(bare)).toBe(false)
    for (const token of ['', 'x', 'x'.repeat(200), ['x', 'y'], { x: 1 }]) {
      const headers = typeof token === 'string' ? { 'x-callback-token': token } : {}
      expect(gateway.isGenuine({ ...bare, headers, query: { token } })).toBe(false)
    }
  })

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"amount":1}',
    'not json',
    '{"external_id":"x","amount":"1e9"}',
  ])('reads nothing in %j', (body) => {
    expect(opened().gateway.read(body)).toEqual({ kind: 'other' })
  })
}
