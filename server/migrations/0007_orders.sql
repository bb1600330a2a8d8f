-- Purchase orders: one per approved request and vendor, its packages by payment term.

create table purchase_orders (
  buyer_id uuid not null references buyers,
  id uuid not null,
  code text not null unique,
  request_id uuid not null,
  request_code text not null,
  vendor_id uuid not null references vendors,
  vendor_name text not null,
  vendor_phone text not null,
  vendor_email text not null,
  vendor_address text not null,
  department_id uuid,
  department_name text,
  ship_to_name text not null,
  ship_to_phone text not null,
  ship_to_line text not null,
  ship_to_city_id text not null references cities,
  ship_to_city text not null,
  ship_to_postcode text not null,
  last_status text not null,
  grand_total numeric(16, 0) not null check (grand_total >= 0),
  down_payment numeric(16, 0) not null check (down_payment >= 0),
  created_by uuid not null,
  created_by_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id),
  unique (buyer_id, request_id, vendor_id),
  foreign key (buyer_id, request_id) references purchase_requests (buyer_id, id),
  foreign key (buyer_id, department_id) references departments (buyer_id, id)
);
create index purchase_orders_newest on purchase_orders (buyer_id, created_at desc, id desc);
create index purchase_orders_request on purchase_orders (buyer_id, request_code);
create index purchase_orders_vendor on purchase_orders (vendor_id, created_at desc, id desc);

create table packages (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  code text not null unique,
  last_status text not null,
  payment_term integer not null,
  shipping_cost numeric(16, 0) not null default 0 check (shipping_cost >= 0),
  total numeric(16, 0) not null check (total >= 0),
  -- The order's, for tabs that list orders by the status of a package, newest first.
  order_created_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id),
  foreign key (buyer_id, order_id) references purchase_orders (buyer_id, id)
);
create index packages_order on packages (buyer_id, order_id);
create index packages_tab on packages (buyer_id, last_status, order_created_at desc, order_id desc);

create table order_items (
  buyer_id uuid not null,
  id uuid not null,
  package_id uuid not null,
  position integer not null,
  vendor_id uuid not null,
  product_id uuid not null,
  name text not null,
  slug text not null,
  sku text not null,
  brand text not null,
  image_url text not null,
  quantity numeric(12, 2) not null check (quantity >= 0),
  quantity_original numeric(12, 2) not null,
  retail_price numeric(14, 2) not null,
  retail_price_original numeric(14, 2) not null,
  discount numeric(7, 6) not null,
  discount_price numeric not null,
  discount_price_original numeric not null,
  tax_title text not null,
  tax numeric(5, 4) not null,
  single_tax_price numeric not null,
  sub_total numeric(16, 0) not null,
  sub_total_original numeric(16, 0) not null,
  payment_term integer not null,
  note text not null,
  last_status text check (last_status in ('Waiting Approval', 'Approved', 'Rejected')),
  primary key (buyer_id, id),
  foreign key (buyer_id, package_id) references packages (buyer_id, id)
);
create index order_items_package on order_items (buyer_id, package_id, position);
