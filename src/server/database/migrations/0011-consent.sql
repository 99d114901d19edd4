-- What was chosen under a number that stands in the visitor's own browser alone; nothing of who it was.
create table consent_proof (
  consent_id uuid not null,
  decided_at timestamptz not null,
  site text not null,
  categories text not null,
  -- which words were read
  words integer not null,
  expires_on date not null,
  primary key (consent_id, decided_at)
);

create index consent_proof_expiry on consent_proof (expires_on);
