-- A withdrawal from a contract, as it was declared and confirmed: the proof that the shop received it. Kept as long as an order.
create table withdrawal (
  -- the attempt: confirmed several times, it is one declaration
  id uuid primary key,
  site text not null,
  declared_at timestamptz not null,
  -- as typed; all five are empty after the person was erased
  name text,
  email text,
  typed_number text,
  articles text,
  -- the declaration in the words of the site
  words text,
  -- the order that number and buyer match
  order_number text,
  -- the receipt in the table mail; null if the mailbox got too many
  receipt_mail_id uuid,
  -- first day on which it is no longer kept
  expires_on date not null
);

create index withdrawal_site on withdrawal (site, declared_at desc);

create index withdrawal_order on withdrawal (site, order_number) where order_number is not null;

create index withdrawal_email on withdrawal (lower(email)) where email is not null;

create index withdrawal_expiry on withdrawal (expires_on);
