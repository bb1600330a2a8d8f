-- Companies that are invited by mail, and vendors that asked to sell by it. New tables alone: a release
-- before this one knows of none of them.
create table invitations (
  buyer_id uuid not null references buyers,
  id uuid not null,
  channel text not null check (channel in ('BUYER', 'VENDOR')),
  email text not null,
  -- Of the company that is invited; empty when nobody said it.
  name text not null,
  -- The sender's own words in the mail, also when it is mailed again.
  message text not null,
  state text not null check (state in ('Sent', 'Accepted', 'Revoked')),
  -- Of the newest link: the ones before it open nothing.
  token_hash text not null,
  expires_at timestamptz not null,
  -- How often it was mailed; by whom and when last.
  sent integer not null default 1,
  sent_by uuid not null references users,
  sent_by_name text not null,
  sent_at timestamptz not null,
  -- The company that came of it, and how far it is.
  company_name text,
  joined text check (joined in ('waiting', 'joined', 'declined')),
  accepted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (buyer_id, id),
  constraint invitations_accepted check ((state = 'Accepted')
    = (accepted_at is not null and company_name is not null and joined is not null))
);
create unique index invitations_open on invitations (buyer_id, channel, lower(email))
  where state = 'Sent';
create index invitations_newest on invitations (buyer_id, sent_at desc, id desc);

-- Every link that was mailed, so that one of before is told from one that never was.
create table invitation_links (
  token_hash text primary key,
  buyer_id uuid not null,
  invitation_id uuid not null,
  mailed_at timestamptz not null,
  foreign key (buyer_id, invitation_id) references invitations
);
create index invitation_links_mailed on invitation_links (buyer_id, mailed_at);
create index invitation_links_old on invitation_links (mailed_at);
create index invitation_links_of on invitation_links (buyer_id, invitation_id);

-- Addresses that were to be invited and turned out to have an account: they count against the company's
-- day, so that nobody asks about everybody.
create table invitation_lookups (
  buyer_id uuid not null references buyers,
  looked_at timestamptz not null,
  addresses integer not null check (addresses > 0)
);
create index invitation_lookups_of on invitation_lookups (buyer_id, looked_at);

-- Companies that were invited to sell and asked to, until the provider has looked at them.
create table vendor_applications (
  id uuid primary key,
  -- The buyer that invited it, and by what.
  buyer_id uuid not null,
  invitation_id uuid not null,
  legal_name text not null,
  category text not null,
  owner_name text not null,
  owner_email text not null,
  phone text not null,
  city text not null,
  note text not null,
  -- What it reads.
  language text not null,
  state text not null check (state in ('Waiting', 'Accepted', 'Declined')),
  reason text not null default '',
  decided_by uuid references users,
  decided_at timestamptz,
  vendor_id uuid references vendors,
  version integer not null default 1,
  created_at timestamptz not null,
  -- An invitation works once.
  unique (buyer_id, invitation_id),
  foreign key (buyer_id, invitation_id) references invitations,
  constraint vendor_applications_vendor check ((state = 'Accepted') = (vendor_id is not null))
);
create unique index vendor_applications_waiting on vendor_applications (lower(owner_email))
  where state = 'Waiting';
create index vendor_applications_newest on vendor_applications (created_at desc, id desc);
