-- Callbacks that are not done, or were not understood, are shown to the provider with what was tried; what
-- became of one is told in few words.
alter table gateway_callbacks
  alter column outcome drop default,
  alter column outcome drop not null,
  add column tries integer not null default 0,
  add column last_error text;
update gateway_callbacks set outcome = case
  when done_at is null then null
  when outcome = 'paid' then 'Applied'
  when outcome = 'kept' then 'Kept'
  when outcome = 'nothing to do' then 'Not understood'
  else 'Nothing' end;
alter table gateway_callbacks
  add check (outcome in ('Applied', 'Kept', 'Known', 'Moved', 'Nothing', 'Not understood')),
  add check ((outcome is null) = (done_at is null));
create index gateway_callbacks_to_look_at on gateway_callbacks (received_at desc, id desc)
  where done_at is null or outcome = 'Not understood';
create index gateway_callbacks_done on gateway_callbacks (done_at);
