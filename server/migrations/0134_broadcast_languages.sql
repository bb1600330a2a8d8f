-- The language of a broadcast's title and message, and the same in the other language: readers get
-- their own language where there is one. Older broadcasts have one text for everybody.
alter table broadcasts
  add column language text not null default 'en' check (language in ('en', 'id')),
  add column other_title text,
  add column other_message text,
  add constraint broadcasts_other_whole check ((other_title is null) = (other_message is null));
