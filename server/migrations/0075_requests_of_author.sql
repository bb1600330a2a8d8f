-- What waits for a person of their own requests: of these there are few.
create index purchase_requests_of_author on purchase_requests (buyer_id, created_by, created_at desc, id desc)
  where last_status in ('Open', 'Rejected');
