-- Where the buyer was registered when the request was approved. Empty on orders made before; they
-- show where they are delivered to, as they always did.
alter table purchase_orders add column buyer_address text not null default '';
