-- What saves of a draft took over (prices, taxes, minimums, terms) and nobody has accepted yet. A
-- release before this one neither reads nor writes it, and goes on as it did.
alter table purchase_requests add column unaccepted jsonb not null default '[]';
