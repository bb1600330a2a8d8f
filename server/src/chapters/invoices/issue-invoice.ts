import {
  dueDate,
  invoiceFigures,
  type InvoiceFigures,
  stateAtIssue,
} from '@pasok/domain/invoices/invoices.from-receipt'
import type { issueInvoice as issueInvoiceContract } from '@pasok/domain/invoices/invoices.vendor.contract'
import { dayIn, DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, type Decimal, ZERO } from '@pasok/domain/kernel/decimal'
import { failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import { takeCodes } from '../../db/codes'
import type { Reader, Trx } from '../../db/db'
import { writeHistory } from '../../db/history'
import { newId } from '../../db/ids'
import { buyerScope, type VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { OrderScope } from '../orders/orders.store'
import { writeOfReceived } from '../orders/packages/receive-package'
import { useDownPayment } from '../orders/down-payments/move-down-payment'
import { assertReceipt, lockReceipt, moveReceipt } from '../receipts/move-receipt'
import { type LineRecord, listLines } from '../receipts/receipts.list.store'
import type { ReceiptRow } from '../receipts/receipts.store'
import { lockVendorTerms } from '../vendors/profile/profile.store'
import { findTerms, insertInvoice, type InvoiceRow, type Terms } from './invoices.store'
import { payPackages, emitMoved } from './move-invoices'

/**
 * Issues the invoice of an approved receipt. The order is locked first, so that invoices use its down payment
 * one after another. An invoice of 0 and its package become Paid immediately. @throws AppError `not_found`;
 * `illegal_move`, naming who was first; `stale_version` when the receipt or the total changed since it was
 * loaded.
 */
export async function issueInvoice(
  work: Work<VendorScope>,
  name: string,
  { version, grand_total: seenTotal }: BodyOf<typeof issueInvoiceContract>,
): Promise<InvoiceRow> {
  const { place, receipt } = await lockReceipt(work, name)
  await assertReceipt(work, receipt, 'invoice', version)
  // Locks the vendor's terms, so that the last bank account is not removed while an invoice for direct payment
  // is issued.
  await lockVendorTerms(work.trx, work.scope)
  const draft = await draftInvoice(work.trx, work.scope, receipt, work.now)
  const { figures } = draft
  if (seenTotal !== undefined && !figures.grandTotal.eq(seenTotal))
    throw failure('stale_version', { path: 'grand_total' })
  await moveReceipt(work, receipt, 'invoice')
  const invoice = await create(work, receipt, draft)
  await writeOfReceived(work, place, 'invoiced', invoice.code)
  await useDownPayment(work, place.locked, figures.downPaymentUsed)
  await emitMoved(work, [invoice], 'issue', invoice.last_status)
  if (invoice.last_status === 'Paid') await payPackages(work, [invoice])
  return invoice
}

async function create(
  work: Work<VendorScope>,
  receipt: ReceiptRow,
  { figures, terms, dueDay }: InvoiceDraft,
): Promise<InvoiceRow> {
  const { trx, scope, actor, now } = work
  const buyer = buyerScope(receipt.buyer_id)
  const issuer = { id: scope.id, code: terms.company_code, timeZone: DEFAULT_TIME_ZONE }
  const {
    INV: [code = ''],
  } = await takeCodes(trx, issuer, now, { INV: 1 })
  const status = stateAtIssue(figures.grandTotal)
  const invoice = await insertInvoice(trx, buyer, {
    id: newId(),
    code,
    order_id: receipt.order_id,
    package_id: receipt.package_id,
    receipt_id: receipt.id,
    vendor_id: scope.id,
    issued_to_name: terms.buyer_name,
    issued_to_phone: terms.buyer_phone,
    issued_by_tax_number: terms.vendor_tax_number,
    issued_to_tax_number: terms.buyer_tax_number,
    last_status: status,
    sub_total: figures.subTotal.toFixed(),
    tax: figures.tax.toFixed(),
    shipping_cost: figures.shipping.toFixed(),
    down_payment_used: figures.downPaymentUsed.toFixed(),
    grand_total: figures.grandTotal.toFixed(),
    payment_term: terms.payment_term,
    due_date: dueDay,
    direct_payment: terms.direct_payment,
    issued_by: actor.userId,
    issued_by_name: actor.name,
    paid_at: status === 'Paid' ? now : null,
    created_at: now,
    updated_at: now,
  })
  await writeHistory(work, buyer, [{ document: 'invoice', documentId: invoice.id, status }])
  const { sub_total, tax, shipping_cost, down_payment_used, grand_total } = invoice
  await writeAudit(work, {
    action: 'invoice.issue',
    subject: 'invoice',
    subjectId: invoice.id,
    buyerId: buyer.id,
    after: {
      code,
      status,
      receipt: receipt.code,
      sub_total,
      tax,
      shipping_cost,
      down_payment_used,
      grand_total,
      due_date: dueDay,
      direct_payment: terms.direct_payment,
    },
  })
  return invoice
}

export interface InvoiceDraft {
  terms: Terms
  lines: readonly LineRecord[]
  figures: InvoiceFigures
  /** The order's down payment that is left before this invoice. */
  downPaymentLeft: Decimal
  /** yyyy-MM-dd in the buyer's time zone. */
  dueDay: string
}

/** A down payment can be used only after the vendor has confirmed it. */
const leftOf = ({ down_payment, down_payment_used, down_payment_state }: Terms): Decimal =>
  down_payment_state === 'Confirmed' ? decimal(down_payment).minus(down_payment_used) : ZERO

/** Computes the invoice of a receipt: the received quantities at the agreed prices. */
export async function draftInvoice(
  db: Reader | Trx,
  scope: OrderScope,
  receipt: { id: string; buyer_id: string; package_id: string },
  now: Date,
): Promise<InvoiceDraft> {
  const terms = await findTerms(db, scope, receipt)
  const lines = await listLines(db, scope, [receipt.id])
  const downPaymentLeft = leftOf(terms)
  const received = lines.map((line) => ({
    received: line.received,
    discountPrice: line.discount_price,
    singleTaxPrice: line.single_tax_price,
  }))
  const { shipping_cost: shipping, payment_term: term, time_zone: zone } = terms
  return {
    terms,
    lines,
    figures: invoiceFigures(received, { shipping, downPaymentLeft }),
    downPaymentLeft,
    dueDay: dayIn(dueDate(now, term, zone), zone),
  }
}
