import { PACKAGE_STATES, type PackageState } from '@pasok/domain/orders/orders.states'
import type { HomeFigure } from '@pasok/domain/reports/reports.figures'
import { DELIVERY_LATE_AFTER_DAYS } from '@pasok/domain/reports/reports.constants'
import { sql } from 'kysely'
import type { BuyerScope } from '../../../db/scope'
import type { Source } from '../figures/sources'

/** States of orders that count as purchases, and of those still active. */
export const PURCHASED = PACKAGE_STATES.filter((state) => state !== 'Cancel')
export const ACTIVE = PURCHASED.filter((state) => state !== 'Paid')

const ordersIn = (states: readonly PackageState[], scope: BuyerScope): Source =>
  sql`select id, created_at as at, grand_total as amount from purchase_orders
    where buyer_id = ${scope.id} and last_status in (${sql.join(states)})`

/** The rows that each figure of the home page counts and sums. */
export const HOME_SOURCES: Readonly<Record<HomeFigure, (scope: BuyerScope) => Source>> = {
  total_purchases: (scope) => ordersIn(PURCHASED, scope),
  active_po: (scope) => ordersIn(ACTIVE, scope),
  /** Orders whose down payment the buyer has to send. */
  'down-payments-to-pay': (scope) =>
    sql`select id, created_at as at, down_payment as amount from purchase_orders
      where buyer_id = ${scope.id} and last_status = 'Waiting Down Payment'
        and down_payment_state in ('Asked', 'Refused')`,
  /** Items with a proposed change, at their current amounts until it is decided. */
  'items-to-decide': (scope) =>
    sql`select items.id, orders.created_at as at, items.sub_total as amount
      from order_items items
      join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
      join purchase_orders orders on orders.buyer_id = packages.buyer_id
        and orders.id = packages.order_id
      where items.buyer_id = ${scope.id} and items.state = 'Waiting Approval'
        and packages.last_status = 'Pick'`,
  /** Orders with packages that were shipped long ago but not received, with the total of these packages. */
  'deliveries-late': (scope) =>
    sql`select orders.id, orders.created_at as at, sum(packages.total) as amount
      from packages
      join purchase_orders orders on orders.buyer_id = packages.buyer_id
        and orders.id = packages.order_id
      where packages.buyer_id = ${scope.id} and packages.last_status = 'Shipped'
        and (select max(at) from status_history history
          where history.buyer_id = packages.buyer_id and history.document_id = packages.id
            and history.document = 'package' and history.status = 'Shipped')
          < now() - make_interval(days => ${DELIVERY_LATE_AFTER_DAYS})
      group by orders.buyer_id, orders.id`,
}
