import { z } from 'zod'
import type { Db } from '../../../db/db'
import type { SandboxNews } from '../../../db/job-map'
import { ensureSecret, readSecret } from '../../../db/secrets'
import {
  type Account,
  type Charge,
  type Charged,
  ChargeRefused,
  type Charging,
  GatewayAway,
  type Received,
  type Standing,
  type Told,
} from '../../../ports/payment-gateway'
import { ACCOUNT_BANKS } from '../account-banks'
import { readJson } from '../gateway-words'
import { isToken } from '../is-token'
import { sandboxBehaviour, takeSandboxBehaviour } from './sandbox-behaviour'
import {
  asAccount,
  findSandboxAccount,
  findSandboxPayment,
  keepCharge,
  listSandboxPayments,
  markTold,
} from './sandbox-books'

/** How the sandbox shows that a callback is its own. */
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

/** Money as the sandbox's callback tells of it. */
export const tellMoney = (money: Received & { paidAt: Date }): SandboxCallback => ({
  event: 'payment.received',
  id: money.externalId,
  reference: money.reference,
  account_number: money.accountNumber,
  currency: money.currency,
  amount: money.amount,
  paid_at: money.paidAt.toISOString(),
})

/** What a callback of the sandbox tells. */
function readSandboxCallback(body: string): Told {
  const parsed = newsShape.safeParse(readJson(body))
  if (!parsed.success) return { kind: 'other' }
  const news = parsed.data
  if (news.event === 'account.expired') return { kind: 'expired', reference: news.reference }
  const { id: externalId, reference, account_number: accountNumber, currency, amount } = news
  const money = { externalId, reference, accountNumber, currency, amount, paidAt: news.paid_at }
  return { kind: 'paid', money }
}

/** Where a person pays what the sandbox was asked to take. */
export const SANDBOX_PATH = '/sandbox-pay'

export interface Sandbox {
  charging: Charging
  /** Calls us back. */
  tell(news: SandboxNews): Promise<void>
}

interface Places {
  /** Where people find the app. */
  publicUrl(): string
  /** Where this process listens: it calls itself. */
  address(): string
  /** Milliseconds for which it is waited. */
  patience?: number | undefined
}

/** The sandbox with a token of its own, made once and kept in the database. */
export async function openSandbox(db: Db, places: Places): Promise<Sandbox> {
  await ensureSecret(db, 'sandbox-callbacks')
  const token = (await readSecret(db, 'sandbox-callbacks')).toString('base64url')
  const { patience } = places
  return {
    charging: createSandboxCharging({
      db,
      token,
      pageAt: (reference) => `${places.publicUrl()}${SANDBOX_PATH}/${reference}`,
      ...(patience !== undefined && { patience }),
    }),
    tell: (news) =>
      tellSandbox(db, { url: `${places.address()}/api/callback/sandbox`, token }, news),
  }
}

interface SandboxParts {
  db: Db
  /** Shows that a callback is its own. */
  token: string
  /** Where the page of a reference is. */
  pageAt: (reference: string) => string
  /** Milliseconds that it is waited for. */
  patience?: number
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const troubled = (how: string) => new GatewayAway(`the sandbox was asked to be ${how}`)

async function charge(
  { db, pageAt, patience = 15_000 }: SandboxParts,
  asked: Charge,
  kind: Charged,
): Promise<Account> {
  const how = await takeSandboxBehaviour(db)
  if (how === 'refusing') throw new ChargeRefused('The sandbox was asked to refuse.')
  if (how === 'failing' || how === 'away') throw troubled(how)
  const account = await keepCharge(db, asked, kind)
  if (how === 'slow') await pause(patience)
  if (how !== 'well') throw troubled(how)
  return asAccount(account, pageAt)
}

async function find({ db, pageAt }: SandboxParts, reference: string): Promise<Standing> {
  const how = await sandboxBehaviour(db)
  if (how === 'away') throw troubled(how)
  const account = await findSandboxAccount(db, reference)
  if (!account) return { kind: 'unknown' }
  const money = await listSandboxPayments(db, reference)
  if (money.length > 0) return { kind: 'paid', money: money.map(({ toldAt: _, ...one }) => one) }
  if (account.isOver) return { kind: 'expired' }
  return { kind: 'open', account: asAccount(account, pageAt) }
}

/**
 * Lets people pay until a real gateway is configured: accounts are rows of its own, money is a click
 * on its page (`/sandbox-pay`), and its callback comes over HTTP like any gateway's.
 */
export const createSandboxCharging = (parts: SandboxParts): Charging => ({
  name: 'sandbox',
  banks: ACCOUNT_BANKS,
  hasPage: true,
  createAccount: (asked) => charge(parts, asked, 'account'),
  createPage: (asked) => charge(parts, asked, 'page'),
  find: ({ reference }) => find(parts, reference),
  isGenuine: ({ headers }) => isToken(headers[SANDBOX_TOKEN_HEADER], parts.token),
  read: readSandboxCallback,
})

/** Milliseconds that the sandbox waits for our answer. */
const PATIENCE = 10_000

/** Where our callback is, and with what it is called. */
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
  if (!response.ok) throw new Error(`the callback answered ${response.status}`)
}

/** Calls us back; fails until we have heard, and is then tried again, as real gateways do. */
async function tellSandbox(db: Db, line: Line, news: SandboxNews): Promise<void> {
  if ('expired' in news) {
    await call(line, { event: 'account.expired', reference: news.expired })
    return
  }
  const money = await findSandboxPayment(db, news.paymentId)
  if (!money) return
  await call(line, tellMoney(money))
  await markTold(db, news.paymentId)
}
