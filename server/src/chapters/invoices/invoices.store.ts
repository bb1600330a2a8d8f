import { isId } from '@pasok/domain/kernel/ids'
import { sql, type Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { sideColumn, type BuyerScope, type VendorScope } from '../../db/scope'
import type { Tables } from '../../db/tables'
import type { OrderScope } from '../orders/orders.store'

/** Invoices of a side, by their ids or numbers, in no particular order. */
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
 * The digits of the company's NPWP among the legal documents of its present type; empty where it gave
 * none. Documents of a type that it had before stay stored, and are not what the provider verified.
 */
const buyerTaxNumber = sql<string>`coalesce((select regexp_replace(document.number, '[[:space:]./-]', '', 'g')
  from legal_documents document
  join legal_document_kinds kind on kind.id = document.kind_id
  where document.buyer_id = buyers.id and upper(document.short_title) = 'NPWP'
    and (buyers.type_id is null or kind.company_type_id = buyers.type_id)
  order by document.updated_at desc limit 1), '')`

/** What an invoice of a package follows from, besides what was received of it. */
export function findTerms(
  db: Reader | Trx,
  scope: OrderScope,
  { buyer_id, package_id }: { buyer_id: string; package_id: string },
) {
  return db
    .selectFrom('packages')
    .innerJoin('purchase_orders as orders', (join) =>
      join
        .onRef('orders.buyer_id', '=', 'packages.buyer_id')
        .onRef('orders.id', '=', 'packages.order_id'),
    )
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

/** True while an invoice of the vendor's is to be paid to itself, whatever it wants of later ones. */
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
