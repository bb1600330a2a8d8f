-- The message that a reply answers: an earlier one of the same conversation.
alter table messages add column reply_to_seq integer;
alter table messages add constraint messages_reply_to_earlier check (reply_to_seq < seq) not valid;
alter table messages add constraint messages_reply_to_fkey
  foreign key (buyer_id, conversation_id, reply_to_seq) references messages not valid;
-- Files of messages have their own prefix: more kinds are accepted than for other documents.
alter table files drop constraint files_prefix_check;
alter table files add constraint files_prefix_check
  check (prefix in ('buyer', 'vendor', 'provider', 'emailPO', 'products', 'report', 'chat')) not valid;
