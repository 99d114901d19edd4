-- Vouchers by code (CART-15).
create table voucher (
  site text not null,
  code text not null,
  -- the shop shows it to everybody; its content brings it and takes it away. The others are somebody's own
  is_shared boolean not null,
  title text not null,
  -- one of the two
  percent integer,
  amount_minor integer,
  minimum_minor integer not null,
  -- open where there is none
  valid_from timestamptz,
  valid_to timestamptz,
  -- any number where there is none
  uses integer,
  used integer not null default 0,
  primary key (site, code),
  check ((percent is null) <> (amount_minor is null))
);

create table voucher_use (
  site text not null,
  code text not null,
  order_id text not null,
  used_at timestamptz not null,
  primary key (site, code, order_id),
  foreign key (site, code) references voucher (site, code) on delete cascade
);

-- Readers of the newsletter: one row an address and site.
create table newsletter_subscriber (
  subscriber_id uuid primary key,
  site text not null,
  email text not null,
  -- by which addresses are compared
  email_key text not null,
  -- pending, confirmed, unsubscribed
  state text not null,
  salutation text,
  first_name text,
  last_name text,
  consents text[] not null default '{}',
  interests text[] not null default '{}',
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- TR alone: when a mail was last opened
  opened_at timestamptz,
  -- pending ones are deleted then
  expires_at timestamptz,
  voucher_code text,
  unique (site, email_key)
);

create index newsletter_subscriber_email on newsletter_subscriber (email_key);

create index newsletter_subscriber_expiry on newsletter_subscriber (expires_at) where state = 'pending';

-- Links in mails: random, kept as hashes. A confirming one holds what was asked for by the sign-up that it belongs to.
create table newsletter_token (
  token_hash text primary key,
  subscriber_id uuid not null references newsletter_subscriber (subscriber_id) on delete cascade,
  -- confirm, manage
  purpose text not null,
  asked jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index newsletter_token_subscriber on newsletter_token (subscriber_id);

create index newsletter_token_expiry on newsletter_token (expires_at);

-- What happened, for proof: when, from where, and to which words somebody agreed.
create table newsletter_event (
  event_id bigint generated always as identity primary key,
  subscriber_id uuid not null references newsletter_subscriber (subscriber_id) on delete cascade,
  at timestamptz not null,
  -- signed-up, confirmed, changed, unsubscribed, stopped
  kind text not null,
  origin text,
  origin_addition text,
  address text,
  consents text[],
  text_version text
);

create index newsletter_event_subscriber on newsletter_event (subscriber_id, event_id);

-- The words themselves, once a version.
create table newsletter_text (
  text_version text primary key,
  site text not null,
  words text not null,
  first_used_at timestamptz not null
);

-- Mails that sign-ups have sent to an address, counted over all sites for a day.
create table newsletter_mail (
  email_key text not null,
  at timestamptz not null,
  kind text not null
);

create index newsletter_mail_of on newsletter_mail (email_key, at);
