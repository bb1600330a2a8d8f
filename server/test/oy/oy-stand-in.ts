import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import type { OySettings } from '../../src/adapters/payment-gateway/oy/oy-gateway'

/** What comes of every call from now on. */
export type OyBehaviour = 'well' | 'failing' | 'silent' | 'cut' | 'nonsense' | 'other-account'

/**
 * A stand-in for OY Indonesia, written from its documentation (account inquiry, status codes of
 * disbursement, mock numbers of its staging): a real HTTP server.
 */
export interface OyStandIn {
  settings: OySettings
  /** What it was asked, in order, as it came. */
  asked: { path: string; body: unknown }[]
  behave(how: OyBehaviour): void
  stop(): Promise<void>
}

const USERNAME = 'pasok'
const API_KEY = 'oy-key-of-the-tests'
/** Bank codes that it knows. */
const SERVED = new Set(['002', '008', '009', '013', '014', '022', '213', '451'])

const inquiryShape = z.object({ bank_code: z.string(), account_number: z.string() })

type Status = readonly [code: string, message: string]

function statusOf({ headers }: IncomingMessage, body: unknown): Status {
  if (headers['x-oy-username'] !== USERNAME) return ['201', 'User is not found']
  if (headers['x-api-key'] !== API_KEY) return ['208', 'API Key is not Valid']
  const parsed = inquiryShape.safeParse(body)
  if (!parsed.success || !/^\d+$/.test(parsed.data.account_number))
    return ['990', 'Request Parameter is not Valid']
  if (!SERVED.has(parsed.data.bank_code)) return ['205', 'Beneficiary Bank Code is Not Supported']
  if (parsed.data.account_number === '8888888888') return ['209', 'Bank Account is not found']
  if (parsed.data.account_number === '9999999999') return ['301', 'Pending']
  return ['000', 'Success']
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return JSON.parse(Buffer.concat(parts).toString())
}

function answerInquiry(request: IncomingMessage, body: unknown, isOther: boolean) {
  const [code, message] = statusOf(request, body)
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

type Reply = readonly [status: number, type: string, text: string]

function replyTo(request: IncomingMessage, body: unknown, behaviour: OyBehaviour): Reply {
  if (behaviour === 'failing') return [502, 'text/html', '<h1>Bad Gateway</h1>']
  if (behaviour === 'nonsense') return [200, 'application/json', '{"status": ']
  if (request.method !== 'POST' || request.url !== '/api/account-inquiry')
    return [404, 'text/html', 'not found']
  const told = answerInquiry(request, body, behaviour === 'other-account')
  return [200, 'application/json;charset=UTF-8', JSON.stringify(told)]
}

export async function startOyStandIn(): Promise<OyStandIn> {
  const asked: OyStandIn['asked'] = []
  let behaviour: OyBehaviour = 'well'
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (behaviour === 'cut') request.socket.destroy()
    if (behaviour === 'cut' || behaviour === 'silent') return
    const body = await readBody(request)
    asked.push({ path: request.url ?? '', body })
    const [status, type, text] = replyTo(request, body, behaviour)
    response.writeHead(status, { 'content-type': type }).end(text)
  }
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = z.object({ port: z.number() }).parse(server.address())
  return {
    settings: {
      baseUrl: `http://127.0.0.1:${address.port}`,
      username: USERNAME,
      apiKey: API_KEY,
    },
    asked,
    behave: (how) => {
      behaviour = how
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
