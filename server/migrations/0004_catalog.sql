-- What vendors sell: categories, products, where they deliver, and their terms for a buyer.

create table categories (
  id uuid primary key,
  parent_id uuid references categories,
  level integer not null check (level between 0 and 4),
  name text not null,
  -- Names from the root down to this one.
  path text[] not null,
  sort integer not null default 0
);
create index categories_parent on categories (parent_id, sort);

-- A set of cities that many products share.
create table coverages (
  vendor_id uuid not null references vendors,
  id uuid not null,
  name text not null,
  city_ids text[] not null,
  primary key (vendor_id, id)
);

create table products (
  vendor_id uuid not null references vendors,
  id uuid not null unique,
  category_id uuid not null references categories,
  coverage_id uuid not null,
  sku text not null,
  slug text not null unique,
  name text not null,
  brand text not null default '',
  image_urls text[] not null default '{}',
  short_description text not null default '',
  description text not null default '',
  storage text not null default '',
  retail_price numeric(14, 2) not null check (retail_price >= 0),
  discount numeric(5, 4) not null default 0 check (discount between 0 and 1),
  tax_title text not null default '',
  tax numeric(5, 4) not null default 0 check (tax between 0 and 1),
  stock numeric(14, 2) not null default 0 check (stock >= 0),
  minimum_order numeric(14, 2) not null default 1 check (minimum_order >= 0),
  payment_term integer check (payment_term between 0 and 365),
  weight numeric(12, 3) not null default 0,
  width numeric(12, 2) not null default 0,
  height numeric(12, 2) not null default 0,
  length numeric(12, 2) not null default 0,
  warehouse_city_id text not null references cities,
  withdrawn_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (vendor_id, id),
  unique (vendor_id, sku),
  foreign key (vendor_id, coverage_id) references coverages (vendor_id, id)
);

-- Preferred vendors: what a vendor grants this buyer, while Active.
create table preferred_vendors (
  buyer_id uuid not null references buyers,
  vendor_id uuid not null references vendors,
  status text not null default 'Inactive' check (status in ('Inactive', 'Active')),
  initial_discount numeric(5, 2) check (initial_discount between 0 and 100),
  payment_term integer check (payment_term between 0 and 365),
  created_at timestamptz not null default now(),
  primary key (buyer_id, vendor_id)
);
create index preferred_vendors_vendor on preferred_vendors (vendor_id, status);
create table preferred_vendor_products (
  buyer_id uuid not null,
  vendor_id uuid not null,
  product_id uuid not null,
  discount numeric(5, 2) not null check (discount between 0 and 100),
  primary key (buyer_id, vendor_id, product_id),
  foreign key (buyer_id, vendor_id) references preferred_vendors (buyer_id, vendor_id),
  foreign key (vendor_id, product_id) references products (vendor_id, id)
);
