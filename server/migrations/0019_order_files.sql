-- The files of a down payment. Who writes orders or files waits for a moment.
alter table purchase_orders
  add constraint purchase_orders_proof_file
    foreign key (proof_file_id) references files not valid,
  add constraint purchase_orders_refund_file
    foreign key (refund_file_id) references files not valid;
