-- An invoice keeps whom it was issued to, whatever the company is called later. A release before this one
-- leaves it out: until the next one fills that in, such an invoice says what its buyer is called now.
alter table invoices add column issued_to_name text, add column issued_to_phone text;
update invoices set issued_to_name = buyers.legal_name, issued_to_phone = buyers.phone
  from buyers where buyers.id = invoices.buyer_id;
create index invoices_issued_to on invoices using gin (vendor_id, lower(issued_to_name) gin_trgm_ops);

-- An order's page asks for the invoices of its packages, its vendor's too.
create index invoices_of_vendor_package on invoices (vendor_id, package_id);
-- What a statement begins with is what is open of before, and what was paid since.
create index invoices_open_of_pair on invoices (vendor_id, buyer_id, created_at) include (grand_total)
  where paid_at is null and last_status <> 'Withdrawn';
create index invoices_paid_of_pair on invoices (vendor_id, buyer_id, paid_at) where paid_at is not null;

-- Each side's list, of all and of one status.
create index payments_in_status_of_buyer on payments (buyer_id, last_status, created_at desc, id desc);
create index payments_newest_of_vendor on payments (vendor_id, created_at desc, id desc);

create index received_money_in_status on received_money (last_status, created_at desc, id desc);
drop index received_money_kept;
create index received_money_numbers on received_money (external_id);
create index received_money_accounts on received_money (account_number);
