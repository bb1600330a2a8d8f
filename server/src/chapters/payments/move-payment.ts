import type { InvoiceEvent } from '@pasok/domain/invoices/invoices.states'
import { getFound } from '@pasok/domain/kernel/errors'
import type { PaymentMoved } from '@pasok/domain/payments/payments.events'
import {
  isLive,
  type PaymentEvent,
  paymentMachine,
  type PaymentState,
} from '@pasok/domain/payments/payments.states'
import { type RawBuilder, sql } from 'kysely'
import { assertState, moveDocument } from '../../db/move'
import { buyerScope } from '../../db/scope'
import { assertSeen } from '../../db/stale-record'
import type { Work } from '../../db/work'
import { type InvoiceRow, listInvoices } from '../invoices/invoices.store'
import { lockInvoices, moveInvoices } from '../invoices/move-invoices'
import type { PaymentScope } from './payments.scope'
import {
  findPayment,
  listInvoiceIds,
  lockPayment,
  markInvoices,
  type PaymentRow,
} from './payments.store'

/** The invoice event for each payment event; opening the account does not change the invoices. */
const INVOICE_EVENTS: Readonly<Record<PaymentEvent, InvoiceEvent | undefined>> = {
  open: undefined,
  fail: 'fail',
  'submit-proof': 'submit-proof',
  refuse: 'refuse-proof',
  confirm: 'confirm',
  receive: 'receive',
  'receive-late': 'receive-late',
  expire: 'expire',
  'give-up': 'give-up',
}

interface How {
  note?: string
  /** Further columns to set, as `column = value, …`, and the audit data. */
  alsoSet?: RawBuilder<unknown>
  changes?: { after: object }
}

const documentOf = (payment: PaymentRow) => ({
  id: payment.id,
  buyerId: payment.buyer_id,
  state: payment.last_status,
  code: payment.code,
})

/**
 * Asserts a payment's state first and its version second. @throws AppError `illegal_move`, naming the user,
 * status and time of the earlier move; `stale_version`.
 */
export async function assertPayment(
  work: Work,
  { payment }: LockedPayment,
  event: PaymentEvent,
  seen?: number,
): Promise<void> {
  await assertState(
    work,
    documentOf(payment),
    paymentMachine.events[event].from,
    'payment',
    paymentMachine,
  )
  assertSeen(payment, seen)
}

/** Moves a locked payment together with its invoices and emits the events. */
export async function movePayment(
  work: Work,
  locked: LockedPayment,
  event: PaymentEvent,
  { note = '', alsoSet, changes }: How = {},
): Promise<PaymentState> {
  const { payment, invoices } = locked
  const { to } = paymentMachine.events[event]
  const isPaid = to === 'Paid'
  const sets = [...(isPaid ? [sql`paid_at = ${work.now}`] : []), ...(alsoSet ? [alsoSet] : [])]
  const status = await moveDocument(
    work,
    'payment',
    paymentMachine,
    { ...documentOf(payment), ...(changes && { changes }) },
    event,
    note,
    sets.length > 0 ? sql`${sql.join(sets)}` : undefined,
  )
  // Done before the invoices move, so that a new payment of them finds them free.
  const scope = buyerScope(payment.buyer_id)
  await markInvoices(work.trx, scope, payment.id, { is_live: isLive(to), is_paid: isPaid })
  const invoiceEvent = INVOICE_EVENTS[event]
  // Without another note, the invoice's history names the payment.
  if (invoiceEvent) await moveInvoices(work, invoices, invoiceEvent, note || payment.code)
  await emitMoved(work, locked, event, status)
  return status
}

export function emitMoved(
  work: Work,
  { payment, invoices }: LockedPayment,
  event: PaymentMoved['event'],
  status: PaymentState,
): Promise<void> {
  return work.emit('payment.moved', {
    paymentId: payment.id,
    code: payment.code,
    buyerId: payment.buyer_id,
    vendorId: payment.vendor_id,
    invoiceIds: invoices.map(({ id }) => id),
    isDirect: payment.direct_payment,
    event,
    status,
    by: work.actor.userId,
  })
}

export interface LockedPayment {
  payment: PaymentRow
  invoices: readonly InvoiceRow[]
}

/**
 * Locks a payment by its code: first the orders of its invoices, then the payment. Every change of a payment
 * starts here, so that concurrent changes run one after another. @throws AppError `not_found`.
 */
export async function lockPaymentWithInvoices(
  work: Pick<Work, 'trx'>,
  scope: PaymentScope,
  code: string,
): Promise<LockedPayment> {
  const { payment, ids } = await find(work, scope, code)
  const invoices = await lockInvoices(work, buyerScope(payment.buyer_id), 'id', ids)
  return { payment: await lockPayment(work.trx, scope, payment.id), invoices }
}

export async function readPayment(
  work: Pick<Work, 'trx'>,
  scope: PaymentScope,
  code: string,
): Promise<LockedPayment> {
  const { payment, ids } = await find(work, scope, code)
  return {
    payment,
    invoices: await listInvoices(work.trx, buyerScope(payment.buyer_id), 'id', ids),
  }
}

async function find({ trx }: Pick<Work, 'trx'>, scope: PaymentScope, code: string) {
  const payment = getFound(await findPayment(trx, scope, code), 'code')
  return { payment, ids: await listInvoiceIds(trx, buyerScope(payment.buyer_id), payment.id) }
}
