-- A relation's down payment, in percent: what the buyer asked for, and what the vendor grants; null: the
-- vendor's own setting counts.
alter table preferred_vendors
  add column requested_down_payment numeric(5, 2) check (requested_down_payment between 0 and 100),
  add column down_payment numeric(5, 2) check (down_payment between 0 and 100);
