alter table messages validate constraint messages_reply_to_earlier;
alter table messages validate constraint messages_reply_to_fkey;
alter table files validate constraint files_prefix_check;
