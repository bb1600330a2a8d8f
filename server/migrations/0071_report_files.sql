-- Their files are opened by links as others are.
alter table files drop constraint files_prefix_check;
alter table files add constraint files_prefix_check
  check (prefix in ('buyer', 'vendor', 'provider', 'emailPO', 'products', 'report')) not valid;
