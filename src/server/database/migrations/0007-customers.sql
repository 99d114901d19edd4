-- An account of one site. The same address may have one on each site.
create table customer (
  id uuid primary key,
  site text not null,
  email text not null,
  -- the address as it is compared
  email_key text not null,
  password_hash text not null,
  -- whose cart is the account's
  visitor_id uuid not null,
  -- grows when every device is to forget the account
  epoch integer not null default 0,
  salutation text,
  first_name text not null,
  last_name text not null,
  phone text,
  card text not null default 'NO_CARD',
  card_number text unique,
  beans integer not null default 0,
  is_community boolean not null default false,
  -- what the mobile partner told of the contract: name, number, used and booked data
  mobile_plan jsonb,
  created_at timestamptz not null,
  unique (site, email_key)
);

create table customer_address (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  first_name text not null,
  last_name text not null,
  company text,
  street text not null,
  extra text,
  postcode text not null,
  city text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);

create index customer_address_owner on customer_address (customer_id);

-- The history behind customer.beans: their sum is that number.
create table customer_bean (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  at timestamptz not null,
  amount integer not null,
  reason text not null
);

create index customer_bean_owner on customer_bean (customer_id, at desc);

create table customer_watch (
  customer_id uuid not null references customer on delete cascade,
  product_id text not null,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);

-- What a link in a mail stands for. The link holds a secret, the table its hash.
create table customer_link (
  key text primary key,
  kind text not null,
  site text not null,
  customer_id uuid references customer on delete cascade,
  content jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index customer_link_expiry on customer_link (expires_at);

-- A login from its password to its end; each renewal is a generation of it. Times in seconds since 1970.
create table login_family (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  generation integer not null,
  rotated_at bigint not null,
  ends_at bigint not null,
  is_ended boolean not null
) with (fillfactor = 80);

create index login_family_owner on login_family (customer_id);

create index login_family_expiry on login_family (ends_at);

-- How often somebody tried something. The key is a hash: no address and no e-mail stands here.
create table login_attempt (
  key text primary key,
  count integer not null,
  began_at timestamptz not null
);
