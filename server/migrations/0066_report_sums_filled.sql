-- What orders and requests of before 0062 and 0063 come to. Recounts less what was told since: one snapshot
-- sees both, and everybody goes on.
insert into report_sum_deltas (buyer_id, kind, day, key, count, quantity, amount, saved, saving)
select buyer_id, 'order', day, '', sum(count), 0, sum(amount), 0, 0 from (
  select buyer_id, (created_at at time zone 'UTC')::date as day, count(*) as count,
    sum(grand_total) as amount
  from purchase_orders where last_status <> 'Cancel' group by 1, 2
  union all
  select buyer_id, starts_on, -count, -amount from report_sums
  where kind = 'order' and grain = 'day'
  union all
  select buyer_id, day, -count, -amount from report_sum_deltas where kind = 'order'
) told
group by buyer_id, day having (sum(count), sum(amount)) is distinct from (0, 0);

insert into document_count_deltas (owner_id, document, status, delta)
select owner_id, document, status, sum(count) from (
  select buyer_id as owner_id, 'order-amount' as document, last_status as status,
    sum(grand_total) as count
  from purchase_orders group by buyer_id, last_status
  union all
  select buyer_id, 'request-amount', last_status, sum(total)
  from purchase_requests group by buyer_id, last_status
  union all
  select owner_id, document, status, -count from document_counts
  where document in ('order-amount', 'request-amount')
  union all
  select owner_id, document, status, -delta from document_count_deltas
  where document in ('order-amount', 'request-amount')
) told
group by owner_id, document, status having sum(count) <> 0;
