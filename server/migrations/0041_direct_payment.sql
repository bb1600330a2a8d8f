-- The vendor's setting that invoices copy at issue: paid to its own accounts.
alter table vendors add column direct_payment boolean not null default false;
