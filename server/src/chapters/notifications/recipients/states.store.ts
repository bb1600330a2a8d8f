import { findKind } from '@pasok/domain/notifications/kinds/kinds'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { Scope } from '../../../db/scope'
import type { WaitingRow } from '../notifications.store'

/** Matches the document's side with the notification's owner. */
const isOwn = sql`case asked.side when 'buyer' then document.buyer_id else document.vendor_id end
  = asked.owner`

const stateOf = (table: string, column = 'last_status') => sql`
  (select document.${sql.ref(column)} from ${sql.table(table)} document
   where document.code = asked.code and document.id = asked.id and ${isOwn})`

/**
 * An order's items wait while any item waits for approval; otherwise the state is that of the last decision.
 */
const itemsState = sql`
  case when exists (select from packages join order_items item
      on item.buyer_id = packages.buyer_id and item.package_id = packages.id
      where packages.buyer_id = asked.owner and packages.order_id = asked.id
        and packages.last_status = 'Pick' and item.state = 'Waiting Approval')
    then 'Waiting Approval'
    else coalesce((select case history.status when 'Ordered' then 'Withdrawn' else history.status end
      from packages join order_items item
        on item.buyer_id = packages.buyer_id and item.package_id = packages.id
      join status_history history
        on history.buyer_id = item.buyer_id and history.document_id = item.id
      where packages.buyer_id = asked.owner and packages.order_id = asked.id
        and history.status <> 'Waiting Approval'
      order by history.id desc limit 1), 'Cancel') end`

/** Invoices of an ended payment can be paid again while none of them is in another payment. */
const unpaidState = sql`
  coalesce((select invoices.last_status from payment_invoices part
    join invoices on invoices.buyer_id = part.buyer_id and invoices.id = part.invoice_id
    where part.buyer_id = asked.owner and part.payment_id = asked.id
      and invoices.last_status <> 'Ready to Payment' limit 1), 'Ready to Payment')`

const moneyState = sql`
  (select last_status from received_money money
   where money.buyer_id = asked.owner and money.payment_id = asked.id and last_status <> 'Applied'
   order by last_status = 'Kept' desc, decided_at desc limit 1)`

/** Equals the domain's `stageOf`, for a vendor who identifies the relation by the buyer's id. */
const relationState = sql`
  (select case when status = 'Active' then 'Active'
      when removed_at is not null then case removed_by when 'vendor' then 'Ended' else 'Removed' end
      when declined_at is not null then 'Declined' else 'Requested' end
   from preferred_vendors where vendor_id = asked.owner and buyer_id = asked.id)`

/**
 * Returns the current states of the records that notifications wait on, by notification id, in one statement,
 * for any owner.
 */
export async function listWaitedStates(
  db: Reader | Trx,
  _scope: Scope,
  rows: readonly WaitingRow[],
): Promise<ReadonlyMap<string, string>> {
  const queried = rows.flatMap(({ id: row, owner_id: owner, kind, facts: { id, code } }) => {
    const { waits, side } = findKind(kind) ?? {}
    return waits ? [{ row, owner, side, waits_on: waits.on, id, code }] : []
  })
  if (queried.length === 0) return new Map()
  const { rows: found } = await sql<{ row: string; state: string | null }>`
    select asked.row, case asked.waits_on
      when 'request' then (select last_status from purchase_requests
        where buyer_id = asked.owner and id = asked.id)
      when 'down-payment' then ${stateOf('purchase_orders', 'down_payment_state')}
      when 'items' then ${itemsState}
      when 'receipt' then ${stateOf('receipts')}
      when 'invoice' then ${stateOf('invoices')}
      when 'payment' then ${stateOf('payments')}
      when 'unpaid' then ${unpaidState}
      when 'money' then ${moneyState}
      when 'relation' then ${relationState}
      when 'company' then (select verification_status from buyers where id = asked.owner)
    end as state
    from jsonb_to_recordset(${JSON.stringify(queried)}::jsonb)
      as asked (row uuid, owner uuid, side text, waits_on text, id uuid, code text)`.execute(db)
  return new Map(found.flatMap(({ row, state }) => (state === null ? [] : [[row, state] as const])))
}
