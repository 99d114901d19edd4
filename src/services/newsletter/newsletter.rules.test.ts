import { describe, expect, it } from 'vitest';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { newsletterProblems } from '../../contracts/newsletter/newsletter.contract.ts';
import {
  faultOfRequest,
  mailFor,
  monthsAfter,
  profileOf,
  requestOf,
  valuesOfForm,
  wrongNames,
} from './newsletter.rules.ts';

const { emailInvalid, salutationMissing, legalMissing, nameMissing, nameInvalid } = newsletterProblems;
const request = (fields: Partial<SubscribeRequest> = {}): SubscribeRequest => ({
  email: 'anna@example.com',
  consents: [],
  origin: 'NEWSLETTER',
  originAddition: 'onsite:subsite',
  ...fields,
});
const hungarian = { salutation: 'MRS', firstName: 'Anna', lastName: 'Kis' } as const;
const turkish = { firstName: 'Ayşe', lastName: 'Ak' } as const;

describe('[NEWS-3] the first fault of a request', () => {
  it.each([
    ['DE', {}, undefined],
    ['DE', { email: 'anna' }, { field: 'email', type: emailInvalid }],
    // A form without names takes names, but nothing else in their place.
    ['DE', { firstName: 'Anna' }, undefined],
    ['DE', { lastName: 'www.example.com' }, { field: 'lastName', type: nameInvalid }],
    ['HU', hungarian, undefined],
    ['HU', { ...hungarian, salutation: undefined }, { field: 'salutation', type: salutationMissing }],
    // The family name comes first there.
    ['HU', { salutation: 'MRS' }, { field: 'lastName', type: nameMissing }],
    ['HU', { ...hungarian, firstName: ' ' }, { field: 'firstName', type: nameMissing }],
    ['HU', { ...hungarian, firstName: '<b>' }, { field: 'firstName', type: nameInvalid }],
    ['TR', turkish, undefined],
    ['TR', { ...turkish, legals: ['NEWSLETTER'] }, undefined],
    ['TR', { ...turkish, legals: [] }, { field: 'legal', type: legalMissing }],
    ['TR', { legals: [] }, { field: 'firstName', type: nameMissing }],
    ['TR', { email: '', legals: [] }, { field: 'email', type: emailInvalid }],
  ] as const)('on %s of %j is %j', (site, fields, fault) =>
    expect(faultOfRequest(site, request(fields as Partial<SubscribeRequest>))).toEqual(fault),
  );

  it.each([
    ['HU', {}, undefined],
    ['HU', { firstName: '//' }, { field: 'firstName', type: nameInvalid }],
    ['TR', {}, undefined],
    ['TR', { legals: [] }, { field: 'legal', type: legalMissing }],
  ] as const)('in the checkout on %s of %j is %j', (site, fields, fault) =>
    expect(
      faultOfRequest(site, request({ ...(fields as Partial<SubscribeRequest>), origin: 'SHOPPING_CART' })),
    ).toEqual(fault),
  );
});

it.each([
  [{}, { salutation: undefined, firstName: undefined, lastName: undefined }],
  [
    { salutation: 'MR', firstName: '  Jan  Maria ', lastName: 'O’Neill' },
    { salutation: 'MR', firstName: 'Jan Maria', lastName: "O'Neill" },
  ],
  [{ firstName: ' ' }, { salutation: undefined, firstName: undefined, lastName: undefined }],
] as const)('the profile of %j is %j', (fields, profile) =>
  expect(profileOf({ ...fields, consents: ['DNE'] })).toEqual({ ...profile, consents: ['DNE'] }),
);

it.each([
  ['new', 0, 0, 'confirmation'],
  ['pending', 2, 0, 'confirmation'],
  ['pending', 3, 0, 'none'],
  ['unsubscribed', 2, 1, 'confirmation'],
  ['confirmed', 0, 0, 'reminder'],
  ['confirmed', 2, 1, 'none'],
  ['confirmed', 3, 0, 'none'],
] as const)(
  '[NEWS-10] an address that is %s, after %i mails and %i reminders of this day, gets: %s',
  (state, mails, reminders, mail) => expect(mailFor(state, { mails, reminders })).toBe(mail),
);

describe('a form without JavaScript', () => {
  it('has empty fields for what was not sent', () =>
    expect(valuesOfForm({})).toEqual({
      email: '',
      salutation: '',
      firstName: '',
      lastName: '',
      consents: [],
      legals: [],
    }));

  it('makes the request of the script', () => {
    const origin = { origin: 'NEWSLETTER', originAddition: 'onsite:footer' } as const;
    const names = { salutation: 'MR', firstName: 'Jan', lastName: 'Kis' } as const;
    const full = valuesOfForm({ email: 'a@b.example', ...names, dne: 'DNE', legal: 'NEWSLETTER' });
    expect(requestOf(full, origin)).toEqual({
      email: 'a@b.example',
      ...names,
      consents: ['DNE'],
      legals: ['NEWSLETTER'],
      ...origin,
    });
    expect(requestOf(valuesOfForm({ email: 'a@b.example' }), origin)).toEqual({
      email: 'a@b.example',
      consents: [],
      legals: [],
      ...origin,
    });
  });
});

it.each([
  ['2026-03-06', 1, '2026-04-06'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -24, '2024-03-31'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (from, months, to) =>
  expect(monthsAfter(new Date(`${from}T23:30:00Z`), months)).toEqual(new Date(`${to}T23:30:00Z`)),
);

it.each([
  ['', '', []],
  ['Anna', 'Kis', []],
  ['<b>', 'Kis', ['firstName']],
  ['www.example.com', 'x'.repeat(41), ['firstName', 'lastName']],
])('[NEWS-8] of the changed names %j and %j are invalid: %j', (firstName, lastName, wrong) =>
  expect(wrongNames(firstName, lastName)).toEqual(wrong),
);
