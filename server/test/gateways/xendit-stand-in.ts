import { z } from 'zod'
import type { XenditSettings } from '../../src/adapters/payment-gateway/xendit/xendit-gateway'
import { newId } from '../../src/db/ids'
import { startStandIn, type Reply, type Request, type StandIn } from './stand-in'

/**
 * A stand-in for Xendit, based on its documentation and clients (fixed virtual accounts, their
 * payments, list of transactions, error codes, idempotency key): a real HTTP server.
 */
export interface XenditStandIn extends StandIn {
  settings: XenditSettings
  /** Makes a payment and returns the callback's body, as Xendit sends it. */
  pay: (reference: string, amount: number) => string
  expire: (reference: string) => void
  /** Hides received money in the list of transactions, which at Xendit lags for a while. */
  hideMoney: (isHidden: boolean) => void
  /** Reports the next account as already existing. */
  refuseAsDuplicate: () => void
  count: () => number
}

const SECRET_KEY = 'xnd_key_of_the_tests'
const AUTHORIZATION = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`

const accountShape = z.object({
  external_id: z.string(),
  bank_code: z.enum(['BCA', 'BNI', 'BRI', 'BJB', 'BSI', 'CIMB', 'MANDIRI', 'PERMATA']),
  name: z.string().regex(/^[A-Za-z ]+$/),
  is_closed: z.literal(true),
  is_single_use: z.literal(true),
  expected_amount: z.number().int(),
  expiration_date: z.iso.datetime(),
})
interface Va extends z.output<typeof accountShape> {
  id: string
  account_number: string
  status: string
}
interface Paid {
  id: string
  payment_id: string
  callback_virtual_account_id: string
  external_id: string
  account_number: string
  bank_code: string
  amount: number
  merchant_code: string
  transaction_timestamp: string
}
interface Books {
  byKey: Map<string, Va>
  vas: Va[]
  paid: Paid[]
  isHidden: boolean
  isDuplicate: boolean
}

const refusal = (status: number, error_code: string, message: string): Reply => ({
  status,
  body: { error_code, message },
})

function make(books: Books, { headers, body }: Request): Reply {
  const { byKey, vas } = books
  const key = String(headers['x-idempotency-key'] ?? newId())
  const before = byKey.get(key)
  if (before) return { status: 200, body: before }
  const parsed = accountShape.safeParse(body)
  if (!parsed.success) return refusal(400, 'API_VALIDATION_ERROR', z.prettifyError(parsed.error))
  if (books.isDuplicate) {
    books.isDuplicate = false
    return refusal(400, 'DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR', 'Virtual account is taken')
  }
  const { data } = parsed
  if (data.expected_amount < 10_000)
    return refusal(400, 'MINIMUM_EXPECTED_AMOUNT_ERROR', 'The minimum amount is 10000')
  const account_number = `88608${String(vas.length + 1).padStart(10, '0')}`
  const va = { ...data, id: newId(), account_number, status: 'PENDING' }
  vas.push(va)
  byKey.set(key, va)
  return {
    status: 200,
    body: { ...va, owner_id: 'tests', merchant_code: '88608', currency: 'IDR' },
  }
}

function read({ vas, paid, isHidden }: Books, { path, query }: Request): Reply {
  const none = refusal(404, 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR', 'Not found')
  const found = (body: object | undefined) => (body ? { status: 200, body } : none)
  const [, id] = /^\/callback_virtual_accounts\/([\w-]+)$/.exec(path) ?? []
  if (id !== undefined) return found(vas.find((va) => va.id === id))
  if (path !== '/transactions') return none
  const isOurs = ({ external_id: of }: Paid) => !isHidden && of === query.get('reference_id')
  const ours = paid.filter(isOurs)
  const data = ours.map(({ id: product_id, external_id, account_number, amount, ...one }) => ({
    id: `txn_${newId()}`,
    product_id,
    reference_id: external_id,
    account_identifier: account_number,
    created: one.transaction_timestamp,
    type: 'PAYMENT',
    status: 'SUCCESS',
    channel_category: 'VIRTUAL_ACCOUNT',
    currency: 'IDR',
    amount,
  }))
  return { status: 200, body: { has_more: false, data } }
}

export async function startXenditStandIn(): Promise<XenditStandIn> {
  const books: Books = {
    byKey: new Map(),
    vas: [],
    paid: [],
    isHidden: false,
    isDuplicate: false,
  }
  const standIn = await startStandIn((request) => {
    if (request.headers.authorization !== AUTHORIZATION)
      return refusal(401, 'INVALID_API_KEY', 'API key is invalid')
    return request.method === 'POST' && request.path === '/callback_virtual_accounts'
      ? make(books, request)
      : read(books, request)
  })
  const findVa = (reference: string): Va => {
    const va = books.vas.find(({ external_id: of }) => of === reference)
    if (!va) throw new Error(`nothing is to be paid for ${reference}`)
    return va
  }
  return {
    ...standIn,
    settings: {
      baseUrl: standIn.baseUrl,
      secretKey: SECRET_KEY,
      callbackToken: 'xendit-callback-token-of-the-tests',
    },
    pay(reference, amount) {
      const va = findVa(reference)
      va.status = 'INACTIVE'
      const { external_id, account_number, bank_code } = va
      const paid = {
        id: newId(),
        payment_id: `${external_id}_${Date.now()}`,
        callback_virtual_account_id: va.id,
        external_id,
        account_number,
        bank_code,
        amount,
        merchant_code: '88608',
        transaction_timestamp: new Date().toISOString(),
      }
      books.paid.push(paid)
      return JSON.stringify({ ...paid, owner_id: 'tests', created: paid.transaction_timestamp })
    },
    expire(reference) {
      const va = findVa(reference)
      va.status = 'INACTIVE'
      va.expiration_date = new Date(Date.now() - 600_000).toISOString()
    },
    hideMoney: (isHidden) => {
      books.isHidden = isHidden
    },
    refuseAsDuplicate: () => {
      books.isDuplicate = true
    },
    count: () => books.vas.length,
  }
}
