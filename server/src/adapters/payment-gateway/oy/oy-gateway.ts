import { z } from 'zod'
import {
  GatewayAway,
  type BankAccount,
  type Inquiry,
  type PaymentGateway,
} from '../../../ports/payment-gateway'

/** OY Indonesia as it is reached, and as whom. */
export interface OySettings {
  /** Without a path: `https://partner.oyindonesia.com`. */
  readonly baseUrl: string
  readonly username: string
  readonly apiKey: string
}

/** Milliseconds that a person waits for the gateway at most; it asks a bank itself. */
const PATIENCE = 15_000

const SUCCESS = '000'
/** Statuses of its documentation that are an answer: the account, or its number, is none. */
const NO_ACCOUNT: ReadonlySet<string> = new Set(['209', '990'])
/** Bank code not supported, or not available for this service. */
const NOT_SERVED: ReadonlySet<string> = new Set(['205', '211'])

const answerShape = z.object({
  status: z.object({ code: z.string(), message: z.string().default('') }),
  bank_code: z.string().nullish(),
  account_number: z.string().nullish(),
  account_name: z.string().nullish(),
})

/** What our keys are is said to nobody: the cause of a failure is its status alone. */
async function post(
  { baseUrl, username, apiKey, patience }: OySettings & { patience: number },
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-oy-username': username,
      'x-api-key': apiKey,
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const text = await response.text()
  // Refusals come with their status in the body, whatever the HTTP status is.
  if (!response.headers.get('content-type')?.includes('json'))
    throw new GatewayAway(`${path} answered ${response.status}`)
  return JSON.parse(text)
}

function readInquiry(answer: unknown, asked: BankAccount): Inquiry {
  const { status, account_name: name, account_number: number } = answerShape.parse(answer)
  if (NO_ACCOUNT.has(status.code)) return { kind: 'no-account' }
  if (NOT_SERVED.has(status.code)) return { kind: 'bank-not-served' }
  if (status.code !== SUCCESS) throw new GatewayAway(`status ${status.code} ${status.message}`)
  const holder = name?.trim() ?? ''
  if (holder === '' || number !== asked.accountNumber)
    throw new GatewayAway('the answer is not about the account that was asked for')
  return { kind: 'found', holder }
}

/** OY Indonesia by its HTTP interface (`POST /api/account-inquiry`). */
export const createOyGateway = (settings: OySettings, patience = PATIENCE): PaymentGateway => ({
  async inquireAccount(account): Promise<Inquiry> {
    const { bankCode, accountNumber } = account
    try {
      const body = { bank_code: bankCode, account_number: accountNumber }
      return readInquiry(
        await post({ ...settings, patience }, '/api/account-inquiry', body),
        account,
      )
    } catch (error) {
      if (error instanceof GatewayAway) throw error
      throw new GatewayAway('OY cannot be reached, or is not understood', { cause: error })
    }
  },
})
