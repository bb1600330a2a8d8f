import { z } from 'zod'
import {
  type Account,
  type Asked,
  type Charge,
  ChargeRefused,
  type Charging,
  GatewayAway,
  type Standing,
  type Told,
} from '../../../ports/payment-gateway'
import { ACCOUNT_BANKS } from '../account-banks'
import { PATIENCE } from '../gateway-http'
import { amountShape, jakartaTime, plainName, readJakartaTime, readJson } from '../gateway-words'
import { isToken } from '../is-token'
import { createOyAccount, findOyAccount } from './oy-accounts'
import { askOy, type OyParts, type OySettings, oyWithin, readOy } from './oy-client'

/** Its ids of transactions are letters and digits: what stands between is kept as a small letter. */
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

/** Under one transaction id OY takes money once, however many pages it has given. */
async function createOyPage(parts: OyParts, charge: Charge): Promise<Account> {
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
async function findOyPage(parts: OyParts, { reference, externalId }: Asked): Promise<Standing> {
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

export interface OyChargingSettings extends OySettings {
  /** OY signs nothing: this stands in the address of the callback that it is given. */
  readonly callbackToken: string
}

const accountNewsShape = z.object({
  partner_trx_id: z.string().min(1),
  va_number: z.string(),
  success: z.boolean().default(true),
})
const pageNewsShape = z.object({ partner_tx_id: z.string().min(1), status: z.string().default('') })

/** What a callback tells is asked for again: whoever knows its address could have sent it. */
function read(body: string): Told {
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

/** OY Indonesia by its HTTP interface: virtual accounts, and pages on which one transfers. */
export function createOyCharging(settings: OyChargingSettings, patience = PATIENCE): Charging {
  const within = () => oyWithin(settings, patience)
  return {
    name: 'oy',
    banks: ACCOUNT_BANKS,
    hasPage: true,
    createAccount: (charge) => createOyAccount(within(), charge),
    createPage: (charge) => createOyPage(within(), charge),
    find: (asked) =>
      asked.of === 'page' ? findOyPage(within(), asked) : findOyAccount(within(), asked),
    isGenuine: ({ query }) => isToken(query['token'], settings.callbackToken),
    read,
  }
}
