-- Documents of the hosted search index have square units (`10 m2`), sizes with glued units and
-- hyphened words in one spelling as well. All products are brought to the index once more, 500 at a
-- time, while searches go on.
insert into outbox (name, payload)
select 'products.changed', jsonb_build_object('productIds', jsonb_agg(id))
from (select id, (row_number() over (order by id) - 1) / 500 as batch from products) as numbered
group by batch;
