import { DUE_SOON_DAYS } from '@pasok/domain/invoices/invoices.constants'
import {
  DATED_HOUR,
  OVERDUE_NOTICE_DAYS,
} from '@pasok/domain/notifications/notifications.constants'
import type { DATED_KINDS } from '@pasok/domain/notifications/kinds/kinds.buyer'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope, ProviderScope } from '../../../db/scope'

const INVOICES_PER_TRANSACTION = 100

interface DueInvoice {
  invoice_id: string
  kind: keyof typeof DATED_KINDS
}

/**
 * Selects invoices that are due soon or overdue and not yet notified. The date is the buyer's, whose day begins
 * here at DATED_HOUR, when users are at work.
 */
const notYetNotified = (now: Date) => sql`
  from invoices join buyers on buyers.id = invoices.buyer_id
  cross join lateral (select (${now}::timestamptz at time zone buyers.time_zone
    - make_interval(hours => ${DATED_HOUR}))::date as day) today
  cross join lateral (select case when invoices.due_date < today.day
    then 'invoice-overdue' else 'invoice-due' end as kind) dated
  where invoices.last_status in ('Ready to Payment', 'Waiting Payment')
    -- Of all zones; the index's part.
    and invoices.due_date between ${now}::date - ${OVERDUE_NOTICE_DAYS + 2}::integer
      and ${now}::date + ${DUE_SOON_DAYS + 2}::integer
    and invoices.due_date between today.day - ${OVERDUE_NOTICE_DAYS}::integer
      and today.day + ${DUE_SOON_DAYS}::integer
    and not exists (select from dated_notices sent where sent.buyer_id = invoices.buyer_id
      and sent.invoice_id = invoices.id and sent.kind = dated.kind)`

/** Lists the buyers with invoices to notify. */
export async function listDatedBuyers(
  db: Reader,
  _scope: ProviderScope,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct invoices.buyer_id as id ${notYetNotified(now)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Records notices for some of a buyer's invoices. @returns the invoices that were not recorded before. */
export async function takeDated(trx: Trx, scope: BuyerScope, now: Date): Promise<DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`
    insert into dated_notices (buyer_id, invoice_id, kind, told_at)
    select invoices.buyer_id, invoices.id, dated.kind, ${now}
    ${notYetNotified(now)} and invoices.buyer_id = ${scope.id}
    order by invoices.id
    limit ${INVOICES_PER_TRANSACTION}
    on conflict do nothing
    returning invoice_id, kind`.execute(trx)
  return rows
}
