-- Reports that are made in the background, for who asked for them. Whoever makes one holds it until
-- `held_until`, which it moves on while it is alive: one that was killed is followed by another.
create table report_downloads (
  buyer_id uuid not null references buyers,
  id uuid not null,
  asked_by uuid not null references users,
  from_day date not null,
  to_day date not null,
  language text not null check (language in ('en', 'id')),
  state text not null check (state in ('Making', 'Ready', 'Failed', 'Canceled', 'Gone')),
  rows_written integer not null default 0,
  rows_in_all integer not null,
  -- How often its making was begun, and by whom it is made now.
  tries integer not null default 0,
  held_by uuid,
  held_until timestamptz,
  -- Where its file lies, or may lie; null once it is removed.
  object_key text,
  size bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (buyer_id, id),
  check ((state = 'Making') = (ended_at is null)),
  check (state <> 'Ready' or size is not null and object_key is not null)
);
create index report_downloads_of on report_downloads (buyer_id, asked_by, created_at desc, id desc);
-- Asked for twice it is made once.
create unique index report_downloads_making
  on report_downloads (buyer_id, asked_by, from_day, to_day, language) where state = 'Making';
create index report_downloads_kept on report_downloads (ended_at) where object_key is not null;
