-- While they are made, only who writes requests and items of orders waits.

-- For who decides: what a department asks for in a month.
create index purchase_requests_asked on purchase_requests (buyer_id, department_id, updated_at)
  where last_status in ('Submit', 'Approved');

-- What the list of requests is searched by, each cut from an index.
create extension if not exists btree_gin;
create function joined_words(words text[]) returns text
  language sql immutable strict parallel safe
  return lower(array_to_string(words, E'\n'));
create index purchase_requests_found on purchase_requests using gin (
  buyer_id,
  lower(code) gin_trgm_ops,
  lower(created_by_name) gin_trgm_ops,
  joined_words(vendor_names) gin_trgm_ops
) where last_status <> 'Deleted';
create index purchase_requests_of_department
  on purchase_requests (buyer_id, department_id, created_at desc, id desc)
  where last_status <> 'Deleted';
create index purchase_requests_in_status
  on purchase_requests (buyer_id, last_status, created_at desc, id desc);

-- And at what price a product was ordered last; items after requests, as an approval writes them.
create index order_items_product on order_items (buyer_id, product_id, id desc);
