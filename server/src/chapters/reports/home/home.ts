import { UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { listHomeRows as rowsContract } from '@pasok/domain/reports/reports.contract'
import { HOME_FIGURES } from '@pasok/domain/reports/reports.figures'
import type {
  FigureValue,
  InvoiceSums,
  OrderSums,
  ReportRow,
} from '@pasok/domain/reports/reports.model'
import { LISTED_STATES } from '@pasok/domain/requests/requests.list.topics'
import type { BuyerActor } from '../../../db/actor'
import type { Reader } from '../../../db/db'
import { readCounts } from '../../../db/document-counts'
import type { BuyerScope } from '../../../db/scope'
import { countSource } from './todos.store'
import { ACTIVE, HOME_SOURCES, PURCHASED } from './sources'
import { presentRow } from '../reports.present'
import { listRows } from '../figures/rows.store'

/** Returns a function that sums the stored counts and amounts of documents in given states. */
async function storedFigures(
  db: Reader,
  scope: BuyerScope,
  document: 'request' | 'order' | 'invoice',
): Promise<(states: readonly string[]) => FigureValue> {
  const counts = await readCounts(db, scope, document)
  const amounts = await readCounts(db, scope, `${document}-amount`)
  return (states) => ({
    count: states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    totalAmount: states.reduce((sum, state) => sum + (amounts.get(state) ?? 0), 0),
  })
}

const PAID: readonly InvoiceState[] = ['Paid']

/** Returns the home page's cards, limited to documents that the user may read. */
export async function getOrderSums(
  db: Reader,
  { scope, features }: BuyerActor,
): Promise<OrderSums> {
  const invoices = features.has('invoices.read')
    ? await storedFigures(db, scope, 'invoice')
    : undefined
  const orders = features.has('orders.read') ? await storedFigures(db, scope, 'order') : undefined
  const requests = features.has('requests.read')
    ? await storedFigures(db, scope, 'request')
    : undefined
  return {
    account_payable: invoices?.(UNPAID_STATES) ?? null,
    total_purchases: orders?.(PURCHASED) ?? null,
    total_pr: requests?.(LISTED_STATES) ?? null,
    active_po: orders?.(ACTIVE) ?? null,
  }
}

export async function getInvoiceSums(
  db: Reader,
  { scope, features }: BuyerActor,
): Promise<InvoiceSums> {
  if (!features.has('invoices.read')) return { unpaid: null, paid: null }
  const invoices = await storedFigures(db, scope, 'invoice')
  return { unpaid: invoices(UNPAID_STATES), paid: invoices(PAID) }
}

/** Lists a page of the rows behind a figure of the home page, with its total. */
export async function listHomeRows(
  db: Reader,
  { scope }: BuyerActor,
  { figure, ...page }: QueryOf<typeof rowsContract>,
): Promise<{ rows: ReportRow[]; total: FigureValue }> {
  const sourceOf = HOME_SOURCES[figure]
  const { count, totalAmount } = await countSource(db, scope, sourceOf)
  const rows = await listRows(db, scope, HOME_FIGURES[figure], sourceOf(scope), page)
  return { rows: rows.map(presentRow), total: { count, totalAmount: totalAmount ?? 0 } }
}
