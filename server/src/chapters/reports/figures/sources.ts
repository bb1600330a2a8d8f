import { UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import { isId } from '@pasok/domain/kernel/ids'
import { NO_CATEGORY, type Figure } from '@pasok/domain/reports/reports.figures'
import type { DayRange, Period } from '@pasok/domain/reports/reports.ranges'
import { sql, type RawBuilder } from 'kysely'
import { inDepartment, type Condition } from '../../../db/document-search'
import type { BuyerScope } from '../../../db/scope'

/** A range of days, and its instants in the company's time zone. */
export interface ReportRange {
  days: DayRange
  period: Period
}

export interface Narrowing {
  vendor_id?: string | undefined
  department?: string | undefined
  product_id?: string | undefined
  brand?: string | undefined
  category_id?: string | undefined
}

/** A query for the rows of a figure, sorted by `at`. */
export type Source = RawBuilder<{ id: string; at: Date | string; amount: string }>

const NONE: Condition = sql`false`
/** An invalid id matches nothing. */
const isOne = (column: string, id: string): Condition =>
  isId(id) ? sql`${sql.ref(column)} = ${id}` : NONE

export const allOf = (conditions: readonly Condition[]): Condition =>
  sql.join(conditions, sql` and `)

/** Matches products that are currently in a category or its descendants. */
const productsIn = (categoryId: string): Condition => sql`product_id in (
  with recursive below as (
    select id from categories where id = ${categoryId}
    union all
    select categories.id from categories join below on categories.parent_id = below.id
  )
  select products.id from products join below on products.category_id = below.id)`

/** Matches lines whose product no longer exists; every existing product has a category. */
const UNCATEGORIZED: Condition = sql`not exists (
  select from products placed where placed.id = product_id)`

function inCategory(id: string): Condition {
  if (id === NO_CATEGORY) return UNCATEGORIZED
  return isId(id) ? productsIn(id) : NONE
}

export function narrowedBy(scope: BuyerScope, by: Narrowing): Condition[] {
  const { vendor_id, department, product_id, brand, category_id } = by
  return [
    ...(vendor_id === undefined ? [] : [isOne('vendor_id', vendor_id)]),
    ...(department === undefined ? [] : [inDepartment(scope, department)]),
    ...(product_id === undefined ? [] : [isOne('product_id', product_id)]),
    ...(brand === undefined ? [] : [sql<boolean>`brand = ${brand}`]),
    ...(category_id === undefined ? [] : [inCategory(category_id)]),
  ]
}

const within = (column: string, { from, to }: Period): Condition =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`

const LINES = {
  order_reject: { which: sql<boolean>`standing = 'cancelled'`, amount: sql.ref('amount') },
  item_undelivered: { which: sql<boolean>`standing = 'undelivered'`, amount: sql.ref('amount') },
  total_saving_orders: { which: sql<boolean>`saving is not null`, amount: sql.ref('saving') },
  purchased: { which: sql<boolean>`standing <> 'cancelled'`, amount: sql.ref('amount') },
}

const ORDERS = {
  total_po: { which: sql<boolean>`last_status <> 'Cancel'`, amount: sql.ref('grand_total') },
  pending_dp: {
    which: sql<boolean>`last_status = 'Waiting Down Payment'`,
    amount: sql.ref('down_payment'),
  },
}

export const linesIn = (
  figure: keyof typeof LINES,
  scope: BuyerScope,
  { period }: ReportRange,
  by: Narrowing = {},
): Condition =>
  allOf([
    sql`buyer_id = ${scope.id}`,
    within('ordered_at', period),
    LINES[figure].which,
    ...narrowedBy(scope, by),
  ])

const linesOf = (
  figure: keyof typeof LINES,
  ...of: [scope: BuyerScope, range: ReportRange, by: Narrowing]
): Source => sql`select item_id as id, ordered_at as at, ${LINES[figure].amount} as amount
  from report_lines where ${linesIn(figure, ...of)}`

const ordersOf = (
  figure: keyof typeof ORDERS,
  scope: BuyerScope,
  { period }: ReportRange,
  { vendor_id, department }: Narrowing,
): Source => sql`select id, created_at as at, ${ORDERS[figure].amount} as amount
  from purchase_orders where ${allOf([
    sql`buyer_id = ${scope.id}`,
    within('created_at', period),
    ORDERS[figure].which,
    ...narrowedBy(scope, { vendor_id, department }),
  ])}`

/** Literals, because a plan for all values cannot match the index of unpaid invoices with parameters. */
const UNPAID = sql.join(UNPAID_STATES.map((state) => sql.lit(state)))

/** Includes invoices issued at any time, because those due before the range are still to be paid. */
const invoicesDue = (
  scope: BuyerScope,
  { days }: ReportRange,
  { vendor_id, department }: Narrowing,
): Source =>
  sql`select id, due_date as at, grand_total as amount from invoices where ${allOf([
    sql`buyer_id = ${scope.id}`,
    sql`last_status in (${UNPAID})`,
    sql`due_date <= ${days.to}`,
    ...narrowedBy(scope, { vendor_id }),
    ...(department === undefined
      ? []
      : [
          sql<boolean>`(buyer_id, order_id) in (select buyer_id, id from purchase_orders
          where buyer_id = ${scope.id} and ${inDepartment(scope, department)})`,
        ]),
  ])}`

/** Returns the query for the rows that a figure counts and sums in a company's range (`reports.figures.ts`). */
export function sourceOf(
  figure: Figure,
  scope: BuyerScope,
  range: ReportRange,
  by: Narrowing = {},
): Source {
  if (figure === 'ap_due') return invoicesDue(scope, range, by)
  if (figure === 'total_po' || figure === 'pending_dp') return ordersOf(figure, scope, range, by)
  return linesOf(figure, scope, range, by)
}
