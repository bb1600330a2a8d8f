import type { InvoiceEvent } from '@pasok/domain/invoices/invoices.states'
import type { PaymentMoved } from '@pasok/domain/payments/payments.events'
import {
  isLive,
  paymentMachine,
  type PaymentEvent,
  type PaymentState,
} from '@pasok/domain/payments/payments.states'
import { sql, type RawBuilder } from 'kysely'
import { assertSeen } from '../../db/stale-record'
import { assertState, moveDocument } from '../../db/move'
import { buyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { moveInvoices } from '../invoices/move-invoices'

import type { HeldPayment } from './hold-payment'
import { markInvoices, type PaymentRow } from './payments.store'

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
