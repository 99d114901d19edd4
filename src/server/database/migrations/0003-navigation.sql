-- First level of a site's navigation: each entry is a category with its tree, and may have teasers.
create table navigation_entry (
  site text not null,
  position integer not null,
  category_id integer not null,
  teaser_title text,
  -- [{title, category, picture}]
  teaser_items jsonb not null,
  valid_from timestamptz,
  valid_to timestamptz,
  primary key (site, position)
);

-- Small collections that are on sale for a short time.
create table themeworld (
  site text not null,
  themeworld_id integer not null,
  position integer not null,
  section text not null,
  title text not null,
  text text not null,
  picture text not null,
  kontor_card boolean not null,
  availability text[] not null,
  badges text[] not null,
  valid_from timestamptz not null,
  -- first moment at which it is over
  valid_to timestamptz not null,
  product_ids text[] not null,
  primary key (site, themeworld_id)
);

-- Counts changes of navigation and themeworlds, as catalogue_state does for products.
create table content_state (
  site text primary key,
  version bigint not null
);
