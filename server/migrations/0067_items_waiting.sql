-- How many items wait for the buyer: of these there are few. Who writes lines waits while it is made.
create index order_items_waiting on order_items (buyer_id) where state = 'Waiting Approval';
