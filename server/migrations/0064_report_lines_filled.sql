-- transaction: none
-- Lines of before 0060, a day of a company at a time: whoever moves one of them meanwhile waits for that
-- day, puts it here as well, and the move stands. May be run any number of times.
do $$
declare part record;
begin
  for part in
    select buyer_id, date_trunc('day', created_at) as day from purchase_orders
    group by 1, 2 order by 2, 1
  loop
    insert into report_lines (buyer_id, item_id, ordered_at, vendor_id, department_id, product_id,
      standing, brand, quantity, amount, saving)
    select lines.* from purchase_orders orders
    join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
    join order_items items
      on items.buyer_id = packages.buyer_id and items.package_id = packages.id
    join lines_to_report lines
      on lines.buyer_id = items.buyer_id and lines.item_id = items.id
    where orders.buyer_id = part.buyer_id and orders.created_at >= part.day
      and orders.created_at < part.day + interval '1 day'
    on conflict do nothing;
    perform fold_report_sums(1000000);
    commit;
  end loop;
end $$;
