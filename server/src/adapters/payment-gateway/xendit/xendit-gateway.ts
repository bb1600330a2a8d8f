import { z } from 'zod'
import {
  ChargeRefused,
  GatewayAway,
  type Account,
  type GatewayQuery,
  type Charge,
  type PaymentGateway,
  type Received,
  type GatewayStatus,
  type CallbackEvent,
} from '../../../ports/payment-gateway'
import { requestJson, PATIENCE, type Answered } from '../gateway-http'
import { amountShape, isToken, plainName, readJson } from '../gateway-words'

export interface XenditSettings {
  /** Without a path: `https://api.xendit.co`. */
  readonly baseUrl: string
  readonly secretKey: string
  readonly callbackToken: string
}

/** Xendit's names of the banks with virtual accounts, by Bank Indonesia code. */
const BANKS: Readonly<Record<string, string>> = {
  '002': 'BRI',
  '008': 'MANDIRI',
  '009': 'BNI',
  '013': 'PERMATA',
  '014': 'BCA',
  '022': 'CIMB',
  '451': 'BSI',
}

const accountShape = z.object({
  id: z.string().min(1),
  external_id: z.string(),
  account_number: z.string().regex(/^\d+$/),
  status: z.string(),
  is_closed: z.boolean(),
  expected_amount: z.number().nullish(),
  expiration_date: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
})
type XenditAccount = z.output<typeof accountShape>

/** Older virtual accounts have no currency; all of them are Indonesian. */
const currencyShape = z.string().default('IDR')
/** An unreadable time becomes null: a payment must not be rejected for its time format. */
const timeShape = z.coerce.date().nullable().catch(null)

/** A payment callback. Other callbacks also have an id and an amount, but no `payment_id`. */
const paymentShape = z
  .object({
    id: z.string().min(1),
    payment_id: z.string().min(1),
    external_id: z.string(),
    account_number: z.string().default(''),
    amount: amountShape,
    currency: currencyShape,
    transaction_timestamp: timeShape,
  })
  .transform((paid): Received => ({
    externalId: paid.id,
    reference: paid.external_id,
    accountNumber: paid.account_number,
    currency: paid.currency,
    amount: paid.amount,
    paidAt: paid.transaction_timestamp,
  }))

/** A payment in the list of transactions, where the payment's `id` is named `product_id`. */
const transactionShape = z
  .object({
    product_id: z.string().min(1),
    reference_id: z.string(),
    account_identifier: z.string().nullish(),
    amount: amountShape,
    currency: currencyShape,
    created: timeShape,
  })
  .transform((paid): Received => ({
    externalId: paid.product_id,
    reference: paid.reference_id,
    accountNumber: paid.account_identifier ?? '',
    currency: paid.currency,
    amount: paid.amount,
    paidAt: paid.created,
  }))
const transactionsShape = z.object({ data: z.array(transactionShape) })
const refusalShape = z.object({ error_code: z.string(), message: z.string().default('') })

/** HTTP statuses about authentication, rate limits or requests in progress: they do not refuse the charge. */
const ABOUT_US: ReadonlySet<number> = new Set([401, 403, 404, 408, 409, 429])

/** Milliseconds after an account's end until the list of transactions contains all of its money. */
const LISTED_AFTER_MS = 5 * 60_000

type Parts = XenditSettings & { signal: AbortSignal }

function callXendit(parts: Parts, path: string, given: { body?: object; key?: string } = {}) {
  const { baseUrl, secretKey, signal } = parts
  return requestJson({
    method: given.body ? 'POST' : 'GET',
    url: `${baseUrl}${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      ...(given.key !== undefined && { 'x-idempotency-key': given.key }),
    },
    ...(given.body && { body: given.body }),
    signal,
  })
}

/** @throws GatewayAway when the body does not match the shape. */
function readAs<Shape extends z.ZodType>(shape: Shape, { status, body }: Answered) {
  const parsed = shape.safeParse(body)
  if (status < 300 && parsed.success) return parsed.data
  const { data: refusal } = refusalShape.safeParse(body)
  throw new GatewayAway(`Xendit returned status ${status} ${refusal?.error_code ?? ''}`.trim())
}

const asAccount = (account: XenditAccount): Account => ({
  externalId: account.id,
  accountNumber: account.account_number,
  pageUrl: null,
  expiresAt: account.expiration_date,
})

/**
 * Creates an account. Xendit creates one account per idempotency key, however often the request is repeated; it
 * offers no lookup by our reference.
 */
async function createAccount(parts: Parts, charge: Charge): Promise<Account> {
  const bank = BANKS[charge.bankCode]
  if (bank === undefined) throw new ChargeRefused('Xendit offers no virtual accounts at this bank.')
  const answer = await callXendit(parts, '/callback_virtual_accounts', {
    key: charge.reference,
    body: {
      external_id: charge.reference,
      bank_code: bank,
      name: plainName(charge.payer),
      is_closed: true,
      is_single_use: true,
      expected_amount: charge.amount,
      expiration_date: charge.expiresAt.toISOString(),
    },
  })
  const { data: refusal } = refusalShape.safeParse(answer.body)
  // The same account was created before outside this charge; a repeated request would fail the same way.
  const isDuplicate = refusal?.error_code.startsWith('DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT') ?? false
  const isRefused = answer.status >= 400 && (isDuplicate || !ABOUT_US.has(answer.status))
  if (isRefused && refusal) throw new ChargeRefused(refusal.message || refusal.error_code)
  const made = readAs(accountShape, answer)
  if (
    made.external_id !== charge.reference ||
    !made.is_closed ||
    made.expected_amount !== charge.amount
  )
    throw new GatewayAway('Xendit returned a different account from the one requested.')
  return asAccount(made)
}

/** Lists the money received for a reference, identified by the same id as in the callback. */
async function findMoney(parts: Parts, reference: string): Promise<Received[]> {
  const query = new URLSearchParams({
    types: 'PAYMENT',
    statuses: 'SUCCESS',
    reference_id: reference,
    limit: '50',
  })
  const found = readAs(
    transactionsShape,
    await callXendit(parts, `/transactions?${query.toString()}`),
  )
  return found.data.filter((money) => money.reference === reference)
}

/**
 * Returns the state of an account. Accounts are looked up only by Xendit's id; without it, only the received
 * money can be found.
 */
async function find(
  parts: Parts,
  { reference, externalId, now }: GatewayQuery,
): Promise<GatewayStatus> {
  const account = externalId === null ? undefined : await findAccount(parts, externalId)
  if (account && account.external_id !== reference)
    throw new GatewayAway('Xendit returned a different account from the one requested.')
  const isOpen = account?.status === 'ACTIVE' || account?.status === 'PENDING'
  if (account && isOpen && account.expiration_date > now)
    return { kind: 'open', account: asAccount(account) }
  const money = await findMoney(parts, reference)
  if (money.length > 0) return { kind: 'paid', money }
  if (!account) return { kind: 'unknown' }
  // A single-use account is also closed by its payment, which may not be listed yet.
  if (account.expiration_date.getTime() + LISTED_AFTER_MS > now.getTime())
    throw new GatewayAway('Xendit has closed the account but may not list its money yet.')
  return { kind: 'expired' }
}

async function findAccount(parts: Parts, id: string): Promise<XenditAccount | undefined> {
  const answer = await callXendit(parts, `/callback_virtual_accounts/${encodeURIComponent(id)}`)
  return answer.status === 404 ? undefined : readAs(accountShape, answer)
}

function read(body: string): CallbackEvent {
  const parsed = paymentShape.safeParse(readJson(body))
  return parsed.success ? { kind: 'paid', money: parsed.data } : { kind: 'other' }
}

/** Creates the gateway for Xendit's HTTP API: virtual accounts of a fixed amount that are paid once. */
export function createXenditGateway(settings: XenditSettings, patience = PATIENCE): PaymentGateway {
  const within = () => ({ ...settings, signal: AbortSignal.timeout(patience) })
  return {
    name: 'xendit',
    banks: Object.keys(BANKS),
    hasPage: false,
    createAccount: (charge) => createAccount(within(), charge),
    createPage: () => Promise.reject(new ChargeRefused('Xendit has no page for transfers.')),
    find: (query) => find(within(), query),
    isGenuine: ({ headers }) => isToken(headers['x-callback-token'], settings.callbackToken),
    read,
  }
}
