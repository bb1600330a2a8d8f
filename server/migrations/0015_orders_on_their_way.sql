-- What orders, packages and items carry on their way (0015 to 0017). A release before this one writes
-- none of it, and reads what it knows: every default is what such a row means.
-- While a release before this one is at work, whoever writes or reads must not wait for long, nor in a
-- circle. So a file alters one table, with constant defaults and checks that read no row; what reads
-- rows comes in files of its own, in which everybody goes on (0020, 0027) or only who writes one table
-- waits (0021 to 0023).

-- The down payment of an order, which is its own life beside the order's. Of orders that ask for none
-- (down_payment = 0) it says nothing.
alter table purchase_orders
  add column down_payment_state text not null default 'Asked',
  -- Whole rupiah: what was asked for first, once less is, for less is left of the order.
  add column down_payment_original numeric(16, 0),
  add column proof_file_id uuid,
  -- Whole rupiah: what invoices took of a confirmed one; and what is owed back of it,
  -- when its order ended with something left.
  add column down_payment_used numeric(16, 0) not null default 0,
  add column refund_due numeric(16, 0) not null default 0,
  add column refund_file_id uuid,
  add constraint purchase_orders_down_payment_state check (down_payment_state in
    ('Asked', 'Submitted', 'Refused', 'Confirmed', 'Refund Due', 'Refunded', 'Lapsed')) not valid,
  add constraint purchase_orders_down_payment_used
    check (down_payment_used between 0 and down_payment) not valid,
  add constraint purchase_orders_refund_due
    check (refund_due between 0 and down_payment) not valid;
