import type { PackageState } from '@pasok/domain/orders/orders.states'
import type { Reader } from '../../db/db'
import { listHistoriesOf } from '../../db/history'
import { fileLinks } from '../files/file-links'
import type { OrderParts } from './orders.present'
import { listItems, listOrdersByIds, listPackages, type OrderScope } from './orders.store'

export function groupBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/**
 * Whole orders in the order of their ids, with the packages of one status or all: six queries whatever
 * their number.
 */
export async function listOrderParts(
  db: Reader,
  scope: OrderScope,
  ids: readonly string[],
  status?: PackageState,
): Promise<OrderParts[]> {
  if (ids.length === 0) return []
  const [records, link] = await Promise.all([listOrdersByIds(db, scope, ids), fileLinks(db)])
  const packages = await listPackages(db, scope, records)
  const shown = packages.filter((pack) => status === undefined || pack.last_status === status)
  const [items, histories, downPayments] = await Promise.all([
    listItems(db, scope, shown),
    listHistoriesOf(db, shown),
    listHistoriesOf(
      db,
      records.filter((record) => Number(record.down_payment) > 0),
      'down-payment',
    ),
  ])
  const allOf = groupBy(packages, (pack) => pack.order_id)
  const shownOf = groupBy(shown, (pack) => pack.order_id)
  const itemsOf = groupBy(items, (item) => item.package_id)
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => {
    const order = byId.get(id)
    if (!order) return []
    const all = allOf.get(id) ?? []
    const parts = { order, all, packages: shownOf.get(id) ?? [], items: itemsOf }
    return [{ ...parts, histories, downPayments, link }]
  })
}
