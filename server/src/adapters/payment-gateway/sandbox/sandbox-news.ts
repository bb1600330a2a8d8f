import { z } from 'zod'
import type { Received, Told } from '../../../ports/payment-gateway'
import { readJson } from '../gateway-words'

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
export function readSandboxCallback(body: string): Told {
  const parsed = newsShape.safeParse(readJson(body))
  if (!parsed.success) return { kind: 'other' }
  const news = parsed.data
  if (news.event === 'account.expired') return { kind: 'expired', reference: news.reference }
  const { id: externalId, reference, account_number: accountNumber, currency, amount } = news
  const money = { externalId, reference, accountNumber, currency, amount, paidAt: news.paid_at }
  return { kind: 'paid', money }
}
