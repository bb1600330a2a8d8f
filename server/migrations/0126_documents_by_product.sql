-- Lists of documents also find a document by the name or SKU of its products. While the indexes are
-- made, writing requests and orders waits.
create index request_lines_named on request_lines
  using gin (buyer_id, lower(name || ' ' || sku) gin_trgm_ops);
create index order_items_named on order_items
  using gin (buyer_id, vendor_id, lower(name || ' ' || sku) gin_trgm_ops);
