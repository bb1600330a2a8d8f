import type { Db } from '../../../db/db'
import type { SandboxNews } from '../../../db/job-map'
import { findSandboxPayment, markTold } from './sandbox-books'
import { SANDBOX_TOKEN_HEADER, tellMoney, type SandboxCallback } from './sandbox-news'

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
export async function tellSandbox(db: Db, line: Line, news: SandboxNews): Promise<void> {
  if ('expired' in news) {
    await call(line, { event: 'account.expired', reference: news.expired })
    return
  }
  const money = await findSandboxPayment(db, news.paymentId)
  if (!money) return
  await call(line, tellMoney(money))
  await markTold(db, news.paymentId)
}
