-- What the provider's people upload: proofs of the money that they send.
alter table files drop constraint files_prefix_check;
alter table files add constraint files_prefix_check
  check (prefix in ('buyer', 'vendor', 'provider', 'emailPO', 'products')) not valid;
