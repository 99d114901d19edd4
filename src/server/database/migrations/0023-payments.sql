-- A buyer's attempt to pay an order at the payment provider (docs/contracts/payment.md). An attempt that failed may be followed by another.
create table payment (
  -- the provider knows the attempt by it
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  -- 1 for the first of the order
  attempt integer not null,
  site text not null,
  -- open, pending, paid, failed, expired, cancelled, refunded
  state text not null,
  amount_minor integer not null,
  currency text not null,
  started_at timestamptz not null,
  -- when the provider was last asked for the state or for a refund
  asked_at timestamptz not null,
  unique (order_id, attempt)
);

create index payment_unsettled on payment (started_at) where state not in ('paid', 'refunded');

create index payment_paid on payment (order_id) where state = 'paid';
