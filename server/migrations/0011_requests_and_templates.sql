-- Templates: items to be ordered again, under a name. Of prices only what tells how they changed.

create table templates (
  buyer_id uuid not null references buyers,
  id uuid not null,
  name text not null,
  total numeric(16, 0) not null check (total >= 0),
  items_count integer not null,
  vendor_names text[] not null,
  -- Also a super admin, who acts for the company without belonging to it.
  created_by uuid not null references users (id),
  created_by_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (buyer_id, id)
);
create index templates_newest on templates (buyer_id, created_at desc, id desc)
  where deleted_at is null;

create table template_lines (
  buyer_id uuid not null,
  template_id uuid not null,
  id uuid not null,
  position integer not null,
  vendor_id uuid not null,
  product_id uuid not null,
  quantity numeric(12, 2) not null check (quantity > 0),
  -- Of the last save: for what is withdrawn since, and to tell what changed.
  discount_price numeric not null,
  sub_total numeric(16, 0) not null,
  note text not null,
  primary key (buyer_id, template_id, id),
  unique (buyer_id, template_id, product_id),
  foreign key (buyer_id, template_id) references templates (buyer_id, id),
  foreign key (vendor_id, product_id) references products (vendor_id, id)
);

-- Who decided a request, a row for each step: today there is one.
create table request_decisions (
  buyer_id uuid not null,
  request_id uuid not null,
  step integer not null,
  decision text not null check (decision in ('approve', 'reject')),
  decided_by uuid not null references users (id),
  decided_by_name text not null,
  -- Of a super admin: the company that they act for.
  acting_for uuid references buyers,
  note text not null,
  decided_at timestamptz not null,
  primary key (buyer_id, request_id, step),
  foreign key (buyer_id, request_id) references purchase_requests (buyer_id, id)
);

-- What was decided before they had rows of their own.
insert into request_decisions (buyer_id, request_id, step, decision, decided_by, decided_by_name,
  acting_for, note, decided_at)
select distinct on (history.buyer_id, history.document_id)
  history.buyer_id, history.document_id, 1,
  case history.status when 'Approved' then 'approve' else 'reject' end,
  history.user_id, history.user_name, audit_log.acting_for, history.note, history.at
from status_history as history
join purchase_requests as request
  on request.buyer_id = history.buyer_id and request.id = history.document_id
left join audit_log
  on audit_log.subject_id = history.document_id::text
  and audit_log.action in ('request.approve', 'request.reject')
where history.document = 'request' and history.status in ('Approved', 'Rejected')
  and history.user_id is not null
order by history.buyer_id, history.document_id, history.id;

-- For who decides: at what price a product was ordered last, what a department asks for in a month.
create index order_items_product on order_items (buyer_id, product_id, id desc);
create index purchase_requests_asked on purchase_requests (buyer_id, department_id, updated_at)
  where last_status in ('Submit', 'Approved');

-- A file that goes with mails: kept until the last of them has left.
create table mail_files (
  id uuid primary key,
  name text not null,
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
alter table mails add column file_id uuid references mail_files;
create index mails_file on mails (file_id) where file_id is not null;

-- How many documents of a company stand in each status, exactly, without counting them. Every
-- statement adds what it changed as rows of its own: writers never wait for each other. A job folds
-- those rows into the counts once a minute; what is true is always the sum of both.
create table document_counts (
  buyer_id uuid not null references buyers,
  document text not null,
  status text not null,
  count bigint not null,
  primary key (buyer_id, document, status)
);
create table document_count_deltas (
  buyer_id uuid not null,
  id bigint generated always as identity,
  document text not null,
  status text not null,
  delta bigint not null,
  primary key (buyer_id, id)
);

-- For any table with buyer_id and last_status; its argument is what the document is called.
create function count_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into document_count_deltas (buyer_id, document, status, delta)
    select buyer_id, tg_argv[0], last_status, count(*) from rows_after
    group by buyer_id, last_status;
  elsif tg_op = 'DELETE' then
    insert into document_count_deltas (buyer_id, document, status, delta)
    select buyer_id, tg_argv[0], last_status, -count(*) from rows_before
    group by buyer_id, last_status;
  else
    insert into document_count_deltas (buyer_id, document, status, delta)
    select buyer_id, tg_argv[0], last_status, sum(change) from (
      select buyer_id, last_status, 1 as change from rows_after
      union all
      select buyer_id, last_status, -1 from rows_before
    ) changes
    group by buyer_id, last_status having sum(change) <> 0;
  end if;
  return null;
end $$;

-- Making them keeps writers out until the migration ends: nothing is missed before the first count.
create trigger purchase_requests_counted_in after insert on purchase_requests
  referencing new table as rows_after
  for each statement execute function count_documents('request');
create trigger purchase_requests_counted_on after update on purchase_requests
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_documents('request');
create trigger purchase_requests_counted_out after delete on purchase_requests
  referencing old table as rows_before
  for each statement execute function count_documents('request');
insert into document_counts (buyer_id, document, status, count)
select buyer_id, 'request', last_status, count(*) from purchase_requests
group by buyer_id, last_status;

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

-- Searches that a person keeps under a name: the address's query of a screen.
create table saved_filters (
  buyer_id uuid not null references buyers,
  id uuid not null,
  -- Also a super admin, who acts for the company without belonging to it.
  user_id uuid not null references users (id),
  screen text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  primary key (buyer_id, id)
);
create unique index saved_filters_names
  on saved_filters (buyer_id, user_id, screen, lower(name));
