-- How invoices are paid, and what gateways said of it.
create table payments (
  buyer_id uuid not null references buyers,
  id uuid not null unique,
  -- Our reference with the gateway, too.
  code text not null unique,
  vendor_id uuid not null references vendors,
  kind text not null check (kind in ('Virtual Account', 'Manual Bank Transfer', 'Bank Transfer Page')),
  -- Whom it was asked of; none for a transfer by hand.
  gateway text check (gateway in ('xendit', 'oy', 'sandbox')),
  direct_payment boolean not null,
  last_status text not null check (last_status in
    ('Creating', 'Waiting Payment', 'Review Payment', 'Paid', 'Expired', 'Given Up', 'Failed')),
  -- Whole rupiah: the sum of its invoices.
  amount numeric(16, 0) not null check (amount > 0),
  bank_code text not null references banks,
  bank_name text not null,
  -- Where the money goes: the virtual account's number, or the account's.
  account_number text not null default '',
  account_holder text not null default '',
  -- As the gateway knows it, and where its page is.
  external_id text,
  page_url text,
  expires_at timestamptz,
  proof_file_id uuid,
  paid_at timestamptz,
  created_by uuid not null,
  created_by_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id)
);
create index payments_newest on payments (buyer_id, created_at desc, id desc);
create index payments_of_vendor on payments (vendor_id, last_status, created_at desc, id desc);
create index payments_in_status on payments (last_status, created_at desc, id desc);
create index payments_to_settle on payments (expires_at) where last_status in ('Creating', 'Waiting Payment');
create unique index payments_external on payments (gateway, external_id) where external_id is not null;
create index payments_proof on payments (proof_file_id) where proof_file_id is not null;

create table payment_invoices (
  buyer_id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount numeric(16, 0) not null check (amount > 0),
  -- Of the payment, kept here so that an invoice can have but one of each.
  is_live boolean not null,
  is_paid boolean not null default false,
  primary key (buyer_id, payment_id, invoice_id),
  foreign key (buyer_id, payment_id) references payments (buyer_id, id),
  foreign key (buyer_id, invoice_id) references invoices (buyer_id, id)
);
create unique index payment_invoices_live on payment_invoices (buyer_id, invoice_id) where is_live;
create unique index payment_invoices_paid on payment_invoices (buyer_id, invoice_id) where is_paid;
create index payment_invoices_of_invoice on payment_invoices (buyer_id, invoice_id);

-- What gateways call us with, kept before they are answered; each is worked on once.
create table gateway_callbacks (
  id uuid primary key,
  gateway text not null check (gateway in ('xendit', 'oy', 'sandbox')),
  body text not null,
  received_at timestamptz not null default now(),
  done_at timestamptz,
  -- What became of it, for who looks after it.
  outcome text not null default ''
);
create index gateway_callbacks_to_do on gateway_callbacks (received_at) where done_at is null;

-- Money that gateways say has come, once each.
create table received_money (
  id uuid primary key,
  gateway text not null check (gateway in ('xendit', 'oy', 'sandbox')),
  -- The gateway's number of it.
  external_id text not null,
  -- As they said it.
  reference text not null,
  account_number text not null,
  currency text not null,
  amount numeric(18, 2) not null,
  buyer_id uuid,
  payment_id uuid,
  paid_at timestamptz not null,
  -- Applied: it paid its payment. Kept: the provider decides. Then what was decided.
  last_status text not null check (last_status in
    ('Applied', 'Kept', 'Applied by hand', 'Refund Due', 'Refunded')),
  -- Why it was kept.
  reason text check (reason in ('unknown', 'amount', 'currency', 'late', 'duplicate')),
  refund_due numeric(18, 2) not null default 0 check (refund_due >= 0),
  note text not null default '',
  proof_file_id uuid,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (gateway, external_id),
  foreign key (buyer_id, payment_id) references payments (buyer_id, id)
);
create index received_money_kept on received_money (created_at desc, id desc) where last_status = 'Kept';
create index received_money_newest on received_money (created_at desc, id desc);
create index received_money_payment on received_money (buyer_id, payment_id);
