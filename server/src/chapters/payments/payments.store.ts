import { sql, type Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'
import { ofSide, type PaymentScope } from './payments.scope'

export function findPayment(db: Reader | Trx, scope: PaymentScope, code: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where(ofSide(scope))
    .where('code', '=', code)
    .executeTakeFirst()
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** Locks a payment until the transaction ends. Its orders must be locked first (`lockPaymentWithInvoices`). */
export function lockPayment(trx: Trx, scope: PaymentScope, id: string) {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where(ofSide(scope))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Lists the invoices of a payment, which never change after its creation. */
export async function listInvoiceIds(
  db: Reader | Trx,
  scope: BuyerScope,
  paymentId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_invoices')
    .select('invoice_id')
    .where('buyer_id', '=', scope.id)
    .where('payment_id', '=', paymentId)
    .orderBy('invoice_id')
    .execute()
  return rows.map(({ invoice_id }) => invoice_id)
}

type NewPayment = Omit<Insertable<Tables['payments']>, 'buyer_id'>

export async function insertPayment(
  trx: Trx,
  scope: BuyerScope,
  payment: NewPayment,
  invoices: readonly { id: string; grand_total: string }[],
): Promise<PaymentRow> {
  const row = await trx
    .insertInto('payments')
    .values({ ...payment, buyer_id: scope.id })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('payment_invoices')
    .values(
      invoices.map(({ id, grand_total }) => ({
        buyer_id: scope.id,
        payment_id: row.id,
        invoice_id: id,
        amount: grand_total,
        is_live: true,
      })),
    )
    .execute()
  return row
}

/**
 * Marks a payment's invoices as live or paid. Unique indexes allow one live and one paid payment per invoice.
 */
export async function markInvoices(
  trx: Trx,
  scope: BuyerScope,
  paymentId: string,
  set: { is_live: boolean; is_paid: boolean },
): Promise<void> {
  await trx
    .updateTable('payment_invoices')
    .set(set)
    .where('buyer_id', '=', scope.id)
    .where('payment_id', '=', paymentId)
    .execute()
}

/**
 * Claims the right to query a payment's gateway. Returns false when another process did so within the given
 * seconds.
 */
export async function claimCheck(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  seconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ asked_at: sql<Date>`clock_timestamp()` })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where(
      sql<boolean>`(asked_at is null or asked_at < clock_timestamp() - make_interval(secs => ${seconds}))`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Finds the payer's name and the email that the gateway may use. */
export async function findPayer(
  db: Reader | Trx,
  scope: BuyerScope,
  userId: string,
): Promise<{ payer: string; email: string }> {
  const row = await db
    .selectFrom('buyers')
    .leftJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['buyers.legal_name as payer', 'users.email'])
    .where('buyers.id', '=', scope.id)
    .executeTakeFirstOrThrow()
  return { payer: row.payer, email: row.email ?? '' }
}
