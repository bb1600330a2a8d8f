-- Several moves of one order within minutes share one entry: the newest is listed, and the ones
-- before it name it here.
alter table notifications add column folded_into uuid;
create index notifications_folded on notifications (owner_id, folded_into)
  where folded_into is not null;
