import type { Invariant } from './invariant'

export const NOTIFICATION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'one notification per event and recipient',
    breaches: `
      select user_id, key, count(*) from notifications group by user_id, key having count(*) > 1`,
  },
  {
    name: 'a notification is for somebody of the company whose it is',
    breaches: `
      select notifications.id, kind, email from notifications
      join users on users.id = notifications.user_id
      where notifications.owner_id is distinct from coalesce(users.buyer_id, users.vendor_id)`,
  },
  {
    name: 'what the calendar told of is told once, and written down',
    breaches: `
      select notifications.id, key from notifications
      where kind in ('invoice-due', 'invoice-overdue') and not exists (
        select from dated_notices told where key = told.kind || ':' || told.invoice_id)`,
  },
  {
    name: 'a broadcast is read by whom it was told alone',
    breaches: `
      select reads.broadcast_id, email from broadcast_reads reads
      join broadcasts on broadcasts.id = reads.broadcast_id
      join users on users.id = reads.user_id
      where broadcasts.audience = 'chosen' and not exists (select from broadcast_targets targets
        where targets.broadcast_id = reads.broadcast_id and targets.owner_id = reads.owner_id)`,
  },
]
