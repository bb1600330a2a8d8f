-- Numbers and files of legal documents that a company has filled in and not submitted yet.
-- Versions come from one sequence: a draft that was removed and begun again has another version,
-- and of two drafts the higher version is the newer one.
create sequence legal_document_draft_versions as integer;
create table legal_document_drafts (
  buyer_id uuid not null references buyers,
  kind_id uuid not null references legal_document_kinds,
  id uuid not null,
  number text not null,
  file_id uuid references files,
  version integer not null default nextval('legal_document_draft_versions'),
  primary key (buyer_id, kind_id)
);
create index legal_document_drafts_file on legal_document_drafts (file_id);
