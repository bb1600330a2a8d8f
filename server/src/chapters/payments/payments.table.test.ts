import { isDeepStrictEqual } from 'node:util'
import * as buyers from '@pasok/domain/payments/payments.contract'
import * as providers from '@pasok/domain/payments/payments.provider.contract'
import {
  PAYMENT_STATES,
  paymentMachine,
  type PaymentEvent,
  type PaymentState,
} from '@pasok/domain/payments/payments.states'
import * as vendors from '@pasok/domain/payments/payments.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../test/api'
import { vendorId } from '../../../test/company'
import { PNG } from '../../../test/contents'
import { assertSound, readStock } from '../../../test/invariants'
import { issued } from '../../../test/invoices'
import {
  paymentInputOf as askedFor,
  everythingPaid,
  paidIn,
  payByAccount,
  readStatuses,
  transactionOf,
} from '../../../test/payments'
import { callBack } from '../../../test/sandbox'
import { upload } from '../../../test/uploads'
import { SUBSCRIPTIONS } from '../../subscriptions'
import type { GatewayAnswer } from './gateway-checks/query-gateway'
import { paymentContextForJobs } from './gateway-checks/payment-context'
import { applyGatewayStatus } from './gateway-checks/check-payment'
import { setSandboxBehaviour } from '../../adapters/payment-gateway/sandbox/sandbox-behaviour'

/** The payment methods: virtual account, transfer to the provider's account, or to the vendor's. */
const METHODS = ['account', 'by hand', 'direct'] as const
type Method = (typeof METHODS)[number]
type Side = 'buyer' | 'vendor' | 'provider'
const ACTS = ['submit-proof', 'give-up', 'confirm', 'refuse'] as const
type Act = (typeof ACTS)[number]

let api: Api
let stock: Map<string, string>
let people: Readonly<Record<Side, Person>>

beforeAll(async () => {
  api = await startApi({ app: { sandbox: { patience: 10 } } })
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  people = {
    buyer: await api.as('finance@maju.test'),
    vendor: await api.as('vendor@sinar.test'),
    provider: await api.as('provider@pasok.test'),
  }
  await api.pool.query(
    `insert into vendor_bank_accounts (vendor_id, id, bank_code, account_number, account_holder,
       verified_at, is_default) values ($1, gen_random_uuid(), '014', '1234567890', 'PT', now(), true)`,
    [vendorId('sinar')],
  )
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

/** The states that a payment with this method can reach. */
const STATES: Readonly<Record<Method, readonly PaymentState[]>> = {
  account: ['Creating', 'Waiting Payment', 'Paid', 'Expired', 'Failed'],
  'by hand': ['Waiting Payment', 'Review Payment', 'Paid', 'Given Up'],
  direct: ['Waiting Payment', 'Review Payment', 'Paid', 'Given Up'],
}

async function act(side: Side, what: Act, code: string): Promise<Answer> {
  const person = people[side]
  const at = { params: { code } }
  const reason = 'No'
  if (what === 'give-up') return person.request(buyers.giveUpTransfer, { body: { code } })
  if (what === 'submit-proof') {
    const { url: image } = await upload(people.buyer, { name: 'proof.png', content: PNG })
    return person.request(buyers.submitPaymentProof, { body: { code, image } })
  }
  const calls =
    side === 'vendor'
      ? { confirm: vendors.confirmVendorTransfer, refuse: vendors.refuseVendorTransfer }
      : { confirm: providers.confirmTransfer, refuse: providers.refuseTransfer }
  return what === 'confirm'
    ? person.request(calls.confirm, { ...at, body: {} })
    : person.request(calls.refuse, { ...at, body: { reason } })
}

interface OpenPayment {
  code: string
  amount: string
}

/** The gateway's statements, and the system events they can cause. */
const GATEWAY_STATUSES: Readonly<
  Record<string, { events: readonly PaymentEvent[]; of: (payment: OpenPayment) => GatewayAnswer }>
> = {
  'that there is an account': { events: ['open'], of: ({ code }) => accountOf(code) },
  'that there will be none': { events: ['fail'], of: () => ({ kind: 'refused', reason: 'No' }) },
  'that it has expired': { events: ['fail', 'expire'], of: () => ({ kind: 'expired' }) },
  'that it does not know it': { events: [], of: () => ({ kind: 'unknown' }) },
  nothing: { events: [], of: () => ({ kind: 'away' }) },
  'that money has come': {
    events: ['receive', 'receive-late'],
    of: (payment) => moneyFor(payment),
  },
}

const accountOf = (code: string): GatewayAnswer => {
  const expiresAt = new Date(Date.now() + 3_600_000)
  const account = { externalId: `again ${code}`, accountNumber: '8014', pageUrl: null, expiresAt }
  return { kind: 'open', account }
}

/** Returns the exact amount, with its own number. */
const moneyFor = ({ code: reference, amount }: OpenPayment): GatewayAnswer => {
  const details = { reference, amount, accountNumber: '8014', currency: 'IDR', paidAt: new Date() }
  return { kind: 'paid', money: [{ ...details, externalId: crypto.randomUUID() }] }
}

/** Applies the gateway's statement and returns the payment's state. */
async function stateAfter(
  code: string,
  what: (payment: OpenPayment) => GatewayAnswer,
): Promise<string> {
  const { rows } = await api.pool.query<OpenPayment>(
    'select code, amount from payments where code = $1',
    [code],
  )
  for (const payment of rows)
    await paymentContextForJobs(api.db, api.app.gateways, SUBSCRIPTIONS).step((work) =>
      applyGatewayStatus(work, 'sandbox', code, what(payment)),
    )
  return (await readStatuses(api, { code }))[0] ?? ''
}

async function paymentIn(method: Method, state: PaymentState): Promise<string> {
  const set = 'update vendors set direct_payment = $2 where id = $1'
  await api.pool.query(set, [vendorId('sinar'), method === 'direct'])
  const invoice = await issued(api)
  return method === 'account' ? accountIn(state, invoice) : transferIn(method, state, invoice)
}

type Invoice = Awaited<ReturnType<typeof issued>>

async function accountIn(state: PaymentState, invoice: Invoice): Promise<string> {
  if (state === 'Creating') await setSandboxBehaviour(api.db, 'cut', 1)
  if (state === 'Failed') await setSandboxBehaviour(api.db, 'refusing', 1)
  const answer = await payByAccount(people.buyer, invoice)
  if (state === 'Failed') {
    const [failed] = await people.buyer.must(buyers.listTransactions, { query: { limit: 1 } })
    return failed?.code ?? ''
  }
  const payment = transactionOf(answer)
  if (state === 'Paid') await paidIn(api, payment)
  if (state === 'Expired') {
    await callBack(api, { event: 'account.expired', reference: payment.code })
    await api.runJobs('settle-callback')
  }
  return payment.code
}

async function transferIn(
  method: Exclude<Method, 'account'>,
  state: PaymentState,
  invoice: Invoice,
): Promise<string> {
  const isDirect = method === 'direct'
  const account = isDirect ? { account_number: '1234567890' } : {}
  const { code } = transactionOf(
    await people.buyer.request(buyers.payByTransfer, { body: askedFor([invoice], account) }),
  )
  if (state === 'Given Up') await act('buyer', 'give-up', code)
  if (state === 'Review Payment' || state === 'Paid') await act('buyer', 'submit-proof', code)
  if (state === 'Paid') await act(isDirect ? 'vendor' : 'provider', 'confirm', code)
  return code
}

/** Returns the side that may take an action on a manual transfer. */
const moverOf = (method: Method, what: Act): Side => {
  if (what === 'submit-proof' || what === 'give-up') return 'buyer'
  return method === 'direct' ? 'vendor' : 'provider'
}

const SIDES: Readonly<Record<Act, readonly Side[]>> = {
  'submit-proof': ['buyer'],
  'give-up': ['buyer'],
  confirm: ['vendor', 'provider'],
  refuse: ['vendor', 'provider'],
}

/** Returns the result expected from the state table: the new state, or the error. */
function wanted(method: Method, state: PaymentState, what: Act, side: Side): string {
  const { from, to } = paymentMachine.events[what]
  if (method === 'account' && side === 'buyer') return 'rule'
  if (method === 'direct' && side === 'provider') return 'not_found'
  if (moverOf(method, what) !== side) return 'forbidden'
  return from.includes(state) ? to : 'illegal_move'
}

/** Takes the action and returns its result; reports refusals that changed something. */
async function outcome(code: string, what: Act, side: Side): Promise<string> {
  const before = await everythingPaid(api)
  const answer = await act(side, what, code)
  if (answer.status === 200) return (await readStatuses(api, { code }))[0] ?? ''
  const isSame = isDeepStrictEqual(await everythingPaid(api), before)
  return isSame ? answer.codes.join() : `${answer.codes.join()}, and something changed`
}

const CASES = METHODS.flatMap((method) => STATES[method].map((state) => [method, state] as const))

describe('a payment', () => {
  it('reaches every state', () => {
    expect(new Set(CASES.map(([, state]) => state))).toEqual(new Set(PAYMENT_STATES))
  })

  it.each(CASES)('%s, %s: follows the state table, by the right side', async (method, state) => {
    let code = await paymentIn(method, state)
    expect((await readStatuses(api, { code }))[0]).toBe(state)
    const tried = ACTS.flatMap((what) => SIDES[what].map((side) => ({ what, side })))
    const outcomes: [Act, Side, string][] = []
    for (const { what, side } of tried) {
      outcomes.push([what, side, await outcome(code, what, side)])
      const isMoved = (await readStatuses(api, { code }))[0] !== state
      if (isMoved) code = await paymentIn(method, state)
    }
    expect(outcomes).toEqual(
      tried.map(({ what, side }) => [what, side, wanted(method, state, what, side)]),
    )
  })

  it.each(CASES)(
    '%s, %s: moves as the table says by what its gateway says',
    async (method, state) => {
      let code = await paymentIn(method, state)
      const outcomes: [string, string][] = []
      for (const [what, { of }] of Object.entries(GATEWAY_STATUSES)) {
        const after = await stateAfter(code, of)
        outcomes.push([what, after])
        if (after !== state) code = await paymentIn(method, state)
      }
      const { events } = paymentMachine
      const moves = method === 'account' ? Object.entries(GATEWAY_STATUSES) : []
      const by = new Map(
        moves.map(([what, status]) => [
          what,
          status.events.find((one) => events[one].from.includes(state)),
        ]),
      )
      expect(outcomes).toEqual(
        Object.keys(GATEWAY_STATUSES).map((what) => {
          const event = by.get(what)
          return [what, event ? events[event].to : state]
        }),
      )
    },
  )
})
