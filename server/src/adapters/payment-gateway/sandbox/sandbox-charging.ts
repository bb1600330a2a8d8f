import type { Db } from '../../../db/db'
import {
  ChargeRefused,
  GatewayAway,
  type Account,
  type Charge,
  type Charged,
  type Charging,
  type Standing,
} from '../../../ports/payment-gateway'
import { ACCOUNT_BANKS } from '../account-banks'
import { isToken } from '../is-token'
import { sandboxBehaviour, takeSandboxBehaviour } from './sandbox-behaviour'
import { asAccount, findSandboxAccount, keepCharge, listSandboxPayments } from './sandbox-books'
import { readSandboxCallback, SANDBOX_TOKEN_HEADER } from './sandbox-news'

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
