-- Every mail of the shop on its way out. Put in within the transaction of what it tells of.
create table mail (
  mail_id uuid primary key,
  -- at most one mail of a key is ever sent; null: no such bound
  key text unique,
  site text not null,
  -- recipient, subject, html and body are emptied once it is sent
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  -- the same at every try, so that a mailbox knows a mail that came twice for one
  message_id text not null,
  unsubscribe_url text,
  created_at timestamptz not null,
  -- when it is tried next; while it is being sent, until when the process that sends it may hold it
  due_at timestamptz not null,
  tries integer not null,
  -- waiting, sent, lost (refused, or given up after three days), shown (in the demo's mailbox)
  state text not null,
  ended_at timestamptz,
  -- the mail server's words when it was not taken
  last_answer text
) with (fillfactor = 80);

create index mail_due on mail (due_at) where state = 'waiting';

create index mail_ended on mail (ended_at) where ended_at is not null;

create index mail_recipient on mail (lower(recipient)) where recipient <> '';
