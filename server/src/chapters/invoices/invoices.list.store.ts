import type { InvoiceTopic, VendorInvoiceTopic } from '@pasok/domain/invoices/invoices.list.topics'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import { dayIn } from '@pasok/domain/kernel/calendar'
import type { DocumentSearch } from '@pasok/domain/kernel/search'
import { sql, type AliasableExpression } from 'kysely'
import type { Reader } from '../../db/db'
import {
  inRange,
  isOneOf,
  isNamed,
  meetsAll,
  sortKey,
  type Condition,
  type Found,
  ofOrdersWith,
  ofPackagesWith,
  ofPackagesWithLine,
} from '../../db/document-search'
import { containing } from '../../db/like'
import { onKey } from '../../db/on-key'
import { sideColumn } from '../../db/scope'
import type { Key, OrderScope } from '../orders/orders.store'

type Topic = Exclude<InvoiceTopic | VendorInvoiceTopic, 'lastStatus'>

/** Search criteria for invoices: states, a topic's value, a range of days. */
export interface InvoiceSearch extends DocumentSearch<Topic> {
  states?: readonly InvoiceState[] | undefined
  /** Time zone for searching by due date; undefined: by issue date. */
  dueIn?: string | undefined
}

/** Each condition uses an index: on orders and packages (0022, 0023), and on invoices (0032). */
const CONDITIONS: Readonly<Record<Topic, (scope: OrderScope, value: string) => Condition>> = {
  vendor: (scope, value) => ofOrdersWith('invoices', scope, 'vendor_name', value),
  // The buyer's name at issue, as the invoice shows it.
  buyer: (_scope, value) => sql`lower(invoices.issued_to_name) like lower(${containing(value)})`,
  code_po: (scope, value) => ofOrdersWith('invoices', scope, 'code', value),
  code_package: (_scope, value) => ofPackagesWith('invoices', value),
  invoice_number: (_scope, value) => sql`lower(invoices.code) like lower(${containing(value)})`,
}

const NAMED_BY = {
  buyer: ['invoice_number', 'code_po', 'code_package', 'vendor'],
  vendor: ['invoice_number', 'code_po', 'code_package', 'buyer'],
} as const satisfies Record<OrderScope['kind'], readonly Topic[]>

/** Matches a search text with the invoice's, order's or package's code, the other party's name or a product. */
const isNamedBy = (scope: OrderScope, text: string | undefined): Condition =>
  isNamed(text, scope, {
    table: 'invoices',
    alias: 'invoices',
    conditions: NAMED_BY[scope.kind].map((topic) => (value) => CONDITIONS[topic](scope, value)),
    withLine: ofPackagesWithLine('invoices', scope),
  })

/** Due dates are whole days: from the day of the first instant to the day of the last one. */
function dueInRange(zone: string, { from, before }: InvoiceSearch): Condition {
  const last = before && new Date(before.getTime() - 1)
  const ends = [
    ...(from ? [sql`invoices.due_date >= ${dayIn(from, zone)}`] : []),
    ...(last ? [sql`invoices.due_date <= ${dayIn(last, zone)}`] : []),
  ]
  return ends.length === 0 ? sql`true` : sql`${sql.join(ends, sql` and `)}`
}

const SORT_COLUMNS = {
  created_at: 'invoices.created_at',
  total: 'invoices.grand_total',
  due_date: 'invoices.due_date',
}

export function matchingInvoices(
  db: Reader,
  scope: OrderScope,
  search: InvoiceSearch,
): AliasableExpression<Found> {
  const { criteria, text, states, dueIn } = search
  return db
    .selectFrom('invoices')
    .select(['invoices.id', sortKey(search, SORT_COLUMNS)])
    .where(`invoices.${sideColumn(scope)}`, '=', scope.id)
    .where(dueIn === undefined ? inRange('invoices.created_at', search) : dueInRange(dueIn, search))
    .where(isOneOf('invoices.last_status', states))
    .where(meetsAll(CONDITIONS, scope, criteria))
    .where(isNamedBy(scope, text))
}

/** Lists invoices with the shown fields of their order, package, receipt and buyer, unordered. */
export function listRecords(db: Reader, scope: OrderScope, ids: readonly string[]) {
  return db
    .selectFrom('invoices')
    .innerJoin('purchase_orders as orders', onKey('orders.id', 'invoices.order_id'))
    .innerJoin('packages', onKey('packages.id', 'invoices.package_id'))
    .innerJoin('receipts', onKey('receipts.id', 'invoices.receipt_id'))
    .innerJoin('buyers', 'buyers.id', 'invoices.buyer_id')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .selectAll('invoices')
    .select(['orders.code as order_code', 'packages.code as package_code'])
    .select(['receipts.code as receipt_code', 'orders.vendor_name', 'orders.vendor_phone'])
    .select(['orders.vendor_address', 'orders.buyer_address'])
    .select(['orders.ship_to_phone', 'orders.ship_to_line'])
    .select('buyers.time_zone')
    .select((eb) => [
      eb.fn.coalesce('invoices.issued_to_name', 'buyers.legal_name').as('buyer_name'),
      eb.fn.coalesce('invoices.issued_to_phone', 'buyers.phone').as('buyer_phone'),
      eb.fn.coalesce('invoices.issued_by_tax_number', sql<string>`''`).as('vendor_tax_number'),
      eb.fn.coalesce('invoices.issued_to_tax_number', sql<string>`''`).as('buyer_tax_number'),
    ])
    .where(`invoices.${sideColumn(scope)}`, '=', scope.id)
    .where('invoices.id', 'in', ids)
    .execute()
}
export type InvoiceRecord = Awaited<ReturnType<typeof listRecords>>[number]

/** Lists the payments of invoices that are live or completed, oldest first. */
export function listPaymentsOf(db: Reader, scope: OrderScope, invoices: readonly Key[]) {
  return db
    .selectFrom('payment_invoices as part')
    .innerJoin('payments', onKey('payments.id', 'part.payment_id'))
    .leftJoin('files as proof', 'proof.id', 'payments.proof_file_id')
    .select(['part.invoice_id', 'payments.kind', 'payments.bank_name', 'payments.account_number'])
    .select(['payments.code', 'payments.proof_file_id', 'proof.name as proof_name'])
    .where(`payments.${sideColumn(scope)}`, '=', scope.id)
    .where(
      sql<boolean>`(part.buyer_id, part.invoice_id) in (select * from unnest(
        ${invoices.map(({ buyer_id }) => buyer_id)}::uuid[], ${invoices.map(({ id }) => id)}::uuid[]))`,
    )
    .where((eb) => eb.or([eb('part.is_live', '=', true), eb('part.is_paid', '=', true)]))
    .orderBy('payments.created_at')
    .execute()
}
export type PaymentOf = Awaited<ReturnType<typeof listPaymentsOf>>[number]

/** Finds an invoice's id. By package, it prefers the invoice that was not withdrawn. */
export async function findInvoiceId(
  db: Reader,
  scope: OrderScope,
  by: 'id' | 'code' | 'package_id',
  value: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where(sideColumn(scope), '=', scope.id)
    .where(by, '=', value)
    .orderBy(sql`last_status = 'Withdrawn'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
