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
-- A release before this one writes other words: none is refused.
alter table gateway_callbacks add check ((outcome is null) = (done_at is null));
create index gateway_callbacks_to_look_at on gateway_callbacks (received_at desc, id desc)
  where done_at is null or outcome = 'Not understood';
-- They are removed at different times.
create index gateway_callbacks_with_money on gateway_callbacks (done_at) where outcome in ('Applied', 'Kept');
create index gateway_callbacks_without on gateway_callbacks (done_at) where outcome not in ('Applied', 'Kept');
