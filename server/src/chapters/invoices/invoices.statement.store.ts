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

/** What was open before an instant: of what was invoiced by then, what is open now or was paid since. */
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
    order by at, kind, invoice_number limit ${most}
  `.execute(db)
  return rows
}
