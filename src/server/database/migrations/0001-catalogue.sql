create extension if not exists unaccent;

-- Which generation of a site's catalogue is sold. One small update of this row switches the whole site over.
create table catalogue_state (
  site text primary key,
  generation bigint not null,
  -- counts every change that a page can show: an import, a stock booking
  version bigint not null,
  changed_at timestamptz not null,
  -- whether the prices of this generation are in the price history yet
  settled boolean not null default true
);

create sequence catalogue_generation;

-- The import of a site that is under way, one at a time; one that was not seen for a minute has died.
create table catalogue_import (
  site text primary key,
  generation bigint not null,
  seen_at timestamptz not null
);

-- Generations that were sold until just now: a process may still read them for a second or two.
create table catalogue_retired (
  generation bigint primary key,
  retired_at timestamptz not null
);

-- The nine-digit id of every product that was ever sold here, kept for good (PROD-1); first_seen sorts "newest".
create table product_number (
  site text not null,
  source_id text not null,
  product_id char(9) not null,
  first_seen timestamptz not null,
  primary key (site, source_id)
);

create unique index product_number_by_id on product_number (site, product_id);

-- The number of every category path that was ever used, kept for good: addresses end in it.
create table category_number (
  site text not null,
  path text not null,
  category_id integer not null,
  primary key (site, path),
  unique (site, category_id)
);

create table category (
  site text not null,
  generation bigint not null,
  category_id integer not null,
  parent_id integer,
  title text not null,
  intro text not null default '',
  picture text,
  position integer not null,
  primary key (site, generation, category_id)
);

-- Products and articles lie in one partition a generation: an old one is dropped whole, which takes a moment and leaves
-- nothing behind (the embedded database has no vacuum running). A generation is one site's, so no index needs the site.
create table product (
  site text not null,
  generation bigint not null,
  product_id char(9) not null,
  -- the feed's own id of it
  source_id text not null,
  position integer not null,
  title text not null,
  details text not null,
  description text not null,
  brand text,
  slug text not null,
  -- the category on each of three levels; deeper paths of a feed end at the third
  category_1 integer,
  category_2 integer,
  category_3 integer,
  labels text[] not null,
  intensity smallint,
  pictures text[] not null,
  search_words tsvector not null,
  primary key (generation, product_id)
) partition by list (generation);

create index product_in_category_1 on product (category_1, position);

create index product_in_category_2 on product (category_2, position);

create index product_in_category_3 on product (category_3, position);

-- Without the list of pending entries: emptying it would keep the embedded database busy at an unlucky moment.
create index product_search on product using gin (search_words) with (fastupdate = off);

create table article (
  site text not null,
  generation bigint not null,
  product_id char(9) not null,
  tcm text not null,
  source_id text not null,
  position integer not null,
  color text,
  size text,
  picture text not null,
  price_minor integer not null,
  sale_minor integer,
  sale_from timestamptz,
  sale_to timestamptz,
  -- lowest price of the 30 days before the sale began (EU price rule)
  lowest30_minor integer,
  availability text not null,
  available_from date,
  quantity integer,
  unit_amount numeric,
  unit text,
  gtin text,
  mpn text,
  -- custom_label_0 to custom_label_4 of the feed, as they came
  custom_labels text[] not null,
  primary key (generation, product_id, tcm),
  unique (generation, source_id)
) partition by list (generation);

create index article_in_order on article (position);

create index article_on_sale on article (product_id) where sale_minor is not null;

-- What an article cost and will cost by schedule, from when on.
create table price_point (
  site text not null,
  source_id text not null,
  valid_from timestamptz not null,
  amount_minor integer not null,
  primary key (site, source_id, valid_from)
);
