-- The texts that are part of a contract (terms, withdrawal notice with its form), each version once; orders name theirs.
create table legal_text (
  -- SHA-256 of name and content
  hash text primary key,
  site text not null,
  -- terms, withdrawal, returns, or the name of a contract form
  name text not null,
  content jsonb not null,
  first_used_at timestamptz not null
);

alter table shop_order add column legal_texts text[] not null default '{}';
