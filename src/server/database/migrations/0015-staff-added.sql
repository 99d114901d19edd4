-- Who was let in by the provider alone was never added: each member of staff has a password, if only one that no one kept.
delete from staff_member where password_hash is null;

alter table staff_member alter column password_hash set not null;
