import { z } from 'zod'
import {
  type Account,
  type GatewayQuery,
  type Charge,
  ChargeRefused,
  type PaymentGateway,
  GatewayAway,
  type GatewayStatus,
  type CallbackEvent,
} from '../../../ports/payment-gateway'
import {
  ACCOUNT_BANKS,
  amountShape,
  isToken,
  jakartaTime,
  plainName,
  readJakartaTime,
  readJson,
} from '../gateway-words'
import { PATIENCE } from '../gateway-http'

import { createOyAccount, findOyAccount } from './oy-accounts'
import { callOy, type OyParts, type OySettings, oyWithin, readOy } from './oy-client'

/** OY's transaction ids allow only letters and digits, so each hyphen becomes an `x`. */
const pageIdOf = (reference: string): string => reference.replaceAll('-', 'x')
const referenceOf = (pageId: string): string => pageId.replaceAll('x', '-')

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
/** OY returns the state either directly or in an envelope, which is empty when no such transaction exists. */
const answerShape = z.union([
  stateShape.transform((data) => ({ data })),
  z.object({ data: stateShape }),
  z
    .object({ success: z.literal(false), data: z.null().optional() })
    .transform(() => ({ data: null })),
])

/** Statuses that mean the money was received; OY's later processing is irrelevant here. */
const PAID: ReadonlySet<string> = new Set([
  'success',
  'complete',
  'charge_success',
  'charge_sucess',
  'disburse_in_progress',
])
const isPaidStatus = (status: string): boolean => PAID.has(status.toLowerCase())
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

/**
 * Creates a payment page. OY accepts money only once per transaction id, even if several pages were created for
 * it.
 */
async function createOyPage(parts: OyParts, charge: Charge): Promise<Account> {
  const made = readOy(
    madeShape,
    await callOy(parts, '/api/payment-checkout/create-v2', bodyOf(charge)),
  )
  if (!made.status) throw new ChargeRefused(made.message || 'OY makes no page for this.')
  if (!made.url || !made.payment_link_id)
    throw new GatewayAway('OY created a page but did not return its address.')
  return {
    externalId: made.payment_link_id,
    accountNumber: '',
    pageUrl: made.url,
    expiresAt: charge.expiresAt,
  }
}

/**
 * Returns the state of a payment page. When an open page's address is lost, the state is `unknown`, so that the
 * page is created again.
 */
async function findOyPage(
  parts: OyParts,
  { reference, externalId }: GatewayQuery,
): Promise<GatewayStatus> {
  const query = new URLSearchParams({
    partner_tx_id: pageIdOf(reference),
    send_callback: 'false',
  })
  const { data } = readOy(
    answerShape,
    await callOy(parts, `/api/payment-checkout/status?${query.toString()}`),
  )
  if (!data) return { kind: 'unknown' }
  if (data.partner_tx_id !== pageIdOf(reference))
    throw new GatewayAway('OY returned a different page from the one requested.')
  if (isPaidStatus(data.status)) return paidBy(data, reference)
  if (OVER.has(data.status)) return { kind: 'expired' }
  if (externalId === null) return { kind: 'unknown' }
  const expiresAt = readJakartaTime(data.expiration) ?? new Date(0)
  return { kind: 'open', account: { externalId, accountNumber: '', pageUrl: null, expiresAt } }
}

function paidBy(data: PageState, reference: string): GatewayStatus {
  if (!data.tx_ref_number) throw new GatewayAway('OY reports received money but not its details.')
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

export interface OyGatewaySettings extends OySettings {
  /** OY does not sign its callbacks, so this secret is part of the callback's address. */
  readonly callbackToken: string
}

const accountNewsShape = z.object({
  partner_trx_id: z.string().min(1),
  va_number: z.string(),
  success: z.boolean().default(true),
})
const pageNewsShape = z.object({ partner_tx_id: z.string().min(1), status: z.string().default('') })

/**
 * Reads a callback. Its content is only a hint to query OY, because anyone who knows the address can send it.
 */
function read(body: string): CallbackEvent {
  const json = readJson(body)
  const page = pageNewsShape.safeParse(json)
  if (page.success) {
    const { partner_tx_id: id, status } = page.data
    return { kind: 'ask', reference: referenceOf(id), of: 'page', isMoney: isPaidStatus(status) }
  }
  const account = accountNewsShape.safeParse(json)
  if (!account.success) return { kind: 'other' }
  const { partner_trx_id: reference, success: isMoney } = account.data
  return { kind: 'ask', reference, of: 'account', isMoney }
}

/** Creates the gateway for OY Indonesia's HTTP API: virtual accounts and payment pages for transfers. */
export function createOyGateway(settings: OyGatewaySettings, patience = PATIENCE): PaymentGateway {
  const within = () => oyWithin(settings, patience)
  return {
    name: 'oy',
    banks: ACCOUNT_BANKS,
    hasPage: true,
    createAccount: (charge) => createOyAccount(within(), charge),
    createPage: (charge) => createOyPage(within(), charge),
    find: (query) =>
      query.of === 'page' ? findOyPage(within(), query) : findOyAccount(within(), query),
    isGenuine: ({ query }) => isToken(query['token'], settings.callbackToken),
    read,
  }
}
