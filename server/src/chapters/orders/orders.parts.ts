import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import { mayHaveReceipt, type PackageState } from '@pasok/domain/orders/orders.states'
import type { Reader } from '../../db/db'
import { entryOf, listHistoriesOf } from '../../db/history'
import { fileLinks } from '../files/file-links'
import type { OrderParts } from './orders.present'
import {
  listItems,
  listOrdersByIds,
  listPackages,
  listReceiptSteps,
  type OrderScope,
  type PackageRecord,
} from './orders.store'

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

/** The histories of receipts, by package; nothing is asked while none can have any. */
async function receiptsOf(
  db: Reader,
  scope: OrderScope,
  packages: readonly PackageRecord[],
): Promise<Map<string, StatusEntry[]>> {
  const arrived = packages.filter((pack) => mayHaveReceipt(pack.last_status))
  const steps = arrived.length > 0 ? await listReceiptSteps(db, scope, arrived) : []
  return new Map(
    Array.from(
      groupBy(steps, (step) => step.package_id),
      ([id, of]) => [id, of.map(entryOf)],
    ),
  )
}

/**
 * Whole orders in the order of their ids, with the packages of one status or all: seven queries at most, whatever
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
  const [items, histories, receipts, downPayments] = await Promise.all([
    listItems(db, scope, shown),
    listHistoriesOf(db, shown),
    receiptsOf(db, scope, shown),
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
    return [{ ...parts, histories, receipts, downPayments, link }]
  })
}
