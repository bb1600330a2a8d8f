-- The rows that were there before 0039: read while everybody goes on.
alter table files validate constraint files_prefix_check;
