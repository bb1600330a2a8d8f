import { periodOf, stepOf, type Period } from '@pasok/domain/reports/reports.ranges'
import type { Report } from '@pasok/domain/reports/reports.model'

// One statement for each question, as somebody would write it for one company: from the narrow table of lines and
// the best index, but without the stored sums by day and month. It leaves out what is not a figure: names of
// vendors and products, and the purchases of the current month and year.

const LIMIT = 20
/** What `grouping` returns for five columns none of which is grouped by. */
const ALL = 31

const within = (column: string, { from, to }: Period) =>
  `${column} >= '${from.toISOString()}' and ${column} < '${to.toISOString()}'`

export const UNPAID = `last_status in ('Ready to Payment', 'Waiting Payment', 'Review Payment')`

/** Returns the statement for all figures, groups and points of a report. */
export function reportFloor(buyer: string, { period: { from, to, time_zone }, before }: Report) {
  const range = periodOf({ from, to }, time_zone)
  const earlier = before && periodOf({ from: before.from, to: before.to }, time_zone)
  const until = before?.until ? new Date(before.until) : earlier?.to
  const compared = earlier && until && { from: earlier.from, to: until }
  const ofBuyer = `buyer_id = '${buyer}'`
  const lines = (which: string, period = range) =>
    `from report_lines where ${ofBuyer} and ${within('ordered_at', period)} and ${which}`
  const figure = (name: string, rest: string, amount = 'amount') =>
    `select '${name}', '', count(${amount}), 0, sum(${amount}) ${rest}`
  const points = (name: string, period: Period) => `
    select '${name}', date_trunc('${stepOf({ from, to })}', created_at at time zone '${time_zone}')::text,
      count(*), 0, sum(grand_total)
    from purchase_orders
    where ${ofBuyer} and ${within('created_at', period)} and last_status <> 'Cancel' group by 2`
  return `
    with bought as (
      select lines.*, products.category_id from report_lines lines
      left join products on products.id = lines.product_id
      where ${ofBuyer} and ${within('ordered_at', range)} and standing <> 'cancelled'
    ), grouped as (
      select grouping(vendor_id, department_id, brand, product_id, category_id) as kind,
        coalesce(vendor_id::text, department_id::text, brand, product_id::text, category_id::text) as key,
        count(*) as count, sum(quantity) as quantity, sum(amount) as amount, sum(saving) as saving
      from bought group by grouping sets
        ((vendor_id), (department_id), (brand), (product_id), (category_id), ())
    ), ranked as (
      select *, row_number() over (partition by kind order by amount desc) as place from grouped
    )
    select kind::text, key, count, quantity, amount from ranked where place <= 50
    union all select 'saving', '', 0, 0, saving from grouped where kind = ${ALL}
    union all ${[
      figure('canceled', lines(`standing = 'cancelled'`)),
      figure('undelivered', lines(`standing = 'undelivered'`)),
      figure(
        'pending down payments',
        `from purchase_orders where ${ofBuyer} and ${within('created_at', range)}
          and last_status = 'Waiting Down Payment'`,
        'down_payment',
      ),
      figure(
        'due',
        `from invoices where ${ofBuyer} and ${UNPAID} and due_date <= '${to}'`,
        'grand_total',
      ),
      points('point', range),
      ...(compared
        ? [
            points('point before', compared),
            figure('canceled before', lines(`standing = 'cancelled'`, compared)),
            figure('saving before', lines(`standing <> 'cancelled'`, compared), 'saving'),
          ]
        : []),
    ].join(' union all ')}`
}

export interface RowsFloor {
  readonly table: 'report_lines' | 'purchase_orders' | 'invoices'
  readonly which: string
  readonly skip?: number
}

const TABLES = {
  report_lines: { at: 'ordered_at', id: 'item_id', amount: 'amount' },
  purchase_orders: { at: 'created_at', id: 'id', amount: 'grand_total' },
  invoices: { at: 'due_date', id: 'id', amount: 'grand_total' },
} as const

/** What a row is shown with, and where it comes from. */
const SHOWN = {
  report_lines: {
    columns: `items.name, items.brand, items.quantity, packages.code as package_code,
      packages.last_status, orders.code, orders.vendor_name, orders.department_name`,
    from: `join order_items items on items.buyer_id = page.buyer_id and items.id = page.item_id
      join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
      join purchase_orders orders
        on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id`,
  },
  purchase_orders: {
    columns: 'page.code, page.vendor_name, page.department_name, page.last_status',
    from: '',
  },
  invoices: {
    columns: `page.code, page.last_status, packages.code as package_code, orders.vendor_name,
      orders.department_name`,
    from: `join packages on packages.buyer_id = page.buyer_id and packages.id = page.package_id
      join purchase_orders orders on orders.buyer_id = page.buyer_id and orders.id = page.order_id`,
  },
} as const

/** Returns the statement for a page of rows with the count and the amount of all. */
export function rowsFloor(buyer: string, { table, which, skip = 0 }: RowsFloor, period?: Period) {
  const { at, id, amount } = TABLES[table]
  const { columns, from } = SHOWN[table]
  const range = period ? `and ${within(at, period)}` : ''
  const found = `from ${table} where buyer_id = '${buyer}' and ${which} ${range}`
  return `
    with page as (
      select * ${found} order by ${at} desc, ${id} desc limit ${LIMIT} offset ${skip * LIMIT}
    ), counted as (select count(*) as found, sum(${amount}) as total ${found})
    select page.${id}, page.${at}, page.${amount}, counted.found, counted.total, ${columns}
    from page ${from} cross join counted order by page.${at} desc, page.${id} desc`
}

/** Returns the statement for the cards of the home screen, from the counts that the database keeps. */
export const cardsFloor = (buyer: string) => {
  const documents = ['request', 'order', 'invoice'].flatMap((one) => [one, `${one}-amount`])
  const which = `owner_id = '${buyer}' and document in (${documents.map((one) => `'${one}'`).join(', ')})`
  return `select document, status, sum(count) from (
    select document, status, count from document_counts where ${which}
    union all select document, status, delta from document_count_deltas where ${which}
  ) counted group by document, status`
}
