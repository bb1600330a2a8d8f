-- What a company decides of itself beside its time zone: the language of what leaves it, and whether
-- somebody else approves its owner's requests. The release before it goes on with what was so far.
alter table buyers
  add column language text not null default 'en' check (language in ('en', 'id')),
  add column owner_needs_approval boolean not null default false;
update buyers set language = owner.language from users owner
  where owner.buyer_id = buyers.id and owner.is_owner and owner.language <> buyers.language;
