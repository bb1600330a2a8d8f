-- What orders are searched by, each cut from an index. While they are made, only who writes orders waits.
create index purchase_orders_found on purchase_orders using gin (
  buyer_id,
  lower(code) gin_trgm_ops,
  lower(request_code) gin_trgm_ops,
  lower(vendor_name) gin_trgm_ops,
  lower(created_by_name) gin_trgm_ops
);
create index purchase_orders_found_by_vendor on purchase_orders using gin (
  vendor_id,
  lower(code) gin_trgm_ops
);
