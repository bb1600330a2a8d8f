-- When a payment's gateway was asked last: of all who look at it, one asks. And how payments are found
-- by words that stand in their codes. A release before this one reads none of it.
alter table payments add column asked_at timestamptz;
create index payments_found on payments using gin (buyer_id, lower(code) gin_trgm_ops);
create index payments_found_by_vendor on payments using gin (vendor_id, lower(code) gin_trgm_ops);
create index payments_found_by_provider on payments using gin (lower(code) gin_trgm_ops);
create index received_money_found on received_money using gin (lower(reference) gin_trgm_ops);
