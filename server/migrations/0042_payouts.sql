-- What the platform owes vendors: the payments that went to it, less what it has paid out. Kept by
-- the database, so that it is exact whatever their number.
create table vendor_balances (
  vendor_id uuid primary key references vendors,
  -- Whole rupiah, of so many payments.
  received numeric(20, 0) not null default 0,
  payments bigint not null default 0,
  paid_out numeric(20, 0) not null default 0,
  payouts bigint not null default 0,
  constraint vendor_balances_owed check (paid_out >= 0 and paid_out <= received)
);

create table vendor_payouts (
  vendor_id uuid not null references vendors,
  id uuid not null unique,
  amount numeric(20, 0) not null check (amount > 0),
  -- The vendor's account as it was then.
  bank_name text not null,
  account_number text not null,
  account_holder text not null,
  note text not null,
  proof_file_id uuid not null references files,
  created_by uuid not null references users,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (vendor_id, id)
);
create index vendor_payouts_newest on vendor_payouts (vendor_id, created_at desc, id desc);
create index payments_received on payments (vendor_id, paid_at desc, id desc)
  where last_status = 'Paid' and not direct_payment;

create function add_to_balances() returns trigger language plpgsql as $$
begin
  insert into vendor_balances as balances (vendor_id, received, payments)
  select vendor_id, sum(amount), sum(number) from (
    select vendor_id, amount, 1 as number from rows_after
    where last_status = 'Paid' and not direct_payment
    union all
    select vendor_id, -amount, -1 from rows_before
    where last_status = 'Paid' and not direct_payment
  ) changes
  group by vendor_id having sum(number) <> 0 or sum(amount) <> 0
  order by vendor_id
  on conflict (vendor_id) do update
    set received = balances.received + excluded.received,
      payments = balances.payments + excluded.payments;
  return null;
end $$;

create function add_new_to_balances() returns trigger language plpgsql as $$
begin
  insert into vendor_balances as balances (vendor_id, received, payments)
  select vendor_id, sum(amount), count(*) from rows_after
  where last_status = 'Paid' and not direct_payment
  group by vendor_id order by vendor_id
  on conflict (vendor_id) do update
    set received = balances.received + excluded.received,
      payments = balances.payments + excluded.payments;
  return null;
end $$;

-- Making them keeps writers out until the migration ends: nothing is missed before the first sums.
create trigger payments_balanced_in after insert on payments
  referencing new table as rows_after
  for each statement execute function add_new_to_balances();
create trigger payments_balanced_on after update on payments
  referencing old table as rows_before new table as rows_after
  for each statement execute function add_to_balances();
insert into vendor_balances (vendor_id, received, payments)
select vendor_id, sum(amount), count(*) from payments
where last_status = 'Paid' and not direct_payment group by vendor_id;
