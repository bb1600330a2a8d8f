-- While they are made, only who writes orders waits.
create unique index purchase_orders_of_vendor on purchase_orders (vendor_id, id);
create index purchase_orders_of_department
  on purchase_orders (buyer_id, department_id, created_at desc, id desc);
create index purchase_orders_in_status
  on purchase_orders (buyer_id, last_status, created_at desc, id desc);
create index purchase_orders_of_buyer
  on purchase_orders (vendor_id, buyer_id, created_at desc, id desc);
-- Before a file is swept, it is looked up who names it.
create index purchase_orders_proof on purchase_orders (proof_file_id)
  where proof_file_id is not null;
create index purchase_orders_refund on purchase_orders (refund_file_id)
  where refund_file_id is not null;
