import { expect, it } from 'vitest';
import { mailboxKey } from './mailbox.ts';

it.each([
  ['an address without a tag', 'anna@example.com', 'anna@example.com'],
  ['capital letters', 'Anna@Example.com', 'anna@example.com'],
  ['a tag', 'anna+shop@example.com', 'anna@example.com'],
  ['a tag with a plus of its own', 'anna+shop+1@example.com', 'anna@example.com'],
  ['an empty tag', 'anna+@example.com', 'anna@example.com'],
  ['a tag on a name with dots', 'anna.berg+shop@example.com', 'anna.berg@example.com'],
  ['dots elsewhere', 'an.na@example.com', 'an.na@example.com'],
  ['dots at Gmail', 'A.n.na@gmail.com', 'anna@gmail.com'],
  ['dots and a tag at Gmail', 'an.na+a.b@gmail.com', 'anna@gmail.com'],
  ['the other name of Gmail', 'an.na@GoogleMail.com', 'anna@gmail.com'],
  ['a domain that only ends like Gmail', 'an.na@notgmail.com', 'an.na@notgmail.com'],
  ['a domain below Gmail', 'an.na@mail.gmail.com', 'an.na@mail.gmail.com'],
  ['a name that is a tag alone', '+shop@example.com', '+shop@example.com'],
  ['a quoted name', '"anna+shop"@example.com', '"anna+shop"@example.com'],
  ['a quoted name with an at sign', '"a@b+c"@example.com', '"a@b+c"@example.com'],
  ['a plus in the domain alone', 'anna@exam+ple.com', 'anna@exam+ple.com'],
  ['no address', 'Anna+shop', 'anna+shop'],
  ['an at sign alone', '@example.com', '@example.com'],
  ['nothing', '', ''],
])('the mailbox of %s: %j is %j', (_, address, mailbox) => expect(mailboxKey(address)).toBe(mailbox));
