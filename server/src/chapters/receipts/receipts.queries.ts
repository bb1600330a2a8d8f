import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import { sum } from '@pasok/domain/kernel/decimal'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { groupBy } from '@pasok/domain/kernel/group-by'
import { type CodeKind, isId } from '@pasok/domain/kernel/ids'
import { isWholeList, readSearch, withoutNeedless } from '@pasok/domain/kernel/search'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import type { OrderActor } from '@pasok/domain/orders/orders.abilities'
import { receivedFigures } from '@pasok/domain/orders/orders.rules'
import { receiptActions, vendorReceiptActions } from '@pasok/domain/receipts/receipts.abilities'
import type { listReceipts as listContract } from '@pasok/domain/receipts/receipts.contract'
import type { Receipt, VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { RECEIPT_STATES } from '@pasok/domain/receipts/receipts.states'
import type { listVendorReceipts as vendorListContract } from '@pasok/domain/receipts/receipts.vendor.contract'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { countByStatus, countStored } from '../../db/document-counts'
import { inOrderOf, pageOfDocuments } from '../../db/document-search'
import { listHistoriesOf } from '../../db/history'
import type { PageOf } from '../../db/paged-list'
import type { VendorScope } from '../../db/scope'
import { presentTerm } from '../catalog/catalog.present'
import { presentBuyerPlace } from '../orders/orders.present'
import type { OrderScope } from '../orders/orders.store'
import {
  type LineRecord,
  listLines,
  listRecords,
  matchingReceipts,
  type ReceiptRecord,
  type ReceiptSearch,
} from './receipts.list.store'
import { findReceipt } from './receipts.store'

/** Lists complete receipts in the order of their ids, in three queries. */
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

/** Returns the stored count of all receipts or of one status; undefined for any other search. */
function findStoredCount(
  db: Reader,
  scope: OrderScope,
  search: ReceiptSearch,
): (() => Promise<Counted>) | undefined {
  const { status, isActive } = search
  if (!isWholeList(search)) return undefined
  const states = status === undefined ? RECEIPT_STATES : [status]
  return () => countStored(db, scope, isActive ? 'active-receipt' : 'receipt', states)
}

async function pageOf<Row>(
  db: Reader,
  scope: OrderScope,
  search: ReceiptSearch,
  page: PageOf,
  present: (parts: ReceiptParts) => Row,
): Promise<Page<Row>> {
  const stored = findStoredCount(db, scope, search)
  return pageOfDocuments(db, matchingReceipts(db, scope, search), { page, stored }, async (ids) =>
    (await listParts(db, scope, ids)).map(present),
  )
}

const CODES = { code_po: 'PO', code_package: 'PKG', code_grn: 'GRN' } as const satisfies Partial<
  Record<string, CodeKind>
>

/**
 * Lists a page of the company's receipts, newest first. Without `all`, only receipts of running orders are
 * listed. @throws AppError `bad_request` for an incomplete search or an invalid time.
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

/**
 * Lists a page of the vendor's receipts, newest first. @throws AppError `bad_request` for an incomplete search
 * or an invalid time.
 */
export function listVendorReceipts(
  db: Reader,
  scope: VendorScope,
  query: QueryOf<typeof vendorListContract>,
): Promise<Page<VendorReceipt>> {
  const { lastStatus: status } = query
  const search = { ...readSearch(query, DEFAULT_TIME_ZONE), status, isActive: false }
  return pageOf(db, scope, search, query, presentVendorReceipt)
}

/** Counts the vendor's receipts per status; empty statuses are left out. */
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

/** Finds a receipt by its id, its code or its package's id. */
async function findNamed(db: Reader, scope: OrderScope, name: string) {
  if (!isId(name)) return findReceipt(db, scope, 'code', name)
  return (
    (await findReceipt(db, scope, 'id', name)) ?? (await findReceipt(db, scope, 'package_id', name))
  )
}

/** Returns a receipt by its id, its code or its package's id. @throws AppError `not_found`. */
export async function getReceipt(db: Reader, actor: BuyerActor, name: string): Promise<Receipt> {
  const { scope } = actor
  const found = await findNamed(db, scope, name)
  return presentReceipt(await getParts(db, scope, found?.id), actor)
}

/** Returns a receipt to its vendor, by the same names. @throws AppError `not_found`. */
export async function getVendorReceipt(
  db: Reader,
  scope: VendorScope,
  name: string,
): Promise<VendorReceipt> {
  const found = await findNamed(db, scope, name)
  return presentVendorReceipt(await getParts(db, scope, found?.id))
}

interface ReceiptParts {
  receipt: ReceiptRecord
  lines: readonly LineRecord[]
  statuses: readonly StatusEntry[]
}

const figuresOf = (line: LineRecord) =>
  receivedFigures(line.received, {
    discountPrice: line.discount_price,
    singleTaxPrice: line.single_tax_price,
  })

function presentLine(line: LineRecord) {
  const { subTotalReceived, subTotalTax } = figuresOf(line)
  return {
    _id: line.id,
    name: line.name,
    slug: line.slug,
    sku: line.sku,
    brand: line.brand,
    images_product: line.image_url,
    quantity: Number(line.quantity),
    received: Number(line.received),
    sub_total: Number(line.sub_total),
    sub_total_received: subTotalReceived.toNumber(),
    sub_total_tax: subTotalTax.toNumber(),
    note: line.note,
    shortage: line.shortage,
  }
}

const fieldsOf = ({ receipt, lines, statuses }: ReceiptParts) => ({
  _id: receipt.id,
  received: {
    code: receipt.code,
    date: receipt.received_at.toISOString(),
    name: receipt.received_by,
  },
  vendor: {
    _id: receipt.vendor_id,
    name: receipt.vendor_name,
    phone: receipt.vendor_phone,
    address: receipt.vendor_address,
    email: receipt.vendor_email,
  },
  buyer: {
    _id: receipt.buyer_id,
    name: receipt.buyer_name,
    ...presentBuyerPlace(receipt),
    email: receipt.buyer_email ?? '',
  },
  items: lines.map(presentLine),
  reference_doc: {
    packageId: receipt.package_id,
    orderId: receipt.order_id,
    code_po: receipt.order_code,
    code_package: receipt.package_code,
    date_order: receipt.ordered_at.toISOString(),
    payment_term: presentTerm(receipt.payment_term),
  },
  lastStatus: receipt.last_status,
  statuses: [...statuses],
  total: sum(lines.map((line) => figuresOf(line).amount)).toNumber(),
  version: receipt.version,
})

const presentReceipt = (parts: ReceiptParts, actor: OrderActor): Receipt => ({
  ...fieldsOf(parts),
  actions: receiptActions(actor, parts.receipt.last_status),
})

const presentVendorReceipt = (parts: ReceiptParts): VendorReceipt => ({
  ...fieldsOf(parts),
  actions: vendorReceiptActions(parts.receipt.last_status),
})
