import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId, type CodeKind } from '@pasok/domain/kernel/ids'
import { readSearch, withoutNeedless } from '@pasok/domain/kernel/search'
import type { listReceipts as listContract } from '@pasok/domain/receipts/receipts.contract'
import type { Receipt, VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { RECEIPT_STATES } from '@pasok/domain/receipts/receipts.states'
import type { listVendorReceipts as vendorListContract } from '@pasok/domain/receipts/receipts.vendor.contract'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { countByStatus, countKept } from '../../db/document-counts'
import { inOrderOf, pageOfDocuments } from '../../db/document-search'
import type { PageOf } from '../../db/paged-list'
import { listHistoriesOf } from '../../db/history'
import type { VendorScope } from '../../db/scope'
import { listLines, listRecords, matchingReceipts, type ReceiptSearch } from './receipts.list.store'
import { presentReceipt, presentVendorReceipt, type ReceiptParts } from './receipts.present'
import { groupBy } from '@pasok/domain/kernel/group-by'
import type { OrderScope } from '../orders/orders.store'
import { findReceipt } from './receipts.store'

/** Whole receipts in the order of their ids: three queries whatever their number. */
async function listParts(
  db: Reader,
  scope: OrderScope,
  ids: readonly string[],
): Promise<ReceiptParts[]> {
  if (ids.length === 0) return []
  const [records, lines] = await Promise.all([
    listRecords(db, scope, ids),
    listLines(db, scope, ids),
  ])
  const histories = await listHistoriesOf(db, records)
  const linesOf = groupBy(lines, (line) => line.receipt_id)
  return inOrderOf(ids, records, (receipt) => ({
    receipt,
    lines: linesOf.get(receipt.id) ?? [],
    statuses: histories.get(receipt.id) ?? [],
  }))
}

/** How many are all, or those of one status: it is kept. Nothing for all else. */
async function keptCount(
  db: Reader,
  scope: OrderScope,
  search: ReceiptSearch,
): Promise<Counted | undefined> {
  const { find, from, before, status, isActive } = search
  if (find || from || before) return undefined
  const states = status === undefined ? RECEIPT_STATES : [status]
  return countKept(db, scope, isActive ? 'active-receipt' : 'receipt', states)
}

/** A page of receipts: five statements whatever its length. */
async function pageOf<Row>(
  db: Reader,
  scope: OrderScope,
  search: ReceiptSearch,
  page: PageOf,
  present: (parts: ReceiptParts) => Row,
): Promise<Page<Row>> {
  const kept = await keptCount(db, scope, search)
  return pageOfDocuments(db, matchingReceipts(db, scope, search), { page, kept }, async (ids) =>
    (await listParts(db, scope, ids)).map(present),
  )
}

const CODES = { code_po: 'PO', code_package: 'PKG', code_grn: 'GRN' } as const satisfies Partial<
  Record<string, CodeKind>
>

/**
 * A page of the company's receipts, newest first: of orders that go on unless all are asked for.
 * @throws AppError `bad_request` for a search that is incomplete, or a time that is none.
 */
export function listReceipts(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof listContract>,
): Promise<Page<Receipt>> {
  const { timeZone, code } = actor.company
  const { lastStatus: status, all } = query
  const search = { ...readSearch(query, timeZone), status, isActive: all === 'false' }
  return pageOf(db, actor.scope, withoutNeedless(search, CODES, code), query, (parts) =>
    presentReceipt(parts, actor),
  )
}

/** A page of the vendor's receipts, newest first. @throws AppError `bad_request`, as above. */
export function listVendorReceipts(
  db: Reader,
  scope: VendorScope,
  query: QueryOf<typeof vendorListContract>,
): Promise<Page<VendorReceipt>> {
  const { lastStatus: status } = query
  const search = { ...readSearch(query, DEFAULT_TIME_ZONE), status, isActive: false }
  return pageOf(db, scope, search, query, presentVendorReceipt)
}

/** How many of the vendor's receipts stand in each status, of those in which any does. */
export const countVendorReceipts = (
  db: Reader,
  scope: VendorScope,
): Promise<Record<string, number>> => countByStatus(db, scope, 'receipt')

async function getParts(
  db: Reader,
  scope: OrderScope,
  id: string | undefined,
): Promise<ReceiptParts> {
  const [parts] = id === undefined ? [] : await listParts(db, scope, [id])
  if (!parts) throw notFound('id')
  return parts
}

/** By id, code, or the id of its package. */
async function findNamed(db: Reader, scope: OrderScope, name: string) {
  if (!isId(name)) return findReceipt(db, scope, 'code', name)
  return (
    (await findReceipt(db, scope, 'id', name)) ?? (await findReceipt(db, scope, 'package_id', name))
  )
}

/**
 * A receipt by id, code, or the id of its package.
 * @throws AppError `not_found`.
 */
export async function getReceipt(db: Reader, actor: BuyerActor, name: string): Promise<Receipt> {
  const { scope } = actor
  const found = await findNamed(db, scope, name)
  return presentReceipt(await getParts(db, scope, found?.id), actor)
}

/** The same for its vendor. @throws AppError `not_found`. */
export async function getVendorReceipt(
  db: Reader,
  scope: VendorScope,
  name: string,
): Promise<VendorReceipt> {
  const found = await findNamed(db, scope, name)
  return presentVendorReceipt(await getParts(db, scope, found?.id))
}
