-- The search index's own tables: what can be found, apart from the catalog that it was made from,
-- so that the hosted index and this one are fed alike.

-- Lists of city names that many documents share.
create table search_coverages (
  id integer generated always as identity primary key,
  -- MD5 of the sorted names: a list of 514 names is too long for an index of its own.
  digest text not null unique,
  cities text[] not null
);

-- The order of changes. Writers take a lock in turn, so it is the order of commits too, and a
-- process that has read up to a revision has missed nothing before it.
create sequence search_revisions;

create table search_documents (
  -- Small and dense: every process counts by it.
  key integer generated always as identity primary key,
  id text not null unique,
  revision bigint not null unique default nextval('search_revisions'),
  -- Letters and digits in lower case: looked up whole or by its beginning, never by words.
  sku text not null,
  coverage_id integer references search_coverages,
  -- As answered, but for the coverage; json, not jsonb, as it is only ever read whole. Null says
  -- that it was removed, which other processes must be able to see.
  document json
);
create index search_documents_sku on search_documents (sku text_pattern_ops)
  where document is not null;
