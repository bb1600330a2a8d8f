-- Purchase requests. Lines keep the figures of the last save by value.

create table purchase_requests (
  buyer_id uuid not null references buyers,
  id uuid not null,
  code text not null unique,
  last_status text not null
    check (last_status in ('Open', 'Submit', 'Approved', 'Rejected', 'Deleted')),
  department_id uuid,
  department_name text,
  address_id uuid not null,
  address_name text not null,
  address_phone text not null,
  address_line text not null,
  address_city_id text not null references cities,
  address_city text not null,
  address_postcode text not null,
  total numeric(16, 0) not null check (total >= 0),
  items_count integer not null,
  vendor_names text[] not null,
  -- Also a super admin, who acts for the company without belonging to it.
  created_by uuid not null references users (id),
  created_by_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id),
  foreign key (buyer_id, department_id) references departments (buyer_id, id),
  foreign key (buyer_id, address_id) references addresses (buyer_id, id)
);
create index purchase_requests_newest on purchase_requests (buyer_id, created_at desc, id desc)
  where last_status <> 'Deleted';

-- Everyone who created, edited or submitted a request: they don't decide it.
create table request_hands (
  buyer_id uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  primary key (buyer_id, request_id, user_id),
  foreign key (buyer_id, request_id) references purchase_requests (buyer_id, id)
);

create table request_vendors (
  buyer_id uuid not null,
  request_id uuid not null,
  vendor_id uuid not null references vendors,
  position integer not null,
  name text not null,
  phone text not null,
  email text not null,
  address text not null,
  down_payment_setting numeric(5, 2) not null,
  down_payment numeric(16, 0) not null,
  total numeric(16, 0) not null,
  primary key (buyer_id, request_id, vendor_id),
  foreign key (buyer_id, request_id) references purchase_requests (buyer_id, id)
);

create table request_lines (
  buyer_id uuid not null,
  request_id uuid not null,
  id uuid not null,
  position integer not null,
  vendor_id uuid not null,
  product_id uuid not null,
  name text not null,
  slug text not null,
  sku text not null,
  brand text not null,
  image_url text not null,
  quantity numeric(12, 2) not null check (quantity > 0),
  minimum_order numeric(14, 2) not null,
  stock numeric(14, 2) not null,
  retail_price numeric(14, 2) not null,
  product_discount numeric(5, 4) not null,
  special_discount numeric(5, 2) not null,
  discount_setting numeric(5, 2) not null,
  discount numeric(7, 6) not null,
  discount_price numeric not null,
  tax_title text not null,
  tax numeric(5, 4) not null,
  single_tax_price numeric not null,
  sub_total_tax numeric(16, 0) not null,
  sub_total numeric(16, 0) not null,
  payment_term integer not null,
  note text not null,
  primary key (buyer_id, request_id, id),
  unique (buyer_id, request_id, product_id),
  foreign key (buyer_id, request_id, vendor_id) references request_vendors (buyer_id, request_id, vendor_id),
  foreign key (vendor_id, product_id) references products (vendor_id, id)
);
