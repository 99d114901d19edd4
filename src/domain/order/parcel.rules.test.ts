import { describe, expect, it } from 'vitest';
import { allSites } from '../../sites/sites.ts';
import { carriers } from '../../sites/delivery/carriers.ts';
import { parcelIn, trackingOf } from './parcel.rules.ts';

const known = {
  DE: { dhl: '0034 0434 1610 9401 5902', dpd: '01234567890123', gls: 'Z7Y9X1W2', hermes: 'H1001234567890123456' },
  AT: { post: '1000 0000 0000 0012', dpd: '01234567890123', gls: '12345678901' },
  CH: { post: '99.34.123456.12345678', dpd: '01234567890123' },
  CH_FR: { post: '99.34.123456.12345678', dpd: '01234567890123' },
  CZ: { post: 'RR 123 456 789 CZ', ppl: '40123456789', packeta: 'Z 123 4567 890', dpd: '01234567890123' },
  HU: { post: 'PNHU12345678901', gls: '12345678901', dpd: '01234567890123' },
  PL: { inpost: '600000000000000000000012', post: '00123456789012345678', dpd: '01234567890123' },
  SK: { post: 'ZB123456789SK', packeta: 'Z1234567890', dpd: '01234567890123' },
  TR: { yurtici: '123456789012', aras: '1234567890123', ptt: 'KP123456789TR' },
} as const;

describe.each(allSites)('[SHOP-13] the parcels of $code', ({ code }) => {
  it('have a page for each carrier, by https, with the number in plain form', () => {
    expect(Object.keys(known[code]).toSorted()).toEqual(Object.keys(carriers[code]).toSorted());
    for (const [carrier, number] of Object.entries(known[code])) {
      const tracked = trackingOf(code, { carrier, number });
      const { protocol, href } = new URL(tracked?.url ?? 'none:');
      expect([carrier, protocol]).toEqual([carrier, 'https:']);
      expect(href).toContain(number.replaceAll(/[\s.-]/g, ''));
      expect(carriers[code][carrier]?.page.split('{number}')).toHaveLength(2);
      expect(carriers[code][carrier]?.example).toMatch(carriers[code][carrier]?.number ?? /^$/);
    }
  });

  it.each([
    '',
    ' ',
    '1',
    '../../x',
    'https://evil.example',
    '"><script>',
    'a&b=c',
    '1'.repeat(500),
    '\u0000',
    '１２３４５６７８９０１２',
    '00340434161094015902#x',
  ])('[SAFE-2] refuse the number %j', (number) => {
    for (const carrier of Object.keys(carriers[code])) {
      expect(parcelIn(code, { carrier, number })).toBeUndefined();
      expect(trackingOf(code, { carrier, number })).toBeUndefined();
    }
  });

  it.each(['', 'DHL', 'toString', '__proto__', 'constructor'])('[SAFE-2] refuse the carrier %j', (carrier) => {
    expect(trackingOf(code, { carrier, number: '00340434161094015902' })).toBeUndefined();
  });
});
