import { MAX_STATEMENT_ROWS, STATEMENT_DAYS } from '@pasok/domain/invoices/invoices.constants'
import type { listInvoices as listContract } from '@pasok/domain/invoices/invoices.contract'
import { invoiceErrors } from '@pasok/domain/invoices/invoices.errors'
import { UNPAID, UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import type { Invoice, InvoicePreview, VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { INVOICE_STATES } from '@pasok/domain/invoices/invoices.states'
import type {
  listStatement as listStatementContract,
  listVendorInvoices as vendorListContract,
} from '@pasok/domain/invoices/invoices.vendor.contract'
import { dayIn, daysAfter, DEFAULT_TIME_ZONE, findRangeEnd } from '@pasok/domain/kernel/calendar'
import type { DataOf, QueryOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { ruleError, getFound, notFound } from '@pasok/domain/kernel/errors'
import { groupBy } from '@pasok/domain/kernel/group-by'
import { isId } from '@pasok/domain/kernel/ids'
import { notIn } from '@pasok/domain/kernel/moves'
import { isWholeList, readOneOf, readSearch } from '@pasok/domain/kernel/search'
import { receiptMachine } from '@pasok/domain/receipts/receipts.states'
import type { BuyerActor, Requester } from '../../db/actor'
import { databaseNow } from '../../db/database-now'
import type { Reader } from '../../db/db'
import { countStored, readCounts } from '../../db/document-counts'
import { inOrderOf, pageOfDocuments } from '../../db/document-search'
import { listHistoriesOf } from '../../db/history'
import type { PageOf } from '../../db/paged-list'
import type { VendorScope } from '../../db/scope'
import { fileLinks } from '../files/links/file-links'
import type { OrderScope } from '../orders/orders.store'
import { listLines, listRecords as listReceiptRecords } from '../receipts/receipts.list.store'
import { findReceipt } from '../receipts/receipts.store'
import { draftInvoice } from './issue-invoice'
import {
  findInvoiceId,
  type InvoiceSearch,
  listPaymentsOf,
  listRecords,
  matchingInvoices,
} from './invoices.list.store'
import {
  type InvoiceParts,
  presentInvoice,
  presentPreview,
  presentVendorInvoice,
} from './invoices.present'
import { findCustomer, listEntries, sumBefore } from './invoices.store'

/** Lists complete invoices in the order of their ids, in five queries. */
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

/** Returns the stored count of all invoices or of some statuses; undefined for any other search. */
function findStoredCount(
  db: Reader,
  scope: OrderScope,
  search: InvoiceSearch,
): (() => Promise<Counted>) | undefined {
  if (!isWholeList(search)) return undefined
  return () => countStored(db, scope, 'invoice', search.states ?? INVOICE_STATES)
}

async function pageOf<Row>(
  db: Reader,
  requester: Requester<OrderScope>,
  search: InvoiceSearch,
  page: PageOf,
  present: (parts: InvoiceParts, now: Date) => Row,
): Promise<Page<Row>> {
  const { scope } = requester
  const stored = findStoredCount(db, scope, search)
  const { sort } = search
  return pageOfDocuments(
    db,
    matchingInvoices(db, scope, search),
    { page, sort, stored },
    async (ids) => {
      const [parts, now] = [await listParts(db, requester, ids), await databaseNow(db)]
      return parts.map((one) => present(one, now))
    },
  )
}

/** Returns the time zone when the range is of due dates, otherwise undefined. */
const dueIn = (rangeTopic: string | undefined, zone: string) =>
  rangeTopic === 'due_date' ? zone : undefined

const statesOf = (status: string) =>
  status === UNPAID ? UNPAID_STATES : [readOneOf(status, INVOICE_STATES)]

/**
 * Lists a page of the company's invoices, newest first. @throws AppError `bad_request` for an incomplete
 * search, or an invalid time or status.
 */
export function listInvoices(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof listContract>,
): Promise<Page<Invoice>> {
  const { timeZone } = actor.company
  const { criteria, ...others } = readSearch(query, timeZone)
  const search: InvoiceSearch = {
    ...others,
    criteria: [],
    dueIn: dueIn(query.rangeTopic, timeZone),
  }
  for (const { topic, value } of criteria) {
    if (topic === 'lastStatus') search.states = statesOf(value)
    else search.criteria = [...search.criteria, { topic, value }]
  }
  return pageOf(db, actor, search, query, (parts, now) => presentInvoice(parts, actor, now))
}

/**
 * Lists a page of the vendor's invoices, newest first. @throws AppError `bad_request` for an incomplete search,
 * or an invalid time or status.
 */
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

/** Returns the number and total amount of invoices per status; empty statuses are left out. */
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

/** Returns an invoice by its id, its number or its package's id. @throws AppError `not_found`. */
export const getInvoice = async (db: Reader, actor: BuyerActor, name: string): Promise<Invoice> =>
  presentInvoice(await getParts(db, actor, name), actor, await databaseNow(db))

/** Returns an invoice to its vendor, by the same names. @throws AppError `not_found`. */
export const getVendorInvoice = async (
  db: Reader,
  requester: Requester<VendorScope>,
  name: string,
): Promise<VendorInvoice> =>
  presentVendorInvoice(await getParts(db, requester, name), await databaseNow(db))

/**
 * Returns the invoice that would be issued now for an approved receipt. @throws AppError `not_found`;
 * `illegal_move` for a receipt that cannot be invoiced.
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

/**
 * Returns the statement's range as instants, the end exclusive. By default it covers the last STATEMENT_DAYS
 * days.
 */
async function rangeOf(db: Reader, { from, to }: QueryOf<typeof listStatementContract>) {
  const zone = DEFAULT_TIME_ZONE
  const last = to ?? dayIn(await databaseNow(db), zone)
  const before = getFound(findRangeEnd(last, zone, 'to'), 'to')
  const first = from ?? dayIn(daysAfter(before, -STATEMENT_DAYS, zone), zone)
  const start = getFound(findRangeEnd(first, zone, 'from'), 'from')
  return { from: start, before, days: { from: first, to: last } }
}

/**
 * Returns a buyer's invoices and payments in a range with the open balance; withdrawn invoices are excluded.
 * @throws AppError `not_found` for a buyer that never ordered from this vendor; `rule` when the range has too
 * many entries.
 */
export async function getStatement(
  db: Reader,
  scope: VendorScope,
  buyerId: string,
  query: QueryOf<typeof listStatementContract>,
): Promise<DataOf<typeof listStatementContract>> {
  const buyer = getFound(
    isId(buyerId) ? await findCustomer(db, scope, buyerId) : undefined,
    'buyer_id',
  )
  const range = await rangeOf(db, query)
  const opening = decimal(await sumBefore(db, scope, buyer.id, range.from))
  const entries = await listEntries(db, scope, buyer.id, range, MAX_STATEMENT_ROWS + 1)
  if (entries.length > MAX_STATEMENT_ROWS)
    throw ruleError(invoiceErrors.statementTooLong, {}, 'from')
  let balance = opening
  const rows = entries.map((entry) => {
    balance = balance.plus(entry.debit).minus(entry.credit)
    return {
      date: entry.at.toISOString(),
      kind: entry.kind,
      code: entry.code,
      invoice_number: entry.invoice_number,
      due_date: entry.due_date,
      debit: Number(entry.debit),
      credit: Number(entry.credit),
      balance: balance.toNumber(),
    }
  })
  return {
    buyer: { _id: buyer.id, name: buyer.legal_name },
    ...range.days,
    opening: opening.toNumber(),
    closing: balance.toNumber(),
    rows,
  }
}
