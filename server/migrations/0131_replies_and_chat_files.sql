-- The message that a reply answers. The key is the conversation's own: a reply cannot quote another
-- conversation, and never a later message.
alter table messages add column reply_to_seq integer
  constraint messages_reply_to_earlier check (reply_to_seq < seq);
alter table messages add constraint messages_reply_to_fkey
  foreign key (buyer_id, conversation_id, reply_to_seq) references messages not valid;
-- Files of messages: their own prefix, since more kinds are accepted than for documents.
alter table files drop constraint files_prefix_check;
alter table files add constraint files_prefix_check
  check (prefix in ('buyer', 'vendor', 'provider', 'emailPO', 'products', 'report', 'chat')) not valid;
