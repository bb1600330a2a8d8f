import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { readSearch } from '@pasok/domain/kernel/search'
import type { listReceipts as listContract } from '@pasok/domain/receipts/receipts.contract'
import type { Receipt, VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import type { listVendorReceipts as vendorListContract } from '@pasok/domain/receipts/receipts.vendor.contract'
import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { readCounts } from '../../db/document-counts'
import { listHistoriesOf } from '../../db/history'
import type { VendorScope } from '../../db/scope'
import {
  countFound,
  listLines,
  listReceiptIds,
  listRecords,
  type ReceiptSearch,
} from './receipts.list.store'
import { presentReceipt, presentVendorReceipt, type ReceiptParts } from './receipts.present'
import { groupBy } from '../orders/orders.parts'
import { findReceipt, type ReceiptScope } from './receipts.store'

/** Whole receipts in the order of their ids: three queries whatever their number. */
async function listParts(
  db: Reader,
  scope: ReceiptScope,
  ids: readonly string[],
): Promise<ReceiptParts[]> {
  if (ids.length === 0) return []
  const records = await listRecords(db, scope, ids)
  const [lines, histories] = await Promise.all([
    listLines(db, records),
    listHistoriesOf(db, records),
  ])
  const linesOf = groupBy(lines, (line) => line.receipt_id)
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => {
    const receipt = byId.get(id)
    if (!receipt) return []
    return [{ receipt, lines: linesOf.get(id) ?? [], statuses: histories.get(id) ?? [] }]
  })
}

/** Kept counts answer what is not searched; the rest is counted. */
async function count(db: Reader, scope: ReceiptScope, search: ReceiptSearch): Promise<number> {
  const { find, from, before, status, isActive } = search
  if (find || from || before) return countFound(db, scope, search)
  const counts = await readCounts(db, scope, isActive ? 'active-receipt' : 'receipt')
  if (status) return counts.get(status) ?? 0
  return [...counts.values()].reduce((total, one) => total + one, 0)
}

async function pageOf(
  db: Reader,
  scope: ReceiptScope,
  search: ReceiptSearch,
  page: { skip: number; limit: number },
): Promise<Page<ReceiptParts>> {
  const [ids, counted] = await Promise.all([
    listReceiptIds(db, scope, search, page),
    count(db, scope, search),
  ])
  return { rows: await listParts(db, scope, ids), count: counted }
}

/**
 * A page of the company's receipts, newest first: of orders that go on unless all are asked for.
 * @throws AppError `bad_request` for a search that is incomplete, or a time that is none.
 */
export async function listReceipts(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof listContract>,
): Promise<Page<Receipt>> {
  const search = {
    ...readSearch(query, actor.company.timeZone),
    status: query.lastStatus,
    isActive: query.all === 'false',
  }
  const { rows, count: counted } = await pageOf(db, actor.scope, search, query)
  return { rows: rows.map((parts) => presentReceipt(parts, actor)), count: counted }
}

/** A page of the vendor's receipts, newest first. @throws AppError `bad_request`, as above. */
export async function listVendorReceipts(
  db: Reader,
  scope: VendorScope,
  query: QueryOf<typeof vendorListContract>,
): Promise<Page<VendorReceipt>> {
  const search = {
    ...readSearch(query, DEFAULT_TIME_ZONE),
    status: query.lastStatus,
    isActive: false,
  }
  const { rows, count: counted } = await pageOf(db, scope, search, query)
  return { rows: rows.map(presentVendorReceipt), count: counted }
}

/** How many of the vendor's receipts stand in each status. */
export const countVendorReceipts = async (
  db: Reader,
  scope: VendorScope,
): Promise<Record<string, number>> => Object.fromEntries(await readCounts(db, scope, 'receipt'))

async function getParts(
  db: Reader,
  scope: ReceiptScope,
  id: string | undefined,
): Promise<ReceiptParts> {
  const [parts] = id === undefined ? [] : await listParts(db, scope, [id])
  if (!parts) throw notFound('id')
  return parts
}

/**
 * A receipt by id, code, or the id of its package.
 * @throws AppError `not_found`.
 */
export async function getReceipt(db: Reader, actor: BuyerActor, name: string): Promise<Receipt> {
  const { scope } = actor
  const found = isId(name)
    ? ((await findReceipt(db, scope, 'id', name)) ??
      (await findReceipt(db, scope, 'package_id', name)))
    : await findReceipt(db, scope, 'code', name)
  return presentReceipt(await getParts(db, scope, found?.id), actor)
}

/** The same for its vendor, by id or code. @throws AppError `not_found`. */
export async function getVendorReceipt(
  db: Reader,
  scope: VendorScope,
  name: string,
): Promise<VendorReceipt> {
  const found = await findReceipt(db, scope, isId(name) ? 'id' : 'code', name)
  return presentVendorReceipt(await getParts(db, scope, found?.id))
}
