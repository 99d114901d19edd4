-- A login may leave its device remembered, beyond its own end: so long the row is kept, and its end is the device's, too.
-- In seconds since 1970; nothing where the device was not to be remembered.
alter table login_family add column remembered_until bigint;

drop index login_family_expiry;

create index login_family_expiry on login_family (greatest(ends_at, remembered_until));
