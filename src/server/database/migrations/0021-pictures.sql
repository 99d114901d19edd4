-- A picture that the shop was given: fetched from an address of a feed, or taken from a folder.
create table picture_master (
  -- its name at the picture service; made from the address, if it has one
  name text primary key,
  -- null: it was taken from a folder
  address text,
  host text,
  -- where its bytes are kept, once they are here, and its size in pixels
  file text,
  width integer,
  height integer,
  -- what the server said about it, to ask whether it has changed
  etag text,
  last_modified text,
  -- failed ones since the last import
  tries integer not null,
  -- when it is asked for next; null: not before the next import
  due_at timestamptz,
  -- why it did not come, the last time
  fault text,
  changed_at timestamptz not null
) with (fillfactor = 80);

create index picture_master_due on picture_master (due_at) where due_at is not null;

-- The first row of a feed that names a picture. Like products, in one partition a generation.
create table picture_mention (
  site text not null,
  generation bigint not null,
  name text not null,
  address text not null,
  line integer not null,
  -- the feed's id of the article
  item text not null,
  -- whether its master has been asked for since the import
  asked boolean not null default false,
  primary key (generation, name)
) partition by list (generation);

create index picture_mention_unasked on picture_mention (name) where not asked;
