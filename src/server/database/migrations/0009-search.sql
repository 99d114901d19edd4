create extension if not exists pg_trgm;

-- What was asked on a day, and how often; nothing of who asked. Older days are forgotten.
create table search_query (
  site text not null,
  day date not null,
  query text not null,
  times integer not null,
  primary key (site, day, query)
);

-- The words of a generation, for shops whose search index is the database: found by likeness of their letters.
create table search_word (
  site text not null,
  generation bigint not null,
  word text not null,
  primary key (site, generation, word)
);

create index search_word_like on search_word using gin (word gin_trgm_ops) with (fastupdate = off);

-- Generations whose words are all there.
create table search_generation (
  site text not null,
  generation bigint not null,
  primary key (site, generation)
);
