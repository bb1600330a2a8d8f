-- What a company's requests come to, by status: kept as 0034 tells. Who writes requests waits for a moment.
create trigger purchase_requests_summed_in after insert on purchase_requests
  referencing new table as rows_after
  for each statement execute function count_owned('request-amount', 'buyer_id', 'true', 'total');
create trigger purchase_requests_summed_on after update on purchase_requests
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_owned('request-amount', 'buyer_id', 'true', 'total');
create trigger purchase_requests_summed_out after delete on purchase_requests
  referencing old table as rows_before
  for each statement execute function count_owned('request-amount', 'buyer_id', 'true', 'total');
