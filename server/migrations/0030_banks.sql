-- The banks of Indonesia by the code of Bank Indonesia, and the accounts that vendors are paid to. New
-- tables alone: a release before this one knows of none of them.
create table banks (
  code text primary key check (code ~ '^\d{3}$'),
  name text not null,
  -- As people call it.
  name_code text not null,
  category text not null check (category in ('state', 'private', 'sharia', 'regional', 'digital', 'foreign')),
  image_url text not null default '',
  -- A virtual account can be had there.
  takes_virtual_accounts boolean not null default false,
  active boolean not null default true
);

insert into banks (code, name, name_code, category, takes_virtual_accounts) values
  ('002', 'Bank Rakyat Indonesia', 'BRI', 'state', true),
  ('008', 'Bank Mandiri', 'Mandiri', 'state', true),
  ('009', 'Bank Negara Indonesia', 'BNI', 'state', true),
  ('200', 'Bank Tabungan Negara', 'BTN', 'state', false),
  ('011', 'Bank Danamon Indonesia', 'Danamon', 'private', false),
  ('013', 'Bank Permata', 'Permata', 'private', true),
  ('014', 'Bank Central Asia', 'BCA', 'private', true),
  ('016', 'Bank Maybank Indonesia', 'Maybank', 'private', false),
  ('019', 'Bank Panin', 'Panin', 'private', false),
  ('022', 'Bank CIMB Niaga', 'CIMB Niaga', 'private', true),
  ('023', 'Bank UOB Indonesia', 'UOB', 'private', false),
  ('028', 'Bank OCBC Indonesia', 'OCBC', 'private', false),
  ('076', 'Bank Bumi Arta', 'Bumi Arta', 'private', false),
  ('097', 'Bank Mayapada Internasional', 'Mayapada', 'private', false),
  ('151', 'Bank Mestika Dharma', 'Mestika', 'private', false),
  ('153', 'Bank Sinarmas', 'Sinarmas', 'private', false),
  ('161', 'Bank Ganesha', 'Ganesha', 'private', false),
  ('212', 'Bank Woori Saudara Indonesia 1906', 'Woori Saudara', 'private', false),
  ('213', 'Bank SMBC Indonesia', 'SMBC', 'private', true),
  ('426', 'Bank Mega', 'Mega', 'private', false),
  ('441', 'Bank KB Indonesia', 'KB', 'private', false),
  ('484', 'Bank KEB Hana Indonesia', 'KEB Hana', 'private', false),
  ('485', 'Bank MNC Internasional', 'MNC', 'private', false),
  ('503', 'Bank Nationalnobu', 'Nobu', 'private', false),
  ('523', 'Bank Sahabat Sampoerna', 'Sampoerna', 'private', false),
  ('147', 'Bank Muamalat Indonesia', 'Muamalat', 'sharia', false),
  ('425', 'Bank Jabar Banten Syariah', 'BJB Syariah', 'sharia', false),
  ('451', 'Bank Syariah Indonesia', 'BSI', 'sharia', true),
  ('506', 'Bank Mega Syariah', 'Mega Syariah', 'sharia', false),
  ('517', 'Bank Panin Dubai Syariah', 'Panin Dubai Syariah', 'sharia', false),
  ('536', 'Bank BCA Syariah', 'BCA Syariah', 'sharia', false),
  ('547', 'Bank BTPN Syariah', 'BTPN Syariah', 'sharia', false),
  ('110', 'Bank Pembangunan Daerah Jawa Barat dan Banten', 'BJB', 'regional', false),
  ('111', 'Bank Pembangunan Daerah DKI Jakarta', 'Bank Jakarta', 'regional', false),
  ('112', 'Bank Pembangunan Daerah DIY', 'BPD DIY', 'regional', false),
  ('113', 'Bank Pembangunan Daerah Jawa Tengah', 'Bank Jateng', 'regional', false),
  ('114', 'Bank Pembangunan Daerah Jawa Timur', 'Bank Jatim', 'regional', false),
  ('117', 'Bank Pembangunan Daerah Sumatera Utara', 'Bank Sumut', 'regional', false),
  ('118', 'Bank Pembangunan Daerah Sumatera Barat', 'Bank Nagari', 'regional', false),
  ('120', 'Bank Pembangunan Daerah Sumatera Selatan dan Bangka Belitung', 'Bank Sumsel Babel', 'regional', false),
  ('126', 'Bank Pembangunan Daerah Sulawesi Selatan dan Sulawesi Barat', 'Bank Sulselbar', 'regional', false),
  ('129', 'Bank Pembangunan Daerah Bali', 'BPD Bali', 'regional', false),
  ('490', 'Bank Neo Commerce', 'Neo Commerce', 'digital', false),
  ('494', 'Bank Raya Indonesia', 'Raya', 'digital', false),
  ('501', 'Bank Digital BCA', 'blu', 'digital', false),
  ('535', 'Bank Seabank Indonesia', 'SeaBank', 'digital', false),
  ('542', 'Bank Jago', 'Jago', 'digital', false),
  ('567', 'Allo Bank Indonesia', 'Allo', 'digital', false),
  ('031', 'Citibank', 'Citibank', 'foreign', false),
  ('046', 'Bank DBS Indonesia', 'DBS', 'foreign', false),
  ('050', 'Standard Chartered Bank', 'Standard Chartered', 'foreign', false),
  ('087', 'Bank HSBC Indonesia', 'HSBC', 'foreign', false),
  ('167', 'Bank QNB Indonesia', 'QNB', 'foreign', false);

create table vendor_bank_accounts (
  vendor_id uuid not null references vendors,
  id uuid not null unique,
  bank_code text not null references banks,
  account_number text not null check (account_number ~ '^\d{5,20}$'),
  -- As the bank said, and when it did.
  account_holder text not null,
  verified_at timestamptz not null,
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (vendor_id, id)
);
create unique index vendor_bank_accounts_number on vendor_bank_accounts (vendor_id, bank_code, account_number)
  where deleted_at is null;
create unique index vendor_bank_accounts_default on vendor_bank_accounts (vendor_id)
  where is_default and deleted_at is null;
