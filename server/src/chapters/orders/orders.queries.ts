import type { Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import type { Reader } from '../../db/db'
import { listHistories } from '../../db/history'
import type { BuyerScope } from '../../db/scope'
import { presentOrder } from './orders.present'
import {
  countOrders,
  countOrdersByTab,
  findOrderId,
  listItems,
  listOrderIds,
  listOrderIdsInTab,
  listOrdersByIds,
  listPackages,
} from './orders.store'

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Whole orders in the order of their ids: four queries whatever their number. */
async function ordersOf(
  db: Reader,
  scope: BuyerScope,
  ids: readonly string[],
  status?: PackageState,
): Promise<PurchaseOrder[]> {
  if (ids.length === 0) return []
  const [records, packages] = await Promise.all([
    listOrdersByIds(db, scope, ids),
    listPackages(db, scope, ids, status),
  ])
  const packageIds = packages.map(({ id }) => id)
  const [items, histories] = await Promise.all([
    packageIds.length > 0 ? listItems(db, scope, packageIds) : [],
    listHistories(db, scope, packageIds),
  ])
  const byOrder = groupBy(packages, (pack) => pack.order_id)
  const byPackage = groupBy(items, (item) => item.package_id)
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => {
    const record = byId.get(id)
    return record ? [presentOrder(record, byOrder.get(id) ?? [], byPackage, histories)] : []
  })
}

interface PageOf {
  skip: number
  limit: number
}

/** A tab: orders with a package in this status, their cards showing those packages only. */
export async function listOrdersInTab(
  db: Reader,
  scope: BuyerScope,
  status: PackageState,
  page: PageOf,
): Promise<Page<PurchaseOrder>> {
  const [ids, counts] = await Promise.all([
    listOrderIdsInTab(db, scope, status, page),
    countOrdersByTab(db, scope),
  ])
  return { rows: await ordersOf(db, scope, ids, status), count: counts[status] ?? 0 }
}

/** Orders with all their packages, newest first; of one request when its code is given. */
export async function listAllOrders(
  db: Reader,
  scope: BuyerScope,
  page: PageOf,
  requestCode?: string,
): Promise<Page<PurchaseOrder>> {
  const [ids, count] = await Promise.all([
    listOrderIds(db, scope, page, requestCode),
    countOrders(db, scope, requestCode),
  ])
  return { rows: await ordersOf(db, scope, ids), count }
}

/**
 * An order by id or code.
 * @throws AppError `not_found`.
 */
export async function getOrder(
  db: Reader,
  scope: BuyerScope,
  idOrCode: string,
): Promise<PurchaseOrder> {
  const id = await findOrderId(db, scope, isId(idOrCode) ? { id: idOrCode } : { code: idOrCode })
  const [order] = id === undefined ? [] : await ordersOf(db, scope, [id])
  if (!order) throw notFound('id')
  return order
}
