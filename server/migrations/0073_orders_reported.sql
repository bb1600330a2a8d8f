-- The orders at the ends of a range. Who writes orders waits while it is made.
create index purchase_orders_reported on purchase_orders (buyer_id, created_at)
  include (last_status, grand_total);
