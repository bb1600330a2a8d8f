import { z } from 'zod'
import type { OyGatewaySettings } from '../../src/adapters/payment-gateway/oy/oy-gateway'
import { createOyBooks, type OyBooks } from './oy-books'
import { startStandIn, type Behaviour, type Reply, type Request, type StandIn } from './stand-in'

/** An inquiry can also return another account. */
type OyBehaviour = Behaviour | 'other-account'

/**
 * A stand-in for OY Indonesia, based on its documentation (account inquiry, VA aggregator, payment
 * link, status codes, mock numbers of its staging environment): a real HTTP server.
 */
export interface OyStandIn extends Omit<StandIn, 'behave'> {
  settings: OyGatewaySettings
  books: OyBooks
  behave: (how: OyBehaviour) => void
}

const USERNAME = 'pasok'
const API_KEY = 'oy-key-of-the-tests'
const SERVED = new Set(['002', '008', '009', '013', '014', '022', '213', '451'])

const inquiryShape = z.object({ bank_code: z.string(), account_number: z.string() })

type Status = readonly [code: string, message: string]

function refusalOf({ headers }: Request): Status | undefined {
  if (headers['x-oy-username'] !== USERNAME) return ['201', 'User is not found']
  if (headers['x-api-key'] !== API_KEY) return ['208', 'API Key is not Valid']
  return undefined
}

function statusOf(body: unknown): Status {
  const parsed = inquiryShape.safeParse(body)
  if (!parsed.success || !/^\d+$/.test(parsed.data.account_number))
    return ['990', 'Request Parameter is not Valid']
  if (!SERVED.has(parsed.data.bank_code)) return ['205', 'Beneficiary Bank Code is Not Supported']
  if (parsed.data.account_number === '8888888888') return ['209', 'Bank Account is not found']
  if (parsed.data.account_number === '9999999999') return ['301', 'Pending']
  return ['000', 'Success']
}

function answerInquiry(body: unknown, isOther: boolean) {
  const [code, message] = statusOf(body)
  const { bank_code, account_number } = inquiryShape.partial().parse(body)
  const isFound = code === '000'
  return {
    status: { code, message },
    bank_code,
    account_number: isOther ? '1111111111' : account_number,
    account_name: isFound ? 'John Doe' : null,
    timestamp: new Date().toISOString().slice(0, 19),
    id: isFound ? '59e11245-4b36-4ed7-97be-0c501b8ae3c8' : null,
    invoice_id: isFound ? 'c0503fa6-a5b3-4816-bc07-241473357f58' : null,
  }
}

export async function startOyStandIn(): Promise<OyStandIn> {
  const books = createOyBooks()
  let isOther = false
  const reply = (request: Request): Reply => {
    const refusal = refusalOf(request)
    if (refusal) return { status: 200, body: { status: { code: refusal[0], message: refusal[1] } } }
    if (request.method === 'POST' && request.path === '/api/account-inquiry')
      return { status: 200, body: answerInquiry(request.body, isOther) }
    return books.reply(request) ?? { status: 404, body: 'not found' }
  }
  const standIn = await startStandIn(reply)
  return {
    ...standIn,
    settings: {
      baseUrl: standIn.baseUrl,
      username: USERNAME,
      apiKey: API_KEY,
      callbackToken: 'oy-callback-token-of-the-tests',
    },
    books,
    behave: (how) => {
      isOther = how === 'other-account'
      standIn.behave(how === 'other-account' ? 'well' : how)
    },
  }
}
