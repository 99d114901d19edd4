-- Pages and search words that a site has taken in. A site without a row shows those of the content folder, as read at the start.
create table content_document (
  site text not null,
  kind text not null check (kind in ('pages', 'search')),
  body jsonb not null,
  primary key (site, kind)
);
