import { isId } from '@pasok/domain/kernel/ids'
import { type Insertable, sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { onKey } from '../../db/on-key'
import { type BuyerScope, sideColumn, type VendorScope } from '../../db/scope'
import type { Tables } from '../../db/tables'
import type { OrderScope } from '../orders/orders.store'

/** Lists invoices of a side by their ids or numbers, unordered. */
export async function listInvoices(
  db: Reader | Trx,
  scope: OrderScope,
  by: 'id' | 'code',
  names: readonly string[],
) {
  const known = by === 'id' ? names.filter(isId) : names
  if (known.length === 0) return []
  return db
    .selectFrom('invoices')
    .selectAll()
    .where(sideColumn(scope), '=', scope.id)
    .where(by, 'in', known)
    .execute()
}
export type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number]

export async function insertInvoice(
  trx: Trx,
  scope: BuyerScope,
  invoice: Omit<Insertable<Tables['invoices']>, 'buyer_id'>,
): Promise<InvoiceRow> {
  return trx
    .insertInto('invoices')
    .values({ ...invoice, buyer_id: scope.id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The digits of the company's NPWP among the legal documents of its current type; empty when there is none.
 * Documents of an earlier type are still stored but were not verified.
 */
const buyerTaxNumber = sql<string>`coalesce((select regexp_replace(document.number, '[[:space:]./-]', '', 'g')
  from legal_documents document
  join legal_document_kinds kind on kind.id = document.kind_id
  where document.buyer_id = buyers.id and upper(document.short_title) = 'NPWP'
    and (buyers.type_id is null or kind.company_type_id = buyers.type_id)
  order by document.updated_at desc limit 1), '')`

/** Finds the terms of a package's invoice, except the received quantities. */
export function findTerms(
  db: Reader | Trx,
  scope: OrderScope,
  { buyer_id, package_id }: { buyer_id: string; package_id: string },
) {
  return db
    .selectFrom('packages')
    .innerJoin('purchase_orders as orders', onKey('orders.id', 'packages.order_id'))
    .innerJoin('buyers', 'buyers.id', 'orders.buyer_id')
    .innerJoin('vendors', 'vendors.id', 'orders.vendor_id')
    .select(['packages.shipping_cost', 'packages.payment_term', 'buyers.time_zone'])
    .select(['buyers.legal_name as buyer_name', 'buyers.phone as buyer_phone'])
    .select(['orders.down_payment', 'orders.down_payment_used', 'orders.down_payment_state'])
    .select(['vendors.company_code', 'vendors.direct_payment'])
    .select(['vendors.tax_number as vendor_tax_number', buyerTaxNumber.as('buyer_tax_number')])
    .where(`orders.${sideColumn(scope)}`, '=', scope.id)
    .where('packages.buyer_id', '=', buyer_id)
    .where('packages.id', '=', package_id)
    .executeTakeFirstOrThrow()
}
export type Terms = Awaited<ReturnType<typeof findTerms>>

/**
 * Returns whether an open invoice is to be paid directly to the vendor, independent of the vendor's current
 * setting.
 */
export async function isPaidDirectly(db: Reader | Trx, scope: VendorScope): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('vendor_id', '=', scope.id)
    .where('last_status', 'in', ['Ready to Payment', 'Waiting Payment', 'Review Payment'])
    .where('direct_payment', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function findCustomer(db: Reader, scope: VendorScope, buyerId: string) {
  return db
    .selectFrom('buyers')
    .select(['id', 'legal_name'])
    .where('id', '=', buyerId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('purchase_orders')
          .select('id')
          .where('vendor_id', '=', scope.id)
          .where('buyer_id', '=', buyerId),
      ),
    )
    .executeTakeFirst()
}

/** Returns the open amount before an instant: invoices issued by then that are unpaid or were paid later. */
export async function sumBefore(
  db: Reader,
  scope: VendorScope,
  buyerId: string,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ open: string }>`
    select (
      select coalesce(sum(grand_total), 0) from invoices
      where vendor_id = ${scope.id} and buyer_id = ${buyerId} and last_status <> 'Withdrawn'
        and created_at < ${at} and paid_at is null
    ) + (
      select coalesce(sum(grand_total), 0) from invoices
      where vendor_id = ${scope.id} and buyer_id = ${buyerId}
        and created_at < ${at} and paid_at >= ${at}
    ) as open
  `.execute(db)
  return rows[0]?.open ?? '0'
}

interface Entry {
  at: Date
  kind: 'invoice' | 'payment'
  /** Code of the payment; for an invoice, its number. */
  code: string
  invoice_number: string
  due_date: string
  debit: string
  credit: string
}

/** Lists the invoices and payments in a range, oldest first, up to a maximum. */
export async function listEntries(
  db: Reader,
  scope: VendorScope,
  buyerId: string,
  { from, before }: { from: Date; before: Date },
  limit: number,
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select created_at as at, 'invoice' as kind, code, code as invoice_number, due_date,
      grand_total as debit, 0::numeric as credit
    from invoices
    where vendor_id = ${scope.id} and buyer_id = ${buyerId} and last_status <> 'Withdrawn'
      and created_at >= ${from} and created_at < ${before}
    union all
    select own.paid_at, 'payment', coalesce(payment.code, own.code), own.code, own.due_date,
      0::numeric, own.grand_total
    from invoices own
    left join payment_invoices part
      on part.buyer_id = own.buyer_id and part.invoice_id = own.id and part.is_paid
    left join payments payment on payment.buyer_id = part.buyer_id and payment.id = part.payment_id
    where own.vendor_id = ${scope.id} and own.buyer_id = ${buyerId}
      and own.paid_at >= ${from} and own.paid_at < ${before} and own.grand_total > 0
    order by at, kind, invoice_number limit ${limit}
  `.execute(db)
  return rows
}
