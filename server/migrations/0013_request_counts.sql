-- How the counts of 0011 are kept, and the first of them.

-- For any table with buyer_id and last_status; its argument is what the document is called.
create function count_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into document_count_deltas (owner_id, document, status, delta)
    select buyer_id, tg_argv[0], last_status, count(*) from rows_after
    group by buyer_id, last_status;
  elsif tg_op = 'DELETE' then
    insert into document_count_deltas (owner_id, document, status, delta)
    select buyer_id, tg_argv[0], last_status, -count(*) from rows_before
    group by buyer_id, last_status;
  else
    insert into document_count_deltas (owner_id, document, status, delta)
    select buyer_id, tg_argv[0], last_status, sum(change) from (
      select buyer_id, last_status, 1 as change from rows_after
      union all
      select buyer_id, last_status, -1 from rows_before
    ) changes
    group by buyer_id, last_status having sum(change) <> 0;
  end if;
  return null;
end $$;

-- Making them keeps writers of requests out until the migration ends: nothing is missed before the
-- first count.
create trigger purchase_requests_counted_in after insert on purchase_requests
  referencing new table as rows_after
  for each statement execute function count_documents('request');
create trigger purchase_requests_counted_on after update on purchase_requests
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_documents('request');
create trigger purchase_requests_counted_out after delete on purchase_requests
  referencing old table as rows_before
  for each statement execute function count_documents('request');
insert into document_counts (owner_id, document, status, count)
select buyer_id, 'request', last_status, count(*) from purchase_requests
group by buyer_id, last_status;
