-- What somebody has said in the checkout and not ordered yet; one a visitor. Gone with the order, or after some days.
create table checkout (
  site text not null,
  visitor_id uuid not null,
  -- the try that is to become one order: an order of the same try is the same order
  attempt uuid not null,
  choices jsonb not null,
  -- lines as the buyer last saw them, to tell what has changed
  seen jsonb,
  expires_at timestamptz not null,
  primary key (site, visitor_id)
);

create index checkout_expiry on checkout (expires_at);

-- An order as it was placed. Kept as the country's law demands, also when the account is gone: then without what only the
-- person had use for (docs/decisions/006-orders.md).
create table shop_order (
  id uuid primary key,
  site text not null,
  -- what people call it by
  number text not null,
  -- opens its page to whoever has the link, until link_until
  key text unique,
  link_until timestamptz not null,
  attempt uuid unique,
  visitor_id uuid,
  customer_id uuid references customer on delete set null,
  placed_at timestamptz not null,
  state text not null,
  email text,
  -- lines, sums, address, delivery and payment as the buyer saw them
  content jsonb not null,
  -- first day on which it is no longer kept
  expires_on date not null,
  unique (site, number)
);

create index shop_order_customer on shop_order (customer_id, placed_at desc) where customer_id is not null;

create index shop_order_expiry on shop_order (expires_on);
