alter table files validate constraint files_prefix_check;
