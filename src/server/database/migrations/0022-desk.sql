-- What a member of staff may do at the desk; without a role: nothing.
alter table staff_member add column role text check (role in ('reader', 'editor', 'publisher'));

-- A set of changes that becomes public together. Its times are local to each of its sites: 08:00 is another instant in each zone.
create table release (
  id bigint generated always as identity primary key,
  name text not null,
  sites text[] not null,
  -- local time, '2026-03-06T08:00'
  starts_at text,
  ends_at text,
  -- published by hand: one instant for all sites, in the place of starts_at
  published_at timestamptz,
  taken_back_at timestamptz,
  version integer not null default 1,
  made_by text not null,
  made_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null
);

-- The content of one item as it will be. Items are shown by the release that went live last.
create table release_draft (
  release_id bigint not null references release (id) on delete cascade,
  kind text not null check (kind in ('promotion')),
  site text not null,
  key text not null,
  -- none: the item is not shown
  body jsonb,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  -- the content folder has replaced it, by a command that said so
  overruled_at timestamptz,
  primary key (release_id, kind, site, key)
);

create index release_draft_site on release_draft (site, kind);

create table desk_history (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null,
  act text not null,
  -- kept by name, because a release may be removed
  release_id bigint not null,
  release_name text not null,
  kind text,
  site text,
  key text,
  before jsonb,
  after jsonb
);

create index desk_history_item on desk_history (site, kind, key, id);

create index desk_history_release on desk_history (release_id, id);

-- Changes with the drafts of a site, which previews show; `version` is part of the keys of public pages and stays.
alter table content_state add column drafts integer not null default 0;
