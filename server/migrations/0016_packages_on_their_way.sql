-- How a package travels.
alter table packages
  add column courier text not null default '',
  add column tracking_number text not null default '';
