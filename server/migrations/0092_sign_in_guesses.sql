-- Wrong passwords of an account over all addresses that it was never signed in from; from a number
-- on, the next try from such an address has to wait longer and longer.
create table sign_in_guesses (
  email text primary key,
  wrong integer not null,
  last_at timestamptz not null default now(),
  locked_until timestamptz
);
