-- A/B tests that are made at the desk, beside those of the content folder in ab_test.
create table desk_test (
  id bigint generated always as identity primary key,
  name text not null unique,
  owner text not null,
  -- what differs, in words
  differs text not null,
  -- [{name, weight}], the control first
  groups jsonb not null,
  sites text[] not null,
  -- local times of each site, '2026-03-06T08:00'
  starts_at text not null,
  ends_at text not null,
  -- {"DE": {"from": …, "to": …}} as instants, from the start of the test on; without them it is a draft
  spans jsonb,
  stopped_at timestamptz,
  winner text,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null
);

-- Results of tests read the events of pages that were part of one.
create index tracked_event_tests on tracked_event (site, received_at) where (page ->> 'ab_tests') <> '';
