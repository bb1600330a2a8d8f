import { z } from 'zod'
import {
  ChargeRefused,
  GatewayAway,
  type Account,
  type Asked,
  type Charge,
  type Standing,
} from '../../../ports/payment-gateway'
import { amountShape, jakartaTime, plainName, readJakartaTime } from '../gateway-words'
import { askOy, readOy, type OyParts } from './oy-client'

/** Its ids of transactions are letters and digits: what stands between is kept as a small letter. */
const pageIdOf = (reference: string): string => reference.replaceAll('-', 'x')
export const referenceOf = (pageId: string): string => pageId.replaceAll('x', '-')

const madeShape = z.object({
  status: z.boolean(),
  message: z.string().default(''),
  url: z.url().nullish(),
  payment_link_id: z.string().nullish(),
})

const stateShape = z.object({
  partner_tx_id: z.string(),
  tx_ref_number: z.string().nullish(),
  amount: amountShape,
  status: z.string().transform((text) => text.toLowerCase()),
  va_number: z.string().nullish(),
  payment_received_time: z.string().nullish(),
  expiration: z.string().nullish(),
})
type PageState = z.output<typeof stateShape>
/** Bare, or in an envelope, which is empty when there is no such transaction. */
const answerShape = z.union([
  stateShape.transform((data) => ({ data })),
  z.object({ data: stateShape }),
  z
    .object({ success: z.literal(false), data: z.null().optional() })
    .transform(() => ({ data: null })),
])

/** Money has come; what OY does with it afterwards is its own affair. */
const PAID: ReadonlySet<string> = new Set([
  'success',
  'complete',
  'charge_success',
  'charge_sucess',
  'disburse_in_progress',
])
export const isPaidStatus = (status: string): boolean => PAID.has(status.toLowerCase())
const OVER: ReadonlySet<string> = new Set(['expired', 'closed'])

const bodyOf = (charge: Charge) => ({
  partner_tx_id: pageIdOf(charge.reference),
  description: `Pembayaran ${charge.reference.replaceAll('-', ' ')}`,
  sender_name: plainName(charge.payer),
  amount: charge.amount,
  email: charge.email,
  is_open: false,
  include_admin_fee: false,
  list_disabled_payment_methods: 'CREDIT_CARD,QRIS,EWALLET',
  list_enabled_banks: charge.bankCode,
  list_enabled_ewallet: '',
  expiration: jakartaTime(charge.expiresAt),
  va_display_name: plainName(charge.payer),
})

/** Under one transaction id OY takes money once, however many pages it has given. */
export async function createOyPage(parts: OyParts, charge: Charge): Promise<Account> {
  const made = readOy(
    madeShape,
    await askOy(parts, '/api/payment-checkout/create-v2', bodyOf(charge)),
  )
  if (!made.status) throw new ChargeRefused(made.message || 'OY makes no page for this.')
  if (!made.url || !made.payment_link_id) throw new GatewayAway('OY made a page, but not where')
  return {
    externalId: made.payment_link_id,
    accountNumber: '',
    pageUrl: made.url,
    expiresAt: charge.expiresAt,
  }
}

/** Where a page stands; of one that is open and whose address got lost, another is asked for. */
export async function findOyPage(
  parts: OyParts,
  { reference, externalId }: Asked,
): Promise<Standing> {
  const query = new URLSearchParams({
    partner_tx_id: pageIdOf(reference),
    send_callback: 'false',
  })
  const { data } = readOy(
    answerShape,
    await askOy(parts, `/api/payment-checkout/status?${query.toString()}`),
  )
  if (!data) return { kind: 'unknown' }
  if (data.partner_tx_id !== pageIdOf(reference))
    throw new GatewayAway('OY answered with another page than was asked for')
  if (isPaidStatus(data.status)) return paidBy(data, reference)
  if (OVER.has(data.status)) return { kind: 'expired' }
  if (externalId === null) return { kind: 'unknown' }
  const expiresAt = readJakartaTime(data.expiration) ?? new Date(0)
  return { kind: 'open', account: { externalId, accountNumber: '', pageUrl: null, expiresAt } }
}

function paidBy(data: PageState, reference: string): Standing {
  if (!data.tx_ref_number) throw new GatewayAway('OY says that money came, but not which')
  const money = {
    externalId: data.tx_ref_number,
    reference,
    accountNumber: data.va_number ?? '',
    currency: 'IDR',
    amount: data.amount,
    paidAt: readJakartaTime(data.payment_received_time) ?? null,
  }
  return { kind: 'paid', money: [money] }
}
