import { z } from 'zod'
import {
  SANDBOX_TOKEN_HEADER,
  type SandboxCallback,
} from '../src/adapters/payment-gateway/sandbox/open-sandbox'
import { readSecret } from '../src/db/secrets'
import type { Answer, Api } from './api'

/** Records money at the sandbox gateway, for an account that it has created. */
export async function bookMoney(api: Pick<Api, 'pool'>, news: SandboxCallback): Promise<void> {
  if (news.event !== 'payment.received') return
  await api.pool.query(
    `insert into sandbox_payments (id, reference, currency, amount, paid_at)
     select $1::uuid, reference, $3, $4::numeric, $5::timestamptz from sandbox_accounts
     where reference = $2 on conflict (id) do nothing`,
    [news.id, news.reference, news.currency, news.amount, news.paid_at],
  )
}

/** Sends a callback of the sandbox about money in its records, by default with its own token. */
export async function callBack(
  api: Api,
  body: SandboxCallback | string,
  token?: string,
): Promise<Answer> {
  if (typeof body !== 'string') await bookMoney(api, body)
  const own = (await readSecret(api.db, 'sandbox-callbacks')).toString('base64url')
  const headers = { [SANDBOX_TOKEN_HEADER]: token ?? own }
  return api.call('POST', '/api/callback/sandbox', { body, headers })
}

/** Returns a callback of the sandbox about money for a reference. */
export const moneyNews = (
  reference: string,
  amount: number | string,
  other: Partial<SandboxCallback & { event: 'payment.received' }> = {},
): SandboxCallback => ({
  event: 'payment.received',
  id: crypto.randomUUID(),
  reference,
  account_number: '',
  currency: 'IDR',
  amount: String(amount),
  paid_at: new Date().toISOString(),
  ...other,
})

const addressShape = z.object({ port: z.number() })

/** Makes the server listen, so that the sandbox can call it over HTTP. @returns its address */
export async function listen({ app, server }: Api): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${addressShape.parse(server.server.address()).port}`
  app.listensAt(address)
  return address
}
