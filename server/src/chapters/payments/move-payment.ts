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
import { holdInvoices, moveInvoices } from '../invoices/move-invoices'
import type { PaymentScope } from './payments.scope'
import {
  findPayment,
  listInvoiceIds,
  lockPayment,
  markInvoices,
  type PaymentRow,
} from './payments.store'

/** What happens to the invoices of a payment; an account that is there changes nothing of theirs. */
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
  /** What else of the row changes, as `column = value, …`, and what the audit log keeps of it. */
  besides?: RawBuilder<unknown>
  changes?: { after: object }
}

const documentOf = (payment: PaymentRow) => ({
  id: payment.id,
  buyerId: payment.buyer_id,
  state: payment.last_status,
  code: payment.code,
})

/**
 * Holds a payment against the table of states, then against what was looked at.
 * @throws AppError `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function assertPayment(
  work: Work,
  { payment }: HeldPayment,
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

/** Moves a held payment with its invoices, and tells whoever follows it. */
export async function movePayment(
  work: Work,
  held: HeldPayment,
  event: PaymentEvent,
  { note = '', besides, changes }: How = {},
): Promise<PaymentState> {
  const { payment, invoices } = held
  const { to } = paymentMachine.events[event]
  const isPaid = to === 'Paid'
  const sets = [...(isPaid ? [sql`paid_at = ${work.now}`] : []), ...(besides ? [besides] : [])]
  const status = await moveDocument(
    work,
    'payment',
    paymentMachine,
    { ...documentOf(payment), ...(changes && { changes }) },
    event,
    note,
    sets.length > 0 ? sql`${sql.join(sets)}` : undefined,
  )
  // Before its invoices: whoever begins another payment of theirs finds them free.
  const scope = buyerScope(payment.buyer_id)
  await markInvoices(work.trx, scope, payment.id, { is_live: isLive(to), is_paid: isPaid })
  const invoiceEvent = INVOICE_EVENTS[event]
  // Of which payment it is told where nothing else is.
  if (invoiceEvent) await moveInvoices(work, invoices, invoiceEvent, note || payment.code)
  await tellMoved(work, held, event, status)
  return status
}

/** Tells whoever follows a payment where it stands. */
export function tellMoved(
  work: Work,
  { payment, invoices }: HeldPayment,
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

/** A payment with its invoices, held for this transaction: as they are by now. */
export interface HeldPayment {
  payment: PaymentRow
  invoices: readonly InvoiceRow[]
}

/**
 * A payment of a side by its code: the orders of its invoices are locked first, then itself. Whatever
 * becomes of a payment begins here, so that two who settle it do so one after the other.
 * @throws AppError `not_found`.
 */
export async function holdPayment(
  work: Pick<Work, 'trx'>,
  scope: PaymentScope,
  code: string,
): Promise<HeldPayment> {
  const { payment, ids } = await find(work, scope, code)
  const invoices = await holdInvoices(work, buyerScope(payment.buyer_id), 'id', ids)
  return { payment: await lockPayment(work.trx, scope, payment.id), invoices }
}

/** The same without a lock. */
export async function readPayment(
  work: Pick<Work, 'trx'>,
  scope: PaymentScope,
  code: string,
): Promise<HeldPayment> {
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
