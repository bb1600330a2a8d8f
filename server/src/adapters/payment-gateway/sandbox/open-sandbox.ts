import { z } from 'zod'
import type { Db } from '../../../db/db'
import type { SandboxNews } from '../../../db/job-map'
import { ensureSecret, readSecret } from '../../../db/secrets'
import {
  type Account,
  type Charge,
  type Charged,
  ChargeRefused,
  type PaymentGateway,
  GatewayAway,
  type Received,
  type GatewayStatus,
  type CallbackEvent,
} from '../../../ports/payment-gateway'
import { ACCOUNT_BANKS, isToken, readJson } from '../gateway-words'

import { sandboxBehaviour, takeSandboxBehaviour } from './sandbox-behaviour'
import {
  asAccount,
  findSandboxAccount,
  findSandboxPayment,
  saveCharge,
  listSandboxPayments,
  markNotified,
} from './sandbox-books'

/** Header with the token that proves that a callback comes from the sandbox. */
export const SANDBOX_TOKEN_HEADER = 'x-callback-token'

const newsShape = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('payment.received'),
    id: z.string().min(1),
    reference: z.string(),
    account_number: z.string(),
    currency: z.string().length(3),
    amount: z.string().regex(/^\d{1,16}(\.\d{1,2})?$/),
    paid_at: z.iso.datetime().transform((text) => new Date(text)),
  }),
  z.object({ event: z.literal('account.expired'), reference: z.string() }),
])
export type SandboxCallback = z.input<typeof newsShape>

export const moneyCallback = (money: Received & { paidAt: Date }): SandboxCallback => ({
  event: 'payment.received',
  id: money.externalId,
  reference: money.reference,
  account_number: money.accountNumber,
  currency: money.currency,
  amount: money.amount,
  paid_at: money.paidAt.toISOString(),
})

function readSandboxCallback(body: string): CallbackEvent {
  const parsed = newsShape.safeParse(readJson(body))
  if (!parsed.success) return { kind: 'other' }
  const news = parsed.data
  if (news.event === 'account.expired') return { kind: 'expired', reference: news.reference }
  const { id: externalId, reference, account_number: accountNumber, currency, amount } = news
  const money = { externalId, reference, accountNumber, currency, amount, paidAt: news.paid_at }
  return { kind: 'paid', money }
}

/** Path of the page where a user pays a sandbox account. */
export const SANDBOX_PATH = '/sandbox-pay'

export interface Sandbox {
  gateway: PaymentGateway
  /** Sends the callback to the application. */
  sendCallback(news: SandboxNews): Promise<void>
}

interface Places {
  publicUrl(): string
  /** Address on which this process listens; the sandbox's callback is sent to it. */
  address(): string
  /** Timeout in milliseconds. */
  patience?: number | undefined
}

/** Opens the sandbox. Its token is generated once and stored in the database. */
export async function openSandbox(db: Db, places: Places): Promise<Sandbox> {
  await ensureSecret(db, 'sandbox-callbacks')
  const token = (await readSecret(db, 'sandbox-callbacks')).toString('base64url')
  const { patience } = places
  return {
    gateway: createSandboxGateway({
      db,
      token,
      pageAt: (reference) => `${places.publicUrl()}${SANDBOX_PATH}/${reference}`,
      ...(patience !== undefined && { patience }),
    }),
    sendCallback: (news) =>
      sendSandboxCallback(db, { url: `${places.address()}/api/callback/sandbox`, token }, news),
  }
}

interface SandboxParts {
  db: Db
  /** Proves that a callback comes from the sandbox. */
  token: string
  pageAt: (reference: string) => string
  /** Timeout in milliseconds. */
  patience?: number
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const troubled = (how: string) => new GatewayAway(`The sandbox simulates this response: ${how}.`)

async function charge(
  { db, pageAt, patience = 15_000 }: SandboxParts,
  request: Charge,
  kind: Charged,
): Promise<Account> {
  const how = await takeSandboxBehaviour(db)
  if (how === 'refusing') throw new ChargeRefused('The sandbox was asked to refuse.')
  if (how === 'failing' || how === 'away') throw troubled(how)
  const account = await saveCharge(db, request, kind)
  if (how === 'slow') await pause(patience)
  if (how !== 'well') throw troubled(how)
  return asAccount(account, pageAt)
}

async function find({ db, pageAt }: SandboxParts, reference: string): Promise<GatewayStatus> {
  const how = await sandboxBehaviour(db)
  if (how === 'away') throw troubled(how)
  const account = await findSandboxAccount(db, reference)
  if (!account) return { kind: 'unknown' }
  const money = await listSandboxPayments(db, reference)
  if (money.length > 0)
    return { kind: 'paid', money: money.map(({ notifiedAt: _, ...one }) => one) }
  if (account.isOver) return { kind: 'expired' }
  return { kind: 'open', account: asAccount(account, pageAt) }
}

/**
 * Simulates payments until a real gateway is configured: accounts are database rows, a click on the page
 * `/sandbox-pay` pays, and the callback is sent over HTTP as with any gateway.
 */
export const createSandboxGateway = (parts: SandboxParts): PaymentGateway => ({
  name: 'sandbox',
  banks: ACCOUNT_BANKS,
  hasPage: true,
  createAccount: (request) => charge(parts, request, 'account'),
  createPage: (request) => charge(parts, request, 'page'),
  find: ({ reference }) => find(parts, reference),
  isGenuine: ({ headers }) => isToken(headers[SANDBOX_TOKEN_HEADER], parts.token),
  read: readSandboxCallback,
})

/** Timeout in milliseconds for the response to the callback. */
const PATIENCE = 10_000

/** Address of the callback and the token that authenticates it. */
interface Line {
  url: string
  token: string
}

async function call({ url, token }: Line, news: SandboxCallback): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SANDBOX_TOKEN_HEADER]: token },
    body: JSON.stringify(news),
    signal: AbortSignal.timeout(PATIENCE),
  })
  await response.body?.cancel()
  if (!response.ok)
    throw new Error(`The application answered the callback with status ${response.status}.`)
}

/**
 * Sends the callback. It throws until the application has accepted it, so that the job is retried, as real
 * gateways do.
 */
async function sendSandboxCallback(db: Db, line: Line, news: SandboxNews): Promise<void> {
  if ('expired' in news) {
    await call(line, { event: 'account.expired', reference: news.expired })
    return
  }
  const money = await findSandboxPayment(db, news.paymentId)
  if (!money) return
  await call(line, moneyCallback(money))
  await markNotified(db, news.paymentId)
}
