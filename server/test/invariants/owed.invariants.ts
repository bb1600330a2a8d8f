import type { Invariant } from './invariant'

export const OWED_INVARIANTS: readonly Invariant[] = [
  {
    name: 'what a vendor is owed is what was paid through the platform, less what was paid out',
    breaches: `
      select coalesce(paid.vendor_id, balances.vendor_id) as vendor_id from (
        select vendor_id, sum(amount) as received, count(*) as payments from payments
        where last_status = 'Paid' and not direct_payment group by vendor_id) paid
      full join vendor_balances balances on balances.vendor_id = paid.vendor_id
      left join (
        select vendor_id, sum(amount) as paid_out, count(*) as payouts from vendor_payouts
        group by vendor_id) out on out.vendor_id = balances.vendor_id
      where coalesce(balances.received, 0) <> coalesce(paid.received, 0)
        or coalesce(balances.payments, 0) <> coalesce(paid.payments, 0)
        or coalesce(balances.paid_out, 0) <> coalesce(out.paid_out, 0)
        or coalesce(balances.payouts, 0) <> coalesce(out.payouts, 0)`,
  },
]
