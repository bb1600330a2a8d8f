-- What fails is tried again after growing pauses, and stands in the way of nothing else meanwhile.
alter table outbox add column tries integer not null default 0, add column try_after timestamptz;

-- Which messages stood there when somebody came.
create index messages_by_time on messages (buyer_id, conversation_id, created_at, seq);
