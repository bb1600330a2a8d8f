-- What vendors sell, edited by themselves: their settings, relations, pictures and imports; and what
-- people look for. Words are found inside of names by trigrams.
create extension if not exists pg_trgm;

alter table vendors
  add column logo_url text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
-- As chosen from the lists; the names beside them are what documents print.
alter table vendors
  add column district_id text references districts,
  add column village_id text references villages;
-- The first user of a vendor is its owner.
update users set is_owner = true from (
  select distinct on (vendor_id) id from users
  where vendor_id is not null order by vendor_id, created_at, id
) as earliest where users.id = earliest.id;
create unique index users_one_vendor_owner on users (vendor_id) where is_owner and vendor_id is not null;
create index audit_log_vendor_at on audit_log (vendor_id, at desc, id desc)
  where vendor_id is not null;
create index audit_log_vendor_subject on audit_log (vendor_id, subject, at desc, id desc)
  where vendor_id is not null;
create index vendors_by_name on vendors (lower(legal_name), id);

alter table categories add column version integer not null default 1;
create unique index categories_name
  on categories (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

-- Whole provinces of a coverage; `city_ids` has their cities as well as the single ones.
alter table coverages
  add column province_ids text[] not null default '{}',
  add column version integer not null default 1;
create unique index coverages_name on coverages (vendor_id, lower(name));
-- Looked up by products of several vendors.
create unique index coverages_id on coverages (id);

create index products_newest_of_vendor on products (vendor_id, updated_at desc, id desc);
create index products_name_of_vendor on products (vendor_id, lower(name), id);
create index products_category on products (category_id);
create index products_withdrawn_of_vendor on products (vendor_id, updated_at desc, id desc)
  where withdrawn_at is not null;
create index products_price_of_vendor on products (vendor_id, retail_price, id);
create index products_stock_of_vendor on products (vendor_id, stock, id);
create index products_brand_of_vendor on products (vendor_id, brand);
create index products_coverage on products (coverage_id, id);
-- One SKU of a vendor, whatever its case.
create unique index products_sku_of_vendor on products (vendor_id, lower(sku));
-- Pasted lists name SKUs of any vendor, and mistype them.
create index products_sku on products (lower(sku));
create index products_sku_like on products using gin (lower(sku) gin_trgm_ops);
create index products_words on products
  using gin (lower(name || ' ' || sku || ' ' || brand) gin_trgm_ops);

-- Pictures of products, in two sizes, open to everybody: the search shows them without a token. The
-- row stands before its objects do; one that no product has (attached_at) is swept after a while.
create table product_pictures (
  vendor_id uuid not null references vendors,
  id uuid not null unique,
  uploaded_by uuid not null references users,
  width integer not null,
  height integer not null,
  -- Of the upload as it came, for the same call made again.
  sha256 text not null,
  idempotency_key text,
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  attached_at timestamptz,
  primary key (vendor_id, id)
);
create index product_pictures_unattached on product_pictures (created_at) where attached_at is null;
create index product_pictures_unused on product_pictures (vendor_id) where attached_at is null;
create unique index product_pictures_same_call on product_pictures (uploaded_by, idempotency_key)
  where idempotency_key is not null;

-- A relation is asked for by a buyer, granted or declined by the vendor, and ended by either: it is
-- marked, never removed.
alter table preferred_vendors
  add column requested_discount numeric(5, 2) check (requested_discount between 0 and 100),
  add column requested_payment_term integer check (requested_payment_term between 0 and 365),
  add column requested_by uuid references users,
  add column requested_by_name text not null default '',
  add column requested_at timestamptz not null default now(),
  add column answered_at timestamptz,
  add column answered_by_name text not null default '',
  add column declined_reason text not null default '',
  add column declined_at timestamptz,
  add column removed_at timestamptz,
  -- By the buyer it is off the list; by the vendor it has ended, for a reason.
  add column removed_by text check (removed_by in ('buyer', 'vendor')),
  add column removed_by_name text not null default '',
  add column removed_reason text not null default '',
  -- Products that the buyer would like cheaper, in its own words.
  add column requested_products jsonb not null default '[]',
  add column version integer not null default 1;
update preferred_vendors set
  requested_discount = initial_discount,
  requested_payment_term = payment_term,
  requested_at = created_at;
create index preferred_vendors_requested on preferred_vendors (vendor_id, requested_at desc);

-- A company's defaults (Spec 2 §2, Platform setting); none: nothing was saved yet.
create table platform_settings (
  buyer_id uuid primary key references buyers,
  discount numeric(5, 2) not null check (discount between 0 and 100),
  payment_term integer not null check (payment_term between 0 and 365),
  down_payment numeric(5, 2) not null check (down_payment between 0 and 100),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Products from a spreadsheet. It is checked first, then imported; each batch of lines is one
-- transaction with its counts, so that one that stopped goes on where it was. The row stands before
-- its object does.
create table product_imports (
  vendor_id uuid not null references vendors,
  id uuid not null unique,
  state text not null check (state in
    ('uploading', 'checking', 'checked', 'importing', 'done', 'canceled', 'failed')),
  file_name text not null,
  object_key text not null unique,
  size integer not null default 0,
  sha256 text not null default '',
  encoding text not null default '',
  -- How its numbers are written: as told, or read from each.
  numbers text not null default 'read',
  -- The first line as it stands in the file, and what stands between its cells.
  heading jsonb not null default '[]',
  delimiter text not null default '',
  lines integer,
  lines_checked integer not null default 0,
  lines_imported integer not null default 0,
  good integer not null default 0,
  bad integer not null default 0,
  -- As checked: products that there are not yet, and those that would change.
  new_lines integer not null default 0,
  changed_lines integer not null default 0,
  -- As imported; `imported` counts lines that were as they are now, too.
  imported integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  -- The first good lines, as they would be.
  sample jsonb not null default '[]',
  failure jsonb,
  idempotency_key text,
  created_by uuid not null references users,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  started_by uuid references users,
  started_by_name text not null default '',
  started_at timestamptz,
  finished_at timestamptz,
  -- Its object and its bad lines are kept for a while only.
  swept_at timestamptz,
  primary key (vendor_id, id)
);
create index product_imports_newest on product_imports (vendor_id, created_at desc, id desc);
create index product_imports_unswept on product_imports (created_at) where swept_at is null;
create unique index product_imports_one_at_once on product_imports (vendor_id)
  where state in ('checking', 'importing');
create unique index product_imports_same_call on product_imports (created_by, idempotency_key)
  where idempotency_key is not null;
create table product_import_problems (
  vendor_id uuid not null,
  import_id uuid not null,
  line integer not null,
  fields jsonb not null,
  problems jsonb not null,
  primary key (vendor_id, import_id, line),
  foreign key (vendor_id, import_id) references product_imports (vendor_id, id)
);
-- What an import changed of each product, before and after: a part of the audit log, apart from it,
-- so that the log has one entry for an import and not 100,000.
create table product_import_changes (
  vendor_id uuid not null,
  import_id uuid not null,
  line integer not null,
  product_id uuid not null,
  -- Field: [before, after]; of what was made, [after].
  change jsonb not null,
  primary key (vendor_id, import_id, line),
  foreign key (vendor_id, import_id) references product_imports (vendor_id, id)
);
create index product_import_changes_product on product_import_changes (product_id);
create trigger product_import_changes_append_only
  before update or delete or truncate on product_import_changes
  for each statement execute function append_only();

-- What the search was told of lately: a rebuild asks after every part.
create index outbox_told on outbox (delivered_at) where name = 'products.changed';

-- What people looked for and found, counted per company and day; and what is suggested of it.
create table searches (
  buyer_id uuid not null references buyers,
  query text not null,
  day date not null,
  count integer not null default 1,
  primary key (buyer_id, query, day)
);
create index searches_day on searches (day);
create table query_suggestions (
  query text primary key,
  -- How often it was looked for and sold, weighed.
  weight integer not null,
  -- How many products it finds.
  hits integer not null,
  revision bigint not null default 0,
  updated_at timestamptz not null default now()
);
create index query_suggestions_prefix on query_suggestions (query text_pattern_ops);
create index query_suggestions_revision on query_suggestions (revision desc);

-- The drafts that a person may add to, the latest changed first.
create index purchase_requests_open on purchase_requests (buyer_id, updated_at desc, id desc)
  where last_status = 'Open';
