import type { InvoiceMoved } from '@pasok/domain/invoices/invoices.events'
import {
  type InvoiceEvent,
  invoiceMachine,
  type InvoiceState,
} from '@pasok/domain/invoices/invoices.states'
import type { withdrawInvoice as withdrawInvoiceContract } from '@pasok/domain/invoices/invoices.vendor.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { groupBy } from '@pasok/domain/kernel/group-by'
import { isId } from '@pasok/domain/kernel/ids'
import { sql } from 'kysely'
import { assertSeen } from '../../db/stale-record'
import { assertState, moveDocuments } from '../../db/move'
import { buyerScope, type VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { lockOrderWithParts, type OrderWork, packageIn } from '../orders/locked-order'
import { movePackages } from '../orders/packages/move-packages'
import { lockOrders, type OrderScope } from '../orders/orders.store'
import { writeOfReceived } from '../orders/packages/receive-package'
import { recalculateOrder } from '../orders/recalculate-order'
import { useDownPayment } from '../orders/down-payments/move-down-payment'
import { lockReceipt, moveReceipt } from '../receipts/move-receipt'
import { type InvoiceRow, listInvoices } from './invoices.store'

/**
 * Locks the orders of invoices by id or number, then returns the invoices' current rows, each once, in the
 * order of the names. Everything that moves or pays invoices starts with this lock. @throws AppError
 * `not_found` at `path` when an invoice does not exist.
 */
export async function lockInvoices(
  { trx }: Pick<Work, 'trx'>,
  scope: OrderScope,
  by: 'id' | 'code',
  names: readonly string[],
  path = 'id',
): Promise<InvoiceRow[]> {
  const wanted = [...new Set(names)]
  const seen = await listInvoices(trx, scope, by, wanted)
  await lockOrders(trx, scope, [...new Set(seen.map(({ order_id }) => order_id))])
  const now = new Map((await listInvoices(trx, scope, by, wanted)).map((row) => [row[by], row]))
  return wanted.map((name) => {
    return getFound(now.get(by === 'id' ? name.toLowerCase() : name), path)
  })
}

/** Locks one invoice of a side by id or number. @throws AppError `not_found`. */
async function lockInvoice(
  work: Pick<Work, 'trx'>,
  scope: OrderScope,
  name: string,
): Promise<InvoiceRow> {
  const [invoice] = await lockInvoices(work, scope, isId(name) ? 'id' : 'code', [name])
  if (!invoice) throw notFound('id')
  return invoice
}

const documentOf = ({ id, buyer_id, last_status, code }: InvoiceRow) => ({
  id,
  buyerId: buyer_id,
  state: last_status,
  code,
})

/** @throws AppError `illegal_move`, naming the user, status and time of the earlier move. */
export const assertInvoice = (
  work: Work,
  invoice: InvoiceRow,
  event: InvoiceEvent,
): Promise<void> =>
  assertState(
    work,
    documentOf(invoice),
    invoiceMachine.events[event].from,
    'invoice',
    invoiceMachine,
  )

/**
 * Moves locked invoices of one buyer by the same event and emits their events. When they become Paid, their
 * packages become Paid and their orders are updated, whichever side paid or confirmed. @throws AppError
 * `illegal_move`, naming the user, status and time of the earlier move.
 */
export async function moveInvoices(
  work: Work,
  invoices: readonly InvoiceRow[],
  event: InvoiceEvent,
  note = '',
): Promise<InvoiceState> {
  const isPaid = invoiceMachine.events[event].to === 'Paid'
  const status = await moveDocuments(
    work,
    'invoice',
    invoiceMachine,
    invoices.map(documentOf),
    event,
    note,
    isPaid ? sql`paid_at = ${work.now}` : undefined,
  )
  await emitMoved(work, invoices, event, status)
  if (isPaid) await payPackages(work, invoices)
  return status
}

export async function emitMoved(
  work: Work,
  invoices: readonly InvoiceRow[],
  event: InvoiceMoved['event'],
  status: InvoiceState,
): Promise<void> {
  for (const invoice of invoices)
    await work.emit('invoice.moved', {
      invoiceId: invoice.id,
      code: invoice.code,
      receiptId: invoice.receipt_id,
      packageId: invoice.package_id,
      orderId: invoice.order_id,
      buyerId: invoice.buyer_id,
      vendorId: invoice.vendor_id,
      event,
      status,
      by: work.actor.userId,
    })
}

/** When neither the buyer nor the vendor acts, the changes of orders are made in the buyer's scope. */
function inOrders(work: Work, buyerId: string): OrderWork {
  const { scope } = work
  const isSide = scope.kind === 'buyer' || scope.kind === 'vendor'
  return { ...work, scope: isSide ? scope : buyerScope(buyerId) }
}

/** Marks the packages of paid invoices as Paid, order by order, and updates their orders. */
export async function payPackages(work: Work, invoices: readonly InvoiceRow[]): Promise<void> {
  for (const [orderId, own] of groupBy(invoices, ({ order_id }) => order_id)) {
    const [first] = own
    if (!first) continue
    const ordering = inOrders(work, first.buyer_id)
    const locked = await lockOrderWithParts(ordering, orderId)
    const packages = own.map((invoice) => packageIn(locked, invoice.package_id, 'id'))
    await movePackages(ordering, locked, packages, 'pay')
    for (const { package_id, code } of own)
      await writeOfReceived(
        ordering,
        { locked, pack: packageIn(locked, package_id, 'id') },
        'paid',
        code,
      )
    await recalculateOrder(ordering, locked)
  }
}

/**
 * Withdraws an unpaid invoice: its receipt can be invoiced again, its part of the down payment is restored, and
 * its number is not reused. @throws AppError `not_found`; `illegal_move`, naming who was first;
 * `stale_version`.
 */
export async function withdrawInvoice(
  work: Work<VendorScope>,
  name: string,
  { reason, version }: BodyOf<typeof withdrawInvoiceContract>,
): Promise<Pick<InvoiceRow, 'id' | 'last_status'>> {
  const invoice = await lockInvoice(work, work.scope, name)
  await assertInvoice(work, invoice, 'withdraw')
  assertSeen(invoice, version)
  const last_status = await moveInvoices(work, [invoice], 'withdraw', reason)
  const { place, receipt } = await lockReceipt(work, invoice.receipt_id)
  await moveReceipt(work, receipt, 'withdraw-invoice', { note: reason })
  await writeOfReceived(work, place, 'invoice-withdrawn', reason)
  await useDownPayment(work, place.locked, decimal(invoice.down_payment_used).neg())
  return { id: invoice.id, last_status }
}
