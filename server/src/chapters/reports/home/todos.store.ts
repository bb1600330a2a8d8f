import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import type { RequestState } from '@pasok/domain/requests/requests.states'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import type { Source } from '../figures/sources'

/** A count, with a total in whole rupiah where it is meaningful. */
export interface Waiting {
  count: number
  totalAmount: number | null
}

async function readWaiting(
  db: Reader,
  counted: RawBuilder<{ count: string; total: string | null }>,
): Promise<Waiting> {
  const { rows } = await counted.execute(db)
  const { count = 0, total = null } = rows[0] ?? {}
  return { count: Number(count), totalAmount: total === null ? null : Number(total) }
}

/** Counts requests that wait for a decision, optionally without those a given user worked on. */
export const countToApprove = (db: Reader, scope: BuyerScope, without: string | null) =>
  readWaiting(
    db,
    sql`select count(*) as count, coalesce(sum(total), 0) as total from purchase_requests requests
      where buyer_id = ${scope.id} and last_status = 'Submit' and not exists (
        select from request_hands hands where hands.buyer_id = requests.buyer_id
          and hands.request_id = requests.id and hands.user_id = ${without}::uuid)`,
  )

export const countOwnRequests = (
  db: Reader,
  scope: BuyerScope,
  author: string,
  { state, since }: { state: RequestState; since: Date | null },
) =>
  readWaiting(
    db,
    sql`select count(*) as count, coalesce(sum(total), 0) as total from purchase_requests
      where buyer_id = ${scope.id} and last_status = ${state} and created_by = ${author}
        and (${since}::timestamptz is null or created_at >= ${since})`,
  )

export const countSource = (
  db: Reader,
  scope: BuyerScope,
  sourceOf: (scope: BuyerScope) => Source,
) =>
  readWaiting(
    db,
    sql`select count(*) as count, coalesce(sum(amount), 0) as total from (${sourceOf(scope)}) counted`,
  )

/** Counts invoices in these states that are due in these days. */
export const countInvoicesDue = (
  db: Reader,
  scope: BuyerScope,
  states: readonly InvoiceState[],
  { from, to }: { from: string | null; to: string },
) =>
  readWaiting(
    db,
    sql`select count(*) as count, coalesce(sum(grand_total), 0) as total from invoices
      where buyer_id = ${scope.id} and last_status in (${sql.join(states)})
        and due_date <= ${to} and (${from}::date is null or due_date >= ${from})`,
  )

/** Counts manual transfers whose proof is not under review, found through their invoices. */
export const countProofsToSend = (db: Reader, scope: BuyerScope) =>
  readWaiting(
    db,
    sql`select count(distinct payments.id) as count, coalesce(sum(part.amount), 0) as total
      from invoices
      join payment_invoices part on part.buyer_id = invoices.buyer_id
        and part.invoice_id = invoices.id and part.is_live
      join payments on payments.buyer_id = part.buyer_id and payments.id = part.payment_id
      where invoices.buyer_id = ${scope.id} and invoices.last_status = 'Waiting Payment'
        and payments.kind = 'Manual Bank Transfer'`,
  )
