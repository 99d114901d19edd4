import { describe, expect, it } from 'vitest';
import type { Consent } from '../../contracts/tracking/consent-cookie.contract.ts';
import { domainOf } from './consent-domain.rules.ts';
import { consentIdIn, consentText, isAmong } from './consent-choice.rules.ts';
import { consentIn, grantedOf } from './consent.rules.ts';

const cookiesOf = (OptanonConsent?: string, isClosed = true) => {
  const all: Readonly<Record<string, string | undefined>> = {
    OptanonConsent,
    OptanonAlertBoxClosed: isClosed ? '2026-11-21T10:00:00Z' : undefined,
  };
  return { get: (name: string) => all[name] };
};

describe('the vendor’s id of a host', () => {
  it.each([
    ['www.kontor.example', undefined, 'LIVE'],
    ['kontor.example', 'systems.example', 'LIVE'],
    ['shop.systems.example', 'systems.example', 'DEV'],
    ['a.b.systems.example', '.systems.example', 'DEV'],
    ['SHOP.Systems.Example.', '.SYSTEMS.example', 'DEV'],
    ['systems.example', 'systems.example', 'LIVE'],
    ['notsystems.example', 'systems.example', 'LIVE'],
    ['www.kontor.example', '', 'LIVE'],
    ['localhost', undefined, 'DEV'],
    ['de.localhost', undefined, 'DEV'],
    ['localhost.example', undefined, 'LIVE'],
    ['mylocalhost', undefined, 'LIVE'],
    ['127.0.0.1', undefined, 'DEV'],
    ['192.168.12.34', undefined, 'DEV'],
    ['[::1]', undefined, 'DEV'],
    ['[2001:db8::1]', undefined, 'DEV'],
    ['1.2.3.4.example', undefined, 'LIVE'],
    ['www.1-2-3-4.example', undefined, 'LIVE'],
  ] as const)('[CONS-1] of %s with the suffix %s is %s', (host, suffix, id) => expect(domainOf(host, suffix)).toBe(id));
});

describe('the choice of a visitor', () => {
  it.each([
    ['nothing yet', cookiesOf(undefined, false), undefined],
    [
      'nothing yet, and the vendor has written its first cookie',
      cookiesOf('groups=C0001%3A1%2CC0003%3A1', false),
      undefined,
    ],
    ['both', cookiesOf('groups=C0001%3A1%2CC0003%3A1%2CC0004%3A1'), { C0003: true, C0004: true }],
    ['one', cookiesOf('isGpcEnabled=0&groups=C0001%3A1%2CC0003%3A0%2CC0004%3A1&x=1'), { C0003: false, C0004: true }],
    ['without escapes', cookiesOf('groups=C0001:1,C0003:1,C0004:0'), { C0003: true, C0004: false }],
    ['none', cookiesOf('groups=C0001%3A1%2CC0003%3A0%2CC0004%3A0'), { C0003: false, C0004: false }],
    ['rubbish', cookiesOf('%%%'), { C0003: false, C0004: false }],
    ['closed without a word of groups', cookiesOf(), { C0003: false, C0004: false }],
    ['other words of the shop’s', cookiesOf('words=0&groups=C0003%3A1'), undefined],
    ['these words of the shop’s', cookiesOf('words=1&groups=C0003%3A1'), { C0003: true, C0004: false }],
  ] as const)('[CONS-2] is read from the cookies: %s', (_, cookies, consent) =>
    expect(consentIn(cookies)).toEqual(consent),
  );

  it.each<Consent>([
    { C0003: false, C0004: false },
    { C0003: true, C0004: false },
    { C0003: false, C0004: true },
    { C0003: true, C0004: true },
  ])('[CONS-2] is read as it was written: %j', (consent) => {
    const text = consentText(consent, 'an-id', new Date('2026-11-21T10:00:00Z'));
    expect(text).toMatch(/^[\w.~%&=*+-]+$/);
    expect(new URLSearchParams(text).get('groups')).toMatch(/^C0001:1,C0003:[01],C0004:[01]$/);
    expect(consentIn(cookiesOf(text))).toEqual(consent);
    expect(consentIdIn(cookiesOf(text))).toBe('an-id');
  });

  it('[CONS-2] becomes a list that starts with the necessary category', () => {
    expect(grantedOf({ C0003: false, C0004: false })).toEqual(['C0001']);
    expect(grantedOf({ C0003: true, C0004: true })).toEqual(['C0001', 'C0003', 'C0004']);
  });
});

it.each([
  ['_ga', true],
  ['_ga_AB12', true],
  ['_gax', false],
  ['x_ga', false],
])('a name with a star matches all names with its beginning: %s', (name, isOne) =>
  expect(isAmong(['_ga', '_ga_*'], name)).toBe(isOne),
);
