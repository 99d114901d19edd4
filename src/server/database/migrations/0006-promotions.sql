-- What marketing shows in its slots, and when. Times are instants: the content's own are on the clocks of the country.
create table promotion (
  site text not null,
  position integer not null,
  slot text not null,
  type text not null,
  -- for whoever plans
  name text not null,
  content jsonb not null,
  valid_from timestamptz,
  -- first moment at which it is over
  valid_to timestamptz,
  tags text[] not null,
  test_name text,
  test_group text,
  priority integer not null,
  primary key (site, position)
);

create table ab_test (
  site text not null,
  name text not null,
  owner text not null,
  -- [{name, weight}], the control first
  groups jsonb not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  primary key (site, name)
);
