-- The accounts to which a buying company gets money back, kept as the vendors' are (0030). A new table
-- alone: a release before this one knows of none of them.
create table buyer_bank_accounts (
  buyer_id uuid not null references buyers,
  id uuid not null,
  bank_code text not null references banks,
  account_number text not null check (account_number ~ '^\d{5,20}$'),
  -- As the bank said, and when it did.
  account_holder text not null,
  verified_at timestamptz not null,
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (buyer_id, id)
);
create unique index buyer_bank_accounts_number on buyer_bank_accounts (buyer_id, bank_code, account_number)
  where deleted_at is null;
create unique index buyer_bank_accounts_default on buyer_bank_accounts (buyer_id)
  where is_default and deleted_at is null;
