import { notIn } from '@pasok/domain/kernel/moves'
import type { listInvoices as listContract } from '@pasok/domain/invoices/invoices.contract'
import type { Invoice, InvoicePreview, VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { UNPAID, UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import { INVOICE_STATES } from '@pasok/domain/invoices/invoices.states'
import type { listVendorInvoices as vendorListContract } from '@pasok/domain/invoices/invoices.vendor.contract'
import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { readOneOf, readSearch } from '@pasok/domain/kernel/search'
import { receiptMachine } from '@pasok/domain/receipts/receipts.states'
import type { Requester, BuyerActor } from '../../db/actor'
import { databaseNow } from '../../db/database-now'
import type { Reader } from '../../db/db'
import { countKept, readCounts } from '../../db/document-counts'
import { inOrderOf, pageOfDocuments } from '../../db/document-search'
import type { PageOf } from '../../db/paged-list'
import { listHistoriesOf } from '../../db/history'
import type { VendorScope } from '../../db/scope'
import { fileLinks } from '../files/file-links'
import { groupBy } from '@pasok/domain/kernel/group-by'
import type { OrderScope } from '../orders/orders.store'
import { listLines, listRecords as listReceiptRecords } from '../receipts/receipts.list.store'
import { findReceipt } from '../receipts/receipts.store'
import { draftInvoice } from './draft-invoice'
import {
  findInvoiceId,
  listPaymentsOf,
  listRecords,
  matchingInvoices,
  type InvoiceSearch,
} from './invoices.list.store'
import {
  presentInvoice,
  presentPreview,
  presentVendorInvoice,
  type InvoiceParts,
} from './invoices.present'

/** Whole invoices in the order of their ids: five queries whatever their number. */
async function listParts(
  db: Reader,
  requester: Requester<OrderScope>,
  ids: readonly string[],
): Promise<InvoiceParts[]> {
  if (ids.length === 0) return []
  const { scope } = requester
  const [records, link] = await Promise.all([listRecords(db, scope, ids), fileLinks(db, requester)])
  const [lines, payments, histories] = await Promise.all([
    listLines(
      db,
      scope,
      records.map(({ receipt_id }) => receipt_id),
    ),
    listPaymentsOf(db, scope, records),
    listHistoriesOf(db, records),
  ])
  const linesOf = groupBy(lines, (line) => line.receipt_id)
  const paymentsOf = groupBy(payments, (payment) => payment.invoice_id)
  return inOrderOf(ids, records, (invoice) => ({
    invoice,
    lines: linesOf.get(invoice.receipt_id) ?? [],
    payments: paymentsOf.get(invoice.id) ?? [],
    statuses: histories.get(invoice.id) ?? [],
    link,
  }))
}

/** How many are all, or those of one status: it is kept. Nothing for all else. */
async function keptCount(
  db: Reader,
  scope: OrderScope,
  { find, from, before, states = INVOICE_STATES }: InvoiceSearch,
): Promise<Counted | undefined> {
  if (find || from || before) return undefined
  return countKept(db, scope, 'invoice', states)
}

async function pageOf<Row>(
  db: Reader,
  requester: Requester<OrderScope>,
  search: InvoiceSearch,
  page: PageOf,
  present: (parts: InvoiceParts, now: Date) => Row,
): Promise<Page<Row>> {
  const { scope } = requester
  const kept = await keptCount(db, scope, search)
  return pageOfDocuments(db, matchingInvoices(db, scope, search), { page, kept }, async (ids) => {
    const [parts, now] = [await listParts(db, requester, ids), await databaseNow(db)]
    return parts.map((one) => present(one, now))
  })
}

/** By which calendar a range is of due dates, if it is of those. */
const dueIn = (rangeTopic: string | undefined, zone: string) =>
  rangeTopic === 'due_date' ? zone : undefined

const statesOf = (status: string) =>
  status === UNPAID ? UNPAID_STATES : [readOneOf(status, INVOICE_STATES)]

/**
 * A page of the company's invoices, newest first.
 * @throws AppError `bad_request` for a search that is incomplete, a time or status that is none.
 */
export function listInvoices(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof listContract>,
): Promise<Page<Invoice>> {
  const { timeZone } = actor.company
  const { find, ...range } = readSearch(query, timeZone)
  const asked: InvoiceSearch = { ...range, dueIn: dueIn(query.rangeTopic, timeZone) }
  const search: InvoiceSearch =
    find?.topic === 'lastStatus'
      ? { ...asked, states: statesOf(find.value) }
      : { ...asked, ...(find && { find: { topic: find.topic, value: find.value } }) }
  return pageOf(db, actor, search, query, (parts, now) => presentInvoice(parts, actor, now))
}

/** A page of the vendor's invoices, newest first. @throws AppError `bad_request`, as above. */
export function listVendorInvoices(
  db: Reader,
  requester: Requester<VendorScope>,
  query: QueryOf<typeof vendorListContract>,
): Promise<Page<VendorInvoice>> {
  const search = {
    ...readSearch(query, DEFAULT_TIME_ZONE),
    ...(query.lastStatus && { states: [query.lastStatus] }),
    dueIn: dueIn(query.rangeTopic, DEFAULT_TIME_ZONE),
  }
  return pageOf(db, requester, search, query, presentVendorInvoice)
}

/** How many invoices stand in each status and what they come to, of those in which any does. */
export async function sumInvoices(
  db: Reader,
  scope: OrderScope,
): Promise<Record<string, { count: number; totalAmount: number }>> {
  const counts = await readCounts(db, scope, 'invoice')
  const amounts = await readCounts(db, scope, 'invoice-amount')
  return Object.fromEntries(
    [...counts]
      .filter(([, count]) => count > 0)
      .map(([status, count]) => [status, { count, totalAmount: amounts.get(status) ?? 0 }]),
  )
}

/** @throws AppError `not_found`. */
async function getParts(
  db: Reader,
  requester: Requester<OrderScope>,
  name: string,
): Promise<InvoiceParts> {
  const { scope } = requester
  const found = isId(name)
    ? ((await findInvoiceId(db, scope, 'id', name)) ??
      (await findInvoiceId(db, scope, 'package_id', name)))
    : await findInvoiceId(db, scope, 'code', name)
  const [parts] = found === undefined ? [] : await listParts(db, requester, [found])
  if (!parts) throw notFound('id')
  return parts
}

/** An invoice by id or number, or by the id of its package. @throws AppError `not_found`. */
export const getInvoice = async (db: Reader, actor: BuyerActor, name: string): Promise<Invoice> =>
  presentInvoice(await getParts(db, actor, name), actor, await databaseNow(db))

/** The same for its vendor. @throws AppError `not_found`. */
export const getVendorInvoice = async (
  db: Reader,
  requester: Requester<VendorScope>,
  name: string,
): Promise<VendorInvoice> =>
  presentVendorInvoice(await getParts(db, requester, name), await databaseNow(db))

/**
 * What the invoice of an approved receipt would come to if it were issued now.
 * @throws AppError `not_found`; `illegal_move` for a receipt that can't be invoiced.
 */
export async function previewInvoice(
  db: Reader,
  scope: VendorScope,
  name: string,
): Promise<InvoicePreview> {
  const row = await findReceipt(db, scope, isId(name) ? 'id' : 'code', name)
  const [receipt] = row ? await listReceiptRecords(db, scope, [row.id]) : []
  if (!receipt) throw notFound('id')
  const { last_status: state } = receipt
  if (!receiptMachine.events.invoice.from.includes(state))
    throw notIn('receipt', receipt.code, state)
  return presentPreview(receipt, await draftInvoice(db, scope, receipt, await databaseNow(db)))
}
