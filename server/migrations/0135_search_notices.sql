-- Processes listen for changes of the search index instead of asking for them. Triggers send the notices, so
-- that those of a process of the previous release arrive, too. Notices of one transaction are sent once.
create function notify_search() returns trigger language plpgsql as $$
begin
  perform pg_notify('search', tg_table_name);
  return null;
end $$;
create trigger search_documents_changed after insert or update on search_documents
  for each statement execute function notify_search();
create trigger query_suggestions_changed after insert or update or delete on query_suggestions
  for each statement execute function notify_search();

-- Snapshots of the index in files of processes. A process trusts a snapshot only if it is recorded here: a
-- snapshot of another database, or of a time after the backup from which this database was restored, is not.
create table search_snapshots (
  id uuid primary key,
  created_at timestamptz not null default now()
);
