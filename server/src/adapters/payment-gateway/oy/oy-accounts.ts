import { z } from 'zod'
import {
  ChargeRefused,
  GatewayAway,
  type Account,
  type GatewayQuery,
  type Charge,
  type Received,
  type GatewayStatus,
} from '../../../ports/payment-gateway'
import { amountShape, plainName, readJakartaTime } from '../gateway-words'
import { callOy, readOy, statusShape, SUCCESS, type OyParts } from './oy-client'

/** Minimum lifetime of an account that OY accepts. */
const MIN_MINUTES = 60
/** Accounts per page of OY's list, and the maximum number of pages searched for one account. */
const LIST_PAGE = 100
const MAX_PAGES = 20

/** OY statuses that mean: no account was created, and a retry will not help. */
const REFUSED: ReadonlySet<string> = new Set(['211', '212', '213', '214', '219', '226', '245'])
/** An account with this reference exists and can still be paid. */
const STILL_ACTIVE = '217'

const accountShape = z.object({
  id: z.string().min(1),
  partner_user_id: z.string().nullish(),
  amount: z.number(),
  va_number: z.string().regex(/^\d+$/),
  va_status: z.string(),
  /** Milliseconds since the epoch; -1 means never. */
  expiration_time: z.number(),
  counter_incoming_payment: z.number().default(0),
})
type OyAccount = z.output<typeof accountShape>

const listShape = z.object({ total: z.number(), data: z.array(accountShape) })

const historyShape = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      created: z.string().nullish(),
      amount: amountShape,
      va_number: z.string().default(''),
    }),
  ),
})

const asAccount = (account: OyAccount): Account => ({
  externalId: account.id,
  accountNumber: account.va_number,
  pageUrl: null,
  expiresAt: new Date(account.expiration_time),
})

/** Uses the reference as OY's partner user: OY allows one open account per user and bank. */
const bodyOf = (charge: Charge) => ({
  partner_user_id: charge.reference,
  partner_trx_id: charge.reference,
  bank_code: charge.bankCode,
  amount: charge.amount,
  is_open: false,
  is_single_use: true,
  is_lifetime: false,
  expiration_time: minutesOf(charge),
  trx_expiration_time: minutesOf(charge),
  trx_counter: 1,
  username_display: plainName(charge.payer),
  ...(charge.email.length <= 50 && { email: charge.email }),
})

const minutesOf = ({ expiresAt, now }: Charge) =>
  Math.max(MIN_MINUTES, Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000))

export async function createOyAccount(parts: OyParts, charge: Charge): Promise<Account> {
  const answer = await callOy(parts, '/api/generate-static-va', bodyOf(charge))
  const { status } = readOy(statusShape, answer)
  if (REFUSED.has(status.code)) throw new ChargeRefused(status.message || status.code)
  if (status.code === STILL_ACTIVE) return asAccount(await getListed(parts, charge))
  if (status.code !== SUCCESS) throw new GatewayAway(`status ${status.code} ${status.message}`)
  return asAccount(assertOf(charge, readOy(accountShape, answer)))
}

function assertOf(charge: Charge, account: OyAccount): OyAccount {
  const isOther = (account.partner_user_id ?? charge.reference) !== charge.reference
  if (isOther || account.amount !== charge.amount)
    throw new GatewayAway('OY returned a different account from the one requested.')
  return account
}

async function getListed(parts: OyParts, charge: Charge): Promise<OyAccount> {
  const found = await findListed(parts, charge.reference)
  if (!found) throw new GatewayAway('OY has an account for this reference but does not list it.')
  return assertOf(charge, found)
}

/** OY looks up accounts only by its own id. Without this id, the list of accounts has to be searched. */
async function findListed(parts: OyParts, reference: string): Promise<OyAccount | undefined> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = `offset=${page * LIST_PAGE}&limit=${LIST_PAGE}`
    const list = readOy(listShape, await callOy(parts, `/api/static-virtual-account?${query}`))
    const found = list.data.find(({ partner_user_id: of }) => of === reference)
    if (found) return found
    if (list.data.length === 0 || (page + 1) * LIST_PAGE >= list.total) return undefined
  }
  throw new GatewayAway('OY lists more accounts than are searched.')
}

/**
 * Returns the state of an account. Received money is read from the account's own history, not from the callback,
 * which is not trusted.
 */
export async function findOyAccount(parts: OyParts, query: GatewayQuery): Promise<GatewayStatus> {
  const { reference, externalId, now } = query
  const account =
    externalId === null ? await findListed(parts, reference) : await getOyAccount(parts, externalId)
  if (!account) return { kind: 'unknown' }
  if ((account.partner_user_id ?? reference) !== reference)
    throw new GatewayAway('OY returned a different account from the one requested.')
  const isPaid = account.va_status === 'PAYMENT_DETECTED' || account.va_status === 'COMPLETE'
  if (isPaid || account.counter_incoming_payment > 0)
    return { kind: 'paid', money: await readMoney(parts, account, reference) }
  const isOpen = account.va_status === 'WAITING_PAYMENT' && account.expiration_time > now.getTime()
  return isOpen ? { kind: 'open', account: asAccount(account) } : { kind: 'expired' }
}

async function getOyAccount(parts: OyParts, id: string): Promise<OyAccount> {
  return readOy(
    accountShape,
    await callOy(parts, `/api/static-virtual-account/${encodeURIComponent(id)}`),
  )
}

async function readMoney(
  parts: OyParts,
  account: OyAccount,
  reference: string,
): Promise<Received[]> {
  const path = `/api/va-tx-history/${encodeURIComponent(account.id)}?offset=0&limit=100`
  const { data } = readOy(historyShape, await callOy(parts, path))
  if (data.length === 0) throw new GatewayAway('OY reports received money but not its details.')
  return data.map((money) => ({
    externalId: money.id,
    reference,
    accountNumber: money.va_number,
    currency: 'IDR',
    amount: money.amount,
    paidAt: readJakartaTime(money.created) ?? null,
  }))
}
