-- The rows that were there before the checks of 0015 to 0019: read while everybody goes on.
alter table purchase_orders
  validate constraint purchase_orders_down_payment_state,
  validate constraint purchase_orders_down_payment_used,
  validate constraint purchase_orders_refund_due,
  validate constraint purchase_orders_proof_file,
  validate constraint purchase_orders_refund_file;
alter table order_items
  validate constraint order_items_state,
  validate constraint order_items_proposed,
  validate constraint order_items_proposal,
  validate constraint order_items_received;
alter table files validate constraint files_prefix_check;
