import {
  DATED_HOUR,
  DUE_TOLD_DAYS,
  OVERDUE_TOLD_DAYS,
} from '@pasok/domain/notifications/notifications.constants'
import type { DATED_KINDS } from '@pasok/domain/notifications/notifications.kinds.buyer'
import { sql } from 'kysely'
import type { Trx } from '../../db/db'
import type { ProviderScope } from '../../db/scope'

/** Invoices in one transaction. */
const AT_ONCE = 200

interface DueInvoice {
  buyer_id: string
  invoice_id: string
  kind: keyof typeof DATED_KINDS
}

/**
 * Writes down that invoices are told of that are due soon, or were, by the calendars of their
 * buyers, whose day begins here when people work. @returns those that nobody had written down.
 */
export async function takeDated(trx: Trx, _scope: ProviderScope, now: Date): Promise<DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`
    insert into dated_notices (buyer_id, invoice_id, kind, told_at)
    select invoices.buyer_id, invoices.id, dated.kind, ${now}
    from invoices join buyers on buyers.id = invoices.buyer_id
    cross join lateral (select (${now}::timestamptz at time zone buyers.time_zone
      - make_interval(hours => ${DATED_HOUR}))::date as day) today
    cross join lateral (select case when invoices.due_date < today.day
      then 'invoice-overdue' else 'invoice-due' end as kind) dated
    where invoices.last_status in ('Ready to Payment', 'Waiting Payment')
      -- Of all zones; the index's part.
      and invoices.due_date between ${now}::date - ${OVERDUE_TOLD_DAYS + 2}::integer
        and ${now}::date + ${DUE_TOLD_DAYS + 2}::integer
      and invoices.due_date between today.day - ${OVERDUE_TOLD_DAYS}::integer
        and today.day + ${DUE_TOLD_DAYS}::integer
      and not exists (select from dated_notices told where told.buyer_id = invoices.buyer_id
        and told.invoice_id = invoices.id and told.kind = dated.kind)
    order by invoices.buyer_id, invoices.id
    limit ${AT_ONCE}
    on conflict do nothing
    returning buyer_id, invoice_id, kind`.execute(trx)
  return rows
}
