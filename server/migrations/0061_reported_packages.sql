-- What a package's move says of its lines (0060). Who writes packages waits for a moment.
create function report_packages() returns trigger language plpgsql as $$
begin
  perform put_into_reports(array_agg(items.buyer_id), array_agg(items.id))
  from rows_after after
  join rows_before before using (buyer_id, id)
  join order_items items on items.buyer_id = after.buyer_id and items.package_id = after.id
  where standing_of_package(after.last_status) <> standing_of_package(before.last_status)
  having count(*) > 0;
  return null;
end $$;
create trigger packages_reported_on after update on packages
  referencing old table as rows_before new table as rows_after
  for each statement execute function report_packages();

-- Whose package moved since 0060 was not told of it: 0064 brings them anew.
delete from report_lines;
