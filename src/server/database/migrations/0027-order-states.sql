-- An order that is paid before it is sent begins as UNPAID, and becomes PAID with its money.
update shop_order o
set state = case when exists (select from payment p where p.order_id = o.id and p.state = 'paid') then 'PAID' else 'UNPAID' end
where state = 'PLACED' and content ->> 'payment' in ('prepayment', 'card', 'wallet');

-- The pieces that an order took from counted stock: they go back when it is cancelled. Null of older orders.
alter table shop_order add column taken jsonb;

-- What staff see first: the newest orders of a site.
create index shop_order_newest on shop_order (site, placed_at desc);

-- The states that an order has reached, each once.
create table order_step (
  order_id uuid not null references shop_order on delete cascade,
  state text not null,
  reached_at timestamptz not null,
  -- buyer, payment, or the name of the member of staff
  changed_by text not null,
  primary key (order_id, state)
);

-- The parcels of an order. The carrier is a key of src/sites/carriers.ts.
create table parcel (
  order_id uuid not null references shop_order on delete cascade,
  carrier text not null,
  number text not null,
  sent_at timestamptz not null,
  primary key (order_id, carrier, number)
);
