import { groupBy } from '@pasok/domain/kernel/group-by'
import { mayHaveReceipt, type PackageState } from '@pasok/domain/orders/orders.states'
import type { Requester } from '../../db/actor'
import type { Reader } from '../../db/db'
import { entryOf, listHistoriesOf } from '../../db/history'
import { fileLinks } from '../files/file-links'
import type { OrderParts } from './orders.present'
import {
  listInvoicesOf,
  listItems,
  listOrdersByIds,
  listPackages,
  listReceiptSteps,
  type OrderScope,
  type PackageRecord,
} from './orders.store'

/** The histories of receipts and the invoices, by package; nothing is asked while none can have any. */
async function arrivedOf(
  db: Reader,
  scope: OrderScope,
  packages: readonly PackageRecord[],
): Promise<Pick<OrderParts, 'receipts' | 'invoices'>> {
  const arrived = packages.filter((pack) => mayHaveReceipt(pack.last_status))
  if (arrived.length === 0) return { receipts: new Map(), invoices: new Map() }
  const [steps, invoices] = await Promise.all([
    listReceiptSteps(db, scope, arrived),
    listInvoicesOf(db, scope, arrived),
  ])
  const stepsOf = groupBy(steps, (step) => step.package_id)
  return {
    receipts: new Map(Array.from(stepsOf, ([id, of]) => [id, of.map(entryOf)])),
    invoices: new Map(invoices.map((invoice) => [invoice.package_id, invoice])),
  }
}

/**
 * Whole orders in the order of their ids, with the packages of one status or all: eight queries at most, whatever
 * their number.
 */
export async function listOrderParts(
  db: Reader,
  requester: Requester<OrderScope>,
  ids: readonly string[],
  status?: PackageState,
): Promise<OrderParts[]> {
  if (ids.length === 0) return []
  const { scope } = requester
  const [records, link] = await Promise.all([
    listOrdersByIds(db, scope, ids),
    fileLinks(db, requester),
  ])
  const packages = await listPackages(db, scope, records)
  const shown = packages.filter((pack) => status === undefined || pack.last_status === status)
  const [items, histories, arrived, downPayments] = await Promise.all([
    listItems(db, scope, shown),
    listHistoriesOf(db, shown),
    arrivedOf(db, scope, shown),
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
    return [{ ...parts, histories, ...arrived, downPayments, link }]
  })
}
