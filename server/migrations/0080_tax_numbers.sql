-- Invoices name the tax numbers of both parties, as they were at issue. Null on invoices issued before.
alter table vendors add column tax_number text not null default '';
alter table invoices
  add column issued_by_tax_number text,
  add column issued_to_tax_number text;
