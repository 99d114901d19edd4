-- CART-13: the changes of carts of the last day or two, by the key that the browser gave them. One that comes again changes
-- nothing. Apart from the cart, so that its row stays small. cart.recent_changes goes on with the last thirty-two: programs of
-- the version before, which run beside this one during an upgrade (RUN-10), know those alone.
create table cart_change (
  site text not null,
  visitor_id uuid not null,
  change_id text not null,
  -- as in cart.recent_changes: whether something was added, the key, a digest of what was asked
  mark text not null,
  -- first day on which it is no longer kept
  expires_on date not null,
  primary key (site, visitor_id, change_id)
);

-- Rows come in the order of their days: an index of ranges costs a change next to nothing.
create index cart_change_expiry on cart_change using brin (expires_on);
