import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { idShape, pageShape, seenVersion, shortText } from '../kernel/shapes'
import { MAX_MERGED, PAYMENTS_PAGE_SIZE } from './payments.constants'
import { PAYMENT_KINDS, transactionShape } from './payments.model'
import { PAYMENT_STATES } from './payments.states'

/**
 * The body that starts a payment (Spec 2 §7). The server reads the invoices, the bank and the
 * account itself; the amount is only compared, and names are ignored.
 */
const paymentInput = z.object({
  /** Invoice numbers. */
  document_referer: z.array(idShape).min(1).max(MAX_MERGED),
  bank_code: z.string().trim().min(1).max(10),
  /** The vendor's account for a direct transfer. */
  account_number: z.string().trim().max(40).optional(),
  /** The amount that the user saw; if it has changed since, the request is refused. */
  amount: z.number().optional(),
  direct_payment: z.boolean().optional(),
  partner_user_id: z.unknown().optional(),
  bank_name: z.unknown().optional(),
  bank_name_code: z.unknown().optional(),
  username_display: z.unknown().optional(),
  email: z.unknown().optional(),
  method: z.unknown().optional(),
  payment_gateway: z.unknown().optional(),
})

const startedPayment = {
  body: paymentInput,
  data: transactionShape,
  errors: ['illegal_move', 'rule'],
} as const

export const payByOyAccount = buyerCall({
  ...startedPayment,
  name: 'payByOyAccount',
  method: 'POST',
  path: '/transaction/oy/va',
  summary:
    'Creates a virtual account of OY for invoices of one vendor, due date and payment method',
  token: 'id',
  feature: 'invoices.pay',
})

export const payByXenditAccount = buyerCall({
  ...startedPayment,
  name: 'payByXenditAccount',
  method: 'POST',
  path: '/transaction/xendit/va',
  summary:
    'Creates a virtual account of Xendit for invoices of one vendor, due date and payment method',
  token: 'id',
  feature: 'invoices.pay',
})

export const payByTransferPage = buyerCall({
  ...startedPayment,
  name: 'payByTransferPage',
  method: 'POST',
  path: '/transaction/oy/bank-transfer',
  summary: 'Creates an OY payment page for a transfer and returns its URL',
  token: 'id',
  feature: 'invoices.pay',
})

export const payByTransfer = buyerCall({
  ...startedPayment,
  name: 'payByTransfer',
  method: 'POST',
  path: '/transaction/manual-bank-transfer',
  summary: "Starts a manual transfer to the provider's account or, if direct, to the vendor's",
  token: 'id',
  feature: 'invoices.pay',
})

export const submitPaymentProof = buyerCall({
  name: 'submitPaymentProof',
  method: 'POST',
  path: '/transaction/bukti-transfer',
  summary: 'Submits the proof of a manual transfer, an upload of the same user',
  token: 'id',
  feature: 'invoices.pay',
  body: z.object({
    code: idShape,
    /** Link to an image uploaded by `POST /files` with prefix `buyer`. */
    image: z.string().trim().min(1).max(4_000),
  }),
  data: transactionShape,
  errors: ['illegal_move', 'rule'],
})

export const getTransaction = buyerCall({
  name: 'getTransaction',
  method: 'GET',
  path: '/transaction/Code/:code',
  summary: 'The status of a payment; queries the gateway if the payment waits for it',
  token: 'id',
  feature: ['invoices.read', 'invoices.pay'],
  params: z.object({ code: idShape }),
  data: transactionShape,
  // The specification's payment check is a GET that writes.
  writes: true,
})

export const giveUpTransfer = buyerCall({
  name: 'giveUpTransfer',
  method: 'POST',
  path: '/transaction/give-up',
  summary:
    'Gives up a transfer by hand that has no proof, or whose proof was refused: its invoices can be paid otherwise',
  token: 'id',
  feature: 'invoices.pay',
  body: z.object({ code: idShape, version: seenVersion }),
  data: transactionShape,
  errors: ['illegal_move', 'stale_version', 'rule'],
})

export const listTransactions = buyerCall({
  name: 'listTransactions',
  method: 'GET',
  path: '/transaction',
  summary: "The company's payments, newest first; of one status, or by code or invoice number",
  token: 'id',
  feature: ['invoices.read', 'invoices.pay'],
  query: z.object({
    ...pageShape(PAYMENTS_PAGE_SIZE),
    lastStatus: z.enum(PAYMENT_STATES).optional(),
    /** Only payments with this method. */
    kind: z.enum(PAYMENT_KINDS).optional(),
    search: shortText.optional(),
  }),
  data: z.array(transactionShape),
  paged: true,
})
