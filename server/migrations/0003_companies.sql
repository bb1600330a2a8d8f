-- Buyers, their people, roles, departments and addresses; vendors; sign-in.

create table buyers (
  id uuid primary key,
  company_code text not null unique,
  legal_name text not null,
  name text not null,
  custom_code text not null default '',
  category text not null default '',
  type text not null default '',
  verification_status text not null default 'UNVERIFIED'
    check (verification_status in ('UNVERIFIED', 'VERIFIED')),
  time_zone text not null default 'Asia/Jakarta',
  phone text not null default '',
  whatsapp text not null default '',
  technical_contact text not null default '',
  website text not null default '',
  instagram text not null default '',
  facebook text not null default '',
  twitter text not null default '',
  created_at timestamptz not null default now()
);

create table addresses (
  buyer_id uuid not null references buyers,
  id uuid not null,
  name text not null,
  phone text not null default '',
  is_default boolean not null default false,
  province_id text not null references provinces,
  city_id text not null references cities,
  district_id text not null references districts,
  village_id text not null references villages,
  postcode text not null default '',
  street text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (buyer_id, id)
);
create unique index addresses_one_default on addresses (buyer_id) where is_default and deleted_at is null;

create table vendors (
  id uuid primary key,
  company_code text not null unique,
  legal_name text not null,
  category text not null default '',
  description text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  instagram text not null default '',
  facebook text not null default '',
  twitter text not null default '',
  street text not null default '',
  village text not null default '',
  district text not null default '',
  city_id text references cities,
  postcode text not null default '',
  discount_setting numeric(5, 2) not null default 0 check (discount_setting between 0 and 100),
  down_payment_setting numeric(5, 2) not null default 0 check (down_payment_setting between 0 and 100),
  payment_term integer not null default 30 check (payment_term between 0 and 365),
  active boolean not null default true,
  created_at timestamptz not null default now()
);

-- One namespace of company codes over buyers and vendors; a code never changes.
create function company_code_free() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.company_code <> old.company_code then
      raise exception 'a company code never changes';
    end if;
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('company_code:' || new.company_code));
  if exists (select 1 from buyers where company_code = new.company_code)
    or exists (select 1 from vendors where company_code = new.company_code) then
    raise unique_violation using message = 'company code is taken: ' || new.company_code;
  end if;
  return new;
end $$;
create trigger buyers_company_code before insert or update on buyers
  for each row execute function company_code_free();
create trigger vendors_company_code before insert or update on vendors
  for each row execute function company_code_free();

-- Default roles carry a key: what they may is in the code and the same for every company.
create table roles (
  buyer_id uuid not null references buyers,
  id uuid not null,
  name text not null,
  default_key text,
  modules text[] not null default '{}',
  features text[] not null default '{}',
  version integer not null default 1,
  deleted_at timestamptz,
  primary key (buyer_id, id)
);
create unique index roles_default on roles (buyer_id, default_key) where default_key is not null;

create table users (
  id uuid primary key,
  auth_id text not null unique,
  email text not null,
  full_name text not null,
  flag text not null check (flag in ('BUYER', 'VENDOR', 'PROVIDER')),
  buyer_id uuid references buyers,
  vendor_id uuid references vendors,
  role_id uuid,
  is_owner boolean not null default false,
  is_super_admin boolean not null default false,
  first_time boolean not null default false,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (buyer_id, role_id) references roles (buyer_id, id),
  unique (buyer_id, id),
  check (
    (flag = 'BUYER' and vendor_id is null and (is_super_admin or (buyer_id is not null and role_id is not null)))
    or (flag = 'VENDOR' and vendor_id is not null and buyer_id is null)
    or (flag = 'PROVIDER' and vendor_id is null and buyer_id is null)
  )
);
create unique index users_email on users (lower(email));
create unique index users_one_owner on users (buyer_id) where is_owner;
create index users_vendor on users (vendor_id) where vendor_id is not null;

create table super_admin_companies (
  user_id uuid not null references users,
  buyer_id uuid not null references buyers,
  primary key (user_id, buyer_id)
);

create table departments (
  buyer_id uuid not null references buyers,
  id uuid not null,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (buyer_id, id)
);
create table department_users (
  buyer_id uuid not null,
  department_id uuid not null,
  user_id uuid not null,
  primary key (buyer_id, department_id, user_id),
  foreign key (buyer_id, department_id) references departments (buyer_id, id),
  foreign key (buyer_id, user_id) references users (buyer_id, id)
);
create index department_users_user on department_users (buyer_id, user_id);

-- The built-in identity provider's own: passwords, sign-ins, wrong tries.
create table credentials (
  auth_id text primary key references users (auth_id),
  password_hash text not null,
  changed_at timestamptz not null default now()
);
create table sign_ins (
  id uuid primary key,
  user_id uuid not null references users,
  buyer_id uuid references buyers,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  active_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text,
  address text,
  user_agent text
);
create index sign_ins_open on sign_ins (user_id) where ended_at is null;
create table sign_in_failures (
  email text not null,
  address text not null,
  wrong integer not null,
  first_at timestamptz not null,
  locked_until timestamptz,
  primary key (email, address)
);
