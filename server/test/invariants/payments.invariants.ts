import type { Invariant } from './invariant'

export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a payment comes to the sum of its invoices, all of its buyer, vendor, due date and way',
    breaches: `
      select payments.code, payments.amount, paid.amount as invoices from payments
      left join lateral (select sum(rows.amount) as amount, count(distinct due_date) as due_dates,
          bool_and(invoices.vendor_id = payments.vendor_id
            and invoices.direct_payment = payments.direct_payment
            and invoices.grand_total = rows.amount) as is_alike
        from payment_invoices rows join invoices on invoices.buyer_id = rows.buyer_id
          and invoices.id = rows.invoice_id
        where rows.buyer_id = payments.buyer_id and rows.payment_id = payments.id) paid on true
      where paid.amount is distinct from payments.amount or paid.due_dates <> 1 or not paid.is_alike`,
  },
  {
    name: 'what a payment pays is held live while it lives, and paid once it is',
    breaches: `
      select payments.code, payments.last_status, is_live, is_paid from payments
      join payment_invoices paid on paid.buyer_id = payments.buyer_id and paid.payment_id = payments.id
      where is_live <> (payments.last_status in ('Creating', 'Waiting Payment', 'Review Payment'))
        or is_paid <> (payments.last_status = 'Paid')
        or (payments.paid_at is not null) <> is_paid`,
  },
  {
    name: 'an invoice stands where its live payment does, or its paid one; without one it waits',
    breaches: `
      select invoices.code, invoices.last_status, live.last_status as live, paid.last_status as paid
      from invoices
      left join lateral (select payments.last_status from payment_invoices rows
        join payments on payments.buyer_id = rows.buyer_id and payments.id = rows.payment_id
        where rows.buyer_id = invoices.buyer_id and rows.invoice_id = invoices.id and rows.is_live)
        live on true
      left join lateral (select payments.last_status from payment_invoices rows
        join payments on payments.buyer_id = rows.buyer_id and payments.id = rows.payment_id
        where rows.buyer_id = invoices.buyer_id and rows.invoice_id = invoices.id and rows.is_paid)
        paid on true
      where invoices.last_status is distinct from case
        when invoices.grand_total = 0 then 'Paid'
        when paid.last_status is not null then 'Paid'
        when live.last_status in ('Creating', 'Waiting Payment') then 'Waiting Payment'
        when live.last_status is not null then live.last_status
        when invoices.last_status in ('Ready to Payment', 'Withdrawn') then invoices.last_status end`,
  },
  {
    name: 'a payment that a gateway collects is paid by money, exactly once; no other is',
    breaches: `
      select payments.code, payments.last_status, gateway, payments.amount, money.amount as received
      from payments
      left join lateral (select sum(rows.amount - rows.refund_due) as amount from received_money rows
        where rows.buyer_id = payments.buyer_id and rows.payment_id = payments.id
          and (rows.last_status in ('Applied', 'Applied by hand', 'Refund Due')
            or rows.last_status = 'Refunded' and rows.refund_due < rows.amount)) money on true
      where money.amount is distinct from
        case when payments.last_status = 'Paid' and gateway is not null then payments.amount end`,
  },
  {
    name: 'money is applied or kept with a reason, and what was decided of it says by whom',
    breaches: `
      select reference, last_status, reason, refund_due from received_money
      where (last_status = 'Applied') <> (reason is null)
        or (last_status in ('Applied by hand', 'Refund Due', 'Refunded')) <> (decided_by is not null)
        or (last_status = 'Refunded') <> (proof_file_id is not null)
        or (last_status in ('Refund Due', 'Refunded')) <> (refund_due > 0)
        or refund_due > amount`,
  },
  {
    name: 'a payment has a history that ends where it stands, told once for each entry',
    breaches: `
      select payments.code, last_status, history.statuses, told.statuses as told from payments
      left join lateral (select array_agg(status order by rows.id) as statuses
        from status_history rows where rows.buyer_id = payments.buyer_id
          and rows.document_id = payments.id and rows.document = 'payment') history on true
      left join lateral (select array_agg(payload ->> 'status' order by outbox.id) as statuses
        from outbox where name = 'payment.moved' and payload ->> 'paymentId' = payments.id::text)
        told on true
      where history.statuses is null
        or history.statuses[array_length(history.statuses, 1)] <> last_status
        or history.statuses is distinct from told.statuses
        or version <> array_length(history.statuses, 1)`,
  },
  {
    name: 'the counts of payments are those of a recount, on both sides',
    breaches: `
      with owned as (
        select owner_id, last_status as status from payments
        cross join lateral (values (buyer_id), (vendor_id)) owner (owner_id))
      select owner_id, status, kept.count, counted.count as counted from (
        select owner_id, status, sum(count) as count from (
          select owner_id, document, status, count from document_counts
          union all
          select owner_id, document, status, delta from document_count_deltas) told
        where document = 'payment' group by owner_id, status) kept
      full join (select owner_id, status, count(*) as count from owned
        group by owner_id, status) counted using (owner_id, status)
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
  },
]
