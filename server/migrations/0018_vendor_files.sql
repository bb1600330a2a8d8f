-- What a vendor uploads besides pictures of products: the proof that a down payment was returned.
alter table files drop constraint files_prefix_check;
alter table files add constraint files_prefix_check
  check (prefix in ('buyer', 'vendor', 'emailPO', 'products')) not valid;
