import { sql } from 'kysely'
import type { Reader } from '../../db/db'
import type { VendorScope } from '../../db/scope'

/** A buyer that has ordered of this vendor. */
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

/** What was open before an instant: invoiced by then, less what was paid by then. */
export async function sumBefore(
  db: Reader,
  scope: VendorScope,
  buyerId: string,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ open: string }>`
    select coalesce(sum(grand_total), 0) as open from invoices
    where vendor_id = ${scope.id} and buyer_id = ${buyerId} and last_status <> 'Withdrawn'
      and created_at < ${at} and (paid_at is null or paid_at >= ${at})
  `.execute(db)
  return rows[0]?.open ?? '0'
}

interface Entry {
  at: Date
  kind: 'invoice' | 'payment'
  /** Of the payment; of an invoice its number. */
  code: string
  invoice_number: string
  due_date: string
  debit: string
  credit: string
}

/** Invoices and payments in a range, oldest first, at most so many. */
export async function listEntries(
  db: Reader,
  scope: VendorScope,
  buyerId: string,
  { from, before }: { from: Date; before: Date },
  most: number,
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    with own as (
      select * from invoices where vendor_id = ${scope.id} and buyer_id = ${buyerId}
        and last_status <> 'Withdrawn' and created_at < ${before}
    )
    select created_at as at, 'invoice' as kind, code, code as invoice_number, due_date,
      grand_total as debit, 0::numeric as credit
    from own where created_at >= ${from}
    union all
    select own.paid_at, 'payment', coalesce(payment.code, own.code), own.code, own.due_date,
      0::numeric, own.grand_total
    from own
    left join payment_invoices part
      on part.buyer_id = own.buyer_id and part.invoice_id = own.id and part.is_paid
    left join payments payment on payment.buyer_id = part.buyer_id and payment.id = part.payment_id
    where own.paid_at >= ${from} and own.paid_at < ${before} and own.grand_total > 0
    order by at, kind, invoice_number limit ${most}
  `.execute(db)
  return rows
}
