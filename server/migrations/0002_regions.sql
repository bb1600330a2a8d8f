-- Regions of Indonesia by their official codes; names as the government writes them.
create table provinces (
  id text primary key,
  name text not null
);
create table cities (
  id text primary key,
  province_id text not null references provinces,
  name text not null unique
);
create table districts (
  id text primary key,
  city_id text not null references cities,
  name text not null,
  postcode text
);
create table villages (
  id text primary key,
  district_id text not null references districts,
  name text not null
);
create index cities_province on cities (province_id, name);
create index districts_city on districts (city_id, name);
create index villages_district on villages (district_id, name);
