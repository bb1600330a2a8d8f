-- Money that the provider decided about: rare, and looked for beside every payment of its company.
create index received_money_by_hand on received_money (buyer_id)
  where last_status in ('Applied by hand', 'Refund Due', 'Refunded');
