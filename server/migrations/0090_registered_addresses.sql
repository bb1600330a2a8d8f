-- Where a company is registered (Spec 1 §3, Company detail) is one thing, and where it has goods
-- delivered (Spec 1 §3, Address) another: until now the default delivery address was both.
create table registered_addresses (
  buyer_id uuid primary key references buyers,
  province_id text not null references provinces,
  city_id text not null references cities,
  district_id text not null references districts,
  village_id text not null references villages,
  postcode text not null default '',
  street text not null
);

-- The first address of a company is where it is registered until its owner says otherwise. The
-- release before this one knows addresses alone, so the database itself separates what it writes.
create function register_first_address() returns trigger language plpgsql as $$
begin
  insert into registered_addresses
    (buyer_id, province_id, city_id, district_id, village_id, postcode, street)
  values (new.buyer_id, new.province_id, new.city_id, new.district_id, new.village_id,
    new.postcode, new.street)
  on conflict (buyer_id) do nothing;
  return null;
end $$;
create trigger addresses_register_first after insert on addresses
  for each row when (new.is_default) execute function register_first_address();

-- Companies that exist keep the address that they saved first, even where it was removed since.
-- Among addresses of one moment it is the one that stopped being the default first.
insert into registered_addresses
  (buyer_id, province_id, city_id, district_id, village_id, postcode, street)
select distinct on (addresses.buyer_id) addresses.buyer_id, province_id, city_id, district_id,
  village_id, postcode, street
from addresses
left join lateral (
  select before ->> 'default' as name from audit_log
  where audit_log.buyer_id = addresses.buyer_id and action = 'address.make-default'
  order by at, id limit 1) former on true
order by addresses.buyer_id, created_at, (addresses.name = former.name) desc nulls last,
  is_default desc, addresses.id
on conflict (buyer_id) do nothing;
