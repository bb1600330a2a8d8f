import { z } from 'zod'
import { providerCall } from '../kernel/contract'
import { idShape, longText, pageShape, seenVersion, shortText } from '../kernel/shapes'
import { callbackShape } from './payments.callbacks'
import { PAYMENTS_PAGE_SIZE } from './payments.constants'
import { reviewedShape } from './payments.model'
import { MONEY_STATES, moneyShape } from './money/money'
import { PAYMENT_STATES } from './payments.states'

const byCode = z.object({ code: idShape })

export const listProviderTransactions = providerCall({
  name: 'listProviderTransactions',
  method: 'GET',
  path: '/provider/transactions',
  summary: 'Payments that go to the platform, newest first; of a status or a company, or by code',
  token: 'id',
  query: z.object({
    ...pageShape(PAYMENTS_PAGE_SIZE),
    lastStatus: z.enum(PAYMENT_STATES).optional(),
    buyer_id: idShape.optional(),
    /** Only payments that unassigned money can be applied to. */
    payable: z.enum(['true', 'false']).default('false'),
    search: shortText.optional(),
  }),
  data: z.array(reviewedShape),
  paged: true,
})

export const getProviderTransaction = providerCall({
  name: 'getProviderTransaction',
  method: 'GET',
  path: '/provider/transactions/:code',
  summary: 'A payment to the platform, with its proof',
  token: 'id',
  params: byCode,
  data: reviewedShape,
})

export const confirmTransfer = providerCall({
  name: 'confirmTransfer',
  method: 'POST',
  path: '/provider/transactions/:code/confirm',
  summary: 'Confirms a transfer to the provider; its invoices are paid',
  token: 'id',
  params: byCode,
  body: z.object({ version: seenVersion }),
  data: reviewedShape,
  errors: ['illegal_move', 'stale_version'],
})

export const refuseTransfer = providerCall({
  name: 'refuseTransfer',
  method: 'POST',
  path: '/provider/transactions/:code/refuse',
  summary: 'Rejects the proof of a transfer with a reason; the buyer uploads another',
  token: 'id',
  params: byCode,
  body: z.object({ reason: longText.min(1), version: seenVersion }),
  data: reviewedShape,
  errors: ['illegal_move', 'stale_version'],
})

export const listMoney = providerCall({
  name: 'listMoney',
  method: 'GET',
  path: '/provider/money',
  summary: 'Money reported by gateways, newest first; unapplied money waits for a decision',
  query: z.object({
    ...pageShape(PAYMENTS_PAGE_SIZE),
    lastStatus: z.enum(MONEY_STATES).optional(),
    search: shortText.optional(),
  }),
  data: z.array(moneyShape),
  paged: true,
})

export const listCallbacks = providerCall({
  name: 'listCallbacks',
  method: 'GET',
  path: '/provider/callbacks',
  summary: 'Gateway callbacks that are pending or unreadable, newest first',
  query: z.object(pageShape(PAYMENTS_PAGE_SIZE)),
  data: z.array(callbackShape),
  paged: true,
})

export const applyMoney = providerCall({
  name: 'applyMoney',
  method: 'POST',
  path: '/provider/transactions/:code/apply',
  summary: 'Applies unapplied money to a payment; the rest is to be refunded',
  token: 'id',
  params: byCode,
  body: z.object({ money: z.array(idShape).min(1).max(20), note: longText.min(1) }),
  data: z.array(moneyShape),
  errors: ['illegal_move', 'rule'],
})

export const refundMoney = providerCall({
  name: 'refundMoney',
  method: 'POST',
  path: '/provider/money/:id/refund',
  summary: 'Records the refund of unapplied or excess money, with its proof',
  params: z.object({ id: idShape }),
  body: z.object({
    note: longText.min(1),
    /** The amount that the user saw; if it has changed since, the error is `stale_version`. */
    amount: z.number().positive().optional(),
    /** Link to an image uploaded by `POST /files`. */
    proof: z.string().trim().min(1).max(4_000),
  }),
  data: moneyShape,
  errors: ['illegal_move', 'rule', 'stale_version'],
})
