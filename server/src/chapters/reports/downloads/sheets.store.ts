import { UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import type { ReportSize } from '@pasok/domain/reports/downloads/downloads.contract'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../../db/db'
import { inParts } from '../../../db/in-parts'
import type { BuyerScope } from '../../../db/scope'
import { lineStatus } from '../figures/rows.store'
import type { ReportRange } from '../figures/sources'

export interface SheetRange extends ReportRange {
  zone: string
}

const within = (column: string, { period }: SheetRange) =>
  sql`${sql.ref(column)} >= ${period.from} and ${sql.ref(column)} < ${period.to}`

/** A time as milliseconds of the company's local clock. */
const shown = (column: string, { zone }: SheetRange): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(column)} at time zone ${zone}) * 1000)::float8`

const isDue = ({ days }: SheetRange) =>
  sql`(invoices.last_status in (${sql.join(UNPAID_STATES)}) and invoices.due_date <= ${days.to})`

/** Invoices issued in the range, and all that are due by its end. */
const invoicesOf = (range: SheetRange) =>
  sql`(${within('invoices.created_at', range)} or ${isDue(range)})`

/** Tax of a line's current quantity in whole rupiah (`receivedFigures`). */
const TAX = sql`floor(items.quantity * items.single_tax_price)`

type Counts = Record<Exclude<keyof ReportSize, 'uncounted'>, number> &
  Record<`uncounted_${keyof ReportSize['uncounted']}`, number>

export async function countSheets(
  db: Reader,
  scope: BuyerScope,
  range: SheetRange,
): Promise<ReportSize> {
  const { rows } = await sql<Counts>`select * from
    (select count(*)::int as orders,
        (count(*) filter (where last_status = 'Cancel'))::int as uncounted_orders
      from purchase_orders
      where buyer_id = ${scope.id} and ${within('created_at', range)}) orders,
    (select count(*)::int as items from report_lines
      where buyer_id = ${scope.id} and ${within('ordered_at', range)}) items,
    (select count(*)::int as uncounted_items from report_lines
      where buyer_id = ${scope.id} and ${within('ordered_at', range)}
        and standing = 'cancelled') canceled,
    (select count(*)::int as receipts from receipts
      where buyer_id = ${scope.id} and ${within('created_at', range)}) receipts,
    (select count(*)::int as invoices,
        (count(*) filter (where last_status = 'Withdrawn'))::int as uncounted_invoices
      from invoices
      where buyer_id = ${scope.id} and ${invoicesOf(range)}) invoices`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('The query of the counts returned no row.')
  const { uncounted_orders, uncounted_items, uncounted_invoices, ...size } = counts
  return {
    ...size,
    uncounted: {
      orders: uncounted_orders,
      items: uncounted_items,
      invoices: uncounted_invoices,
    },
  }
}

export interface OrderLine {
  code: string
  request_code: string
  ordered: number
  vendor: string
  department: string | null
  created_by: string
  last_status: string
  grand_total: string
  /** Tax of lines that are not canceled, and shipping of packages that are not canceled, in whole rupiah. */
  tax: string
  shipping: string
  down_payment: string
}

export const listOrderLines = (db: Reader, scope: BuyerScope, range: SheetRange) =>
  inParts(
    db,
    sql<OrderLine>`select code, request_code, ${shown('created_at', range)} as ordered,
      vendor_name as vendor, department_name as department, created_by_name as created_by,
      last_status, grand_total, parts.tax, parts.shipping, down_payment
      from purchase_orders orders
      cross join lateral (
        select coalesce(sum(lines.tax), 0) as tax, coalesce(sum(shipping_cost), 0) as shipping
        from packages
        cross join lateral (
          select sum(${TAX}) as tax from order_items items
          where items.buyer_id = packages.buyer_id and items.package_id = packages.id
            and items.state <> 'Rejected'
        ) lines
        where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
          and packages.last_status <> 'Cancel'
      ) parts
      where buyer_id = ${scope.id} and ${within('created_at', range)}
      order by created_at desc, id desc`,
  )

export interface ItemLine {
  code: string
  code_package: string
  ordered: number
  vendor: string
  department: string | null
  sku: string
  name: string
  brand: string
  last_status: string
  quantity: string
  retail_price: string
  discount_price: string
  tax_title: string
  tax: string
  standing: 'undelivered' | 'delivered' | 'cancelled'
  amount: string
  saving: string | null
}

/** Lists items with their current values; canceled items with their ordered values. */
export const listItemLines = (db: Reader, scope: BuyerScope, range: SheetRange) =>
  inParts(
    db,
    sql<ItemLine>`select orders.code, packages.code as code_package,
      ${shown('lines.ordered_at', range)} as ordered, orders.vendor_name as vendor,
      orders.department_name as department, items.sku, items.name, items.brand,
      ${lineStatus} as last_status,
      case standing when 'cancelled' then items.quantity_original else items.quantity end
        as quantity,
      case standing when 'cancelled' then items.retail_price_original else items.retail_price end
        as retail_price,
      case standing when 'cancelled' then items.discount_price_original
        else items.discount_price end as discount_price,
      items.tax_title, ${TAX} as tax,
      lines.standing, lines.amount, lines.saving
      from report_lines lines
      join order_items items on items.buyer_id = lines.buyer_id and items.id = lines.item_id
      join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
      join purchase_orders orders
        on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id
      where lines.buyer_id = ${scope.id} and ${within('lines.ordered_at', range)}
      order by lines.ordered_at desc, lines.item_id desc`,
  )

export interface ReceiptLine {
  receipt: string
  entered: number
  received: number
  code: string
  code_package: string
  vendor: string
  department: string | null
  received_by: string
  last_status: string
  /** Sum over all lines: the quantity, and its value in whole rupiah including tax (`receivedFigures`). */
  quantity: string
  value: string
}

export const listReceiptLines = (db: Reader, scope: BuyerScope, range: SheetRange) =>
  inParts(
    db,
    sql<ReceiptLine>`select receipts.code as receipt,
      ${shown('receipts.created_at', range)} as entered,
      ${shown('receipts.received_at', range)} as received, orders.code,
      packages.code as code_package, orders.vendor_name as vendor,
      orders.department_name as department, receipts.received_by, receipts.last_status,
      parts.quantity, parts.value
      from receipts
      cross join lateral (
        select coalesce(sum(lines.received), 0) as quantity, coalesce(sum(floor(
          lines.received * (items.discount_price + items.single_tax_price))), 0) as value
        from receipt_lines lines
        join order_items items on items.buyer_id = lines.buyer_id and items.id = lines.item_id
        where lines.buyer_id = receipts.buyer_id and lines.receipt_id = receipts.id
      ) parts
      join packages on packages.buyer_id = receipts.buyer_id and packages.id = receipts.package_id
      join purchase_orders orders
        on orders.buyer_id = receipts.buyer_id and orders.id = receipts.order_id
      where receipts.buyer_id = ${scope.id} and ${within('receipts.created_at', range)}
      order by receipts.created_at desc, receipts.id desc`,
  )

export interface InvoiceLine {
  invoice: string
  issued: number
  due_date: string
  paid: number | null
  code: string
  code_package: string
  vendor: string
  department: string | null
  last_status: string
  sub_total: string
  tax: string
  shipping_cost: string
  down_payment_used: string
  grand_total: string
  is_due: boolean
}

export const listInvoiceLines = (db: Reader, scope: BuyerScope, range: SheetRange) =>
  inParts(
    db,
    sql<InvoiceLine>`select invoices.code as invoice,
      ${shown('invoices.created_at', range)} as issued, invoices.due_date,
      ${shown('invoices.paid_at', range)} as paid, orders.code, packages.code as code_package,
      orders.vendor_name as vendor, orders.department_name as department, invoices.last_status,
      invoices.sub_total, invoices.tax, invoices.shipping_cost, invoices.down_payment_used,
      invoices.grand_total, ${isDue(range)} as is_due
      from invoices
      join packages on packages.buyer_id = invoices.buyer_id and packages.id = invoices.package_id
      join purchase_orders orders
        on orders.buyer_id = invoices.buyer_id and orders.id = invoices.order_id
      where invoices.buyer_id = ${scope.id} and ${invoicesOf(range)}
      order by invoices.created_at desc, invoices.id desc`,
  )
