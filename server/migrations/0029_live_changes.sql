-- What has changed, for open screens: written beside what changed, in its transaction, once for each
-- company that it concerns, and swept after an hour. It says what, never how it is now: that is read
-- by the calls that ask who may.
create table live_changes (
  -- A buyer or a vendor.
  owner_id uuid not null,
  -- A reader's cursor is a snapshot: whatever that didn't see is new, also of a transaction that began
  -- long before the cursor was taken and was committed after it.
  txid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  topic text not null,
  document_id uuid not null,
  code text not null,
  at timestamptz not null default now(),
  primary key (owner_id, txid, id)
);
