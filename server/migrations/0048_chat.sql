-- Chat: one conversation per buyer and vendor. New tables alone: a release before this one knows of none
-- of them.
create table conversations (
  buyer_id uuid not null references buyers,
  id uuid not null,
  vendor_id uuid not null references vendors,
  -- The place of the newest message; places are given under this row's lock, from 1, without gaps.
  last_seq integer not null default 0,
  -- How many of them are the vendor's; the others are the buyer's.
  by_vendor integer not null default 0,
  -- Who looked for it: a conversation without messages stands in the list of that side alone.
  opened_by_buyer boolean not null default false,
  opened_by_vendor boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id),
  unique (buyer_id, vendor_id),
  constraint conversations_counts check (last_seq >= by_vendor and by_vendor >= 0)
);
create index conversations_of_buyer on conversations (buyer_id, updated_at desc, id desc);
create index conversations_of_vendor on conversations (vendor_id, updated_at desc, id desc);
create unique index conversations_by_vendor on conversations (vendor_id, id);

create table messages (
  buyer_id uuid not null,
  conversation_id uuid not null,
  seq integer not null check (seq > 0),
  -- Made by the sender.
  id uuid not null,
  from_vendor boolean not null,
  -- How many of the vendor's there are up to this one.
  by_vendor integer not null,
  from_user_id uuid not null references users,
  from_user_name text not null,
  text text not null check (length(text) <= 4000),
  created_at timestamptz not null,
  primary key (buyer_id, conversation_id, seq),
  -- The same one sent twice is one message.
  unique (buyer_id, id),
  foreign key (buyer_id, conversation_id) references conversations
);
-- The words of a conversation.
create index messages_found on messages using gin (conversation_id, lower(text) gin_trgm_ops);

create table message_files (
  buyer_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  position integer not null,
  file_id uuid not null references files,
  primary key (buyer_id, conversation_id, seq, position),
  foreign key (buyer_id, conversation_id, seq) references messages
);
-- What is swept asks whether anything names it.
create index message_files_file on message_files (file_id);

-- How far somebody has read.
create table conversation_marks (
  buyer_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null references users,
  of_vendor boolean not null,
  seq integer not null check (seq > 0),
  -- How many of the vendor's there are up to there.
  by_vendor integer not null,
  primary key (buyer_id, conversation_id, user_id),
  foreign key (buyer_id, conversation_id, seq) references messages
);

-- Each time that somebody went on reading: a message was read when its reader first came to it or beyond.
create table conversation_reads (
  buyer_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null references users,
  seq integer not null,
  read_at timestamptz not null,
  primary key (buyer_id, conversation_id, user_id, seq),
  foreign key (buyer_id, conversation_id, seq) references messages
);
