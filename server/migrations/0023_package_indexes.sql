-- While they are made, only who writes packages waits. A vendor's moves name a package alone; it is
-- searched for by its code.
create unique index packages_id on packages (id);
create index packages_found on packages using gin (lower(code) gin_trgm_ops);
