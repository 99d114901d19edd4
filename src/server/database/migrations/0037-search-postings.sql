-- SRCH-7: with SEARCH_INDEX=database the products of each word are one value: their numbers in ascending order, four bytes each.
-- The full-text index had to read the row of each product that has a word.
create table search_posting (
  site text not null,
  generation bigint not null,
  word text not null,
  numbers bytea not null,
  primary key (site, generation, word)
);

-- Numbers do not become smaller by compressing.
alter table search_posting alter column numbers set storage external;

-- Products whose words an update has changed since: their numbers in search_posting do not count.
create table search_change (
  site text not null,
  generation bigint not null,
  product_id char(9) not null,
  primary key (site, generation, product_id)
);

-- How many products the generation had when search_posting was filled; null: it is not filled.
alter table search_generation add column posted integer;
