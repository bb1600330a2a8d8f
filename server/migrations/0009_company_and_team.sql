-- Company and team: what several people edit at once is versioned; names are one company's own.

-- Of super admins, whom several of the provider's staff may be editing, and of a company's users.
alter table users add column version integer not null default 1;
alter table addresses add column version integer not null default 1;

create unique index roles_name on roles (buyer_id, lower(name)) where deleted_at is null;
create unique index departments_name on departments (buyer_id, lower(name)) where deleted_at is null;
create unique index addresses_name on addresses (buyer_id, lower(name)) where deleted_at is null;
create index users_role on users (buyer_id, role_id);
create index audit_log_buyer_subject on audit_log (buyer_id, subject, at desc, id desc);
