-- What visitors have done who agreed to be measured. No address, no browser, no account: a number that their own browser made.
create table tracked_event (
  visitor_id uuid not null,
  event_id text not null,
  -- in the order in which it was done
  seq bigint not null,
  site text not null,
  kind text not null,
  -- by the browser's clock, and by ours
  happened_at timestamptz not null,
  received_at timestamptz not null,
  page jsonb not null,
  event jsonb not null,
  expires_on date not null,
  primary key (visitor_id, event_id)
);

create index tracked_event_order on tracked_event (visitor_id, seq);

create index tracked_event_expiry on tracked_event (expires_on);
