import { z } from 'zod'
import {
  SANDBOX_TOKEN_HEADER,
  type SandboxCallback,
} from '../src/adapters/payment-gateway/sandbox/sandbox-news'
import { readSecret } from '../src/db/secrets'
import type { Answer, Api } from './api'

/** Calls us back as the sandbox does; `token` is its own unless said. */
export async function callBack(
  api: Api,
  body: SandboxCallback | string,
  token?: string,
): Promise<Answer> {
  const own = (await readSecret(api.db, 'sandbox-callbacks')).toString('base64url')
  const headers = { [SANDBOX_TOKEN_HEADER]: token ?? own }
  return api.call('POST', '/api/callback/sandbox', { body, headers })
}

/** Money for a reference, as a callback of the sandbox tells of it. */
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

/** Lets the server listen, so that the sandbox can call it over HTTP. @returns where */
export async function listen({ app, server }: Api): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${addressShape.parse(server.server.address()).port}`
  app.listensAt(address)
  return address
}
