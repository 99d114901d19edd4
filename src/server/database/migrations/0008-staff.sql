-- Who may look at the shop as it will be. Nothing else is known of them.
create table staff_member (
  name text primary key,
  -- none: signs in by the house's own sign-in alone
  password_hash text,
  created_at timestamptz not null,
  -- tokens from before open nothing any more
  signed_out_at timestamptz
);
