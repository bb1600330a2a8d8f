import { UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { listHomeRows as rowsContract } from '@pasok/domain/reports/reports.contract'
import { HOME_FIGURES, type HomeFigure } from '@pasok/domain/reports/reports.figures'
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
  const [counts, amounts] = await Promise.all([
    readCounts(db, scope, document),
    readCounts(db, scope, `${document}-amount`),
  ])
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
  const [invoices, orders, requests] = await Promise.all([
    features.has('invoices.read') ? storedFigures(db, scope, 'invoice') : undefined,
    features.has('orders.read') ? storedFigures(db, scope, 'order') : undefined,
    features.has('requests.read') ? storedFigures(db, scope, 'request') : undefined,
  ])
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

/** States of figures that count whole orders, whose numbers and amounts the database maintains. */
const ORDER_STATES: Partial<Record<HomeFigure, readonly string[]>> = {
  total_purchases: PURCHASED,
  active_po: ACTIVE,
}

async function sumHomeFigure(
  db: Reader,
  scope: BuyerScope,
  figure: HomeFigure,
): Promise<FigureValue> {
  const states = ORDER_STATES[figure]
  if (states) return (await storedFigures(db, scope, 'order'))(states)
  const { count, totalAmount } = await countSource(db, scope, HOME_SOURCES[figure])
  return { count, totalAmount: totalAmount ?? 0 }
}

/** Lists a page of the rows behind a figure of the home page, with its total. */
export async function listHomeRows(
  db: Reader,
  { scope }: BuyerActor,
  { figure, ...page }: QueryOf<typeof rowsContract>,
): Promise<{ rows: ReportRow[]; total: FigureValue }> {
  const [total, rows] = await Promise.all([
    sumHomeFigure(db, scope, figure),
    listRows(db, scope, HOME_FIGURES[figure], HOME_SOURCES[figure](scope), page),
  ])
  return { rows: rows.map(presentRow), total }
}
