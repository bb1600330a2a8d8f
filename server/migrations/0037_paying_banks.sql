-- What a bank's virtual accounts take, where it is known, and the provider's own account there: a
-- transfer by hand goes to it. A release before this one reads none of it.
alter table banks
  add column minimum_amount numeric(16, 0) check (minimum_amount > 0),
  add column maximum_amount numeric(16, 0),
  add column account_number text not null default '' check (account_number = '' or account_number ~ '^\d{5,20}$'),
  -- As the bank said, and when it did.
  add column account_holder text not null default '',
  add column verified_at timestamptz,
  add column version integer not null default 1,
  add constraint banks_limits check (maximum_amount >= coalesce(minimum_amount, 1));
update banks set minimum_amount = 10000, maximum_amount = 50000000 where code = '014';
