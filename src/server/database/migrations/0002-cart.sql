-- What a visitor has in the cart, one row. Changes compare the version, so two at once both count.
create table cart (
  site text not null,
  visitor_id uuid not null,
  version integer not null,
  -- the entries in the order they were put in, with what they were called and cost then
  entries jsonb not null,
  -- ids of the last changes: one that comes again changes nothing
  recent_changes text[] not null,
  -- first day on which the cart is no longer kept. A day and not a moment, so that a change rarely touches the index
  expires_on date not null,
  primary key (site, visitor_id)
) with (fillfactor = 70);

create index cart_expiry on cart (expires_on);
