import { csrf } from '../bench/harness/visitor.ts';
import { consentProofPath } from '../src/contracts/tracking/consent.contract.ts';
import { plainHtml } from './promises.ts';
import type { Ask } from './ask.ts';

/** Read in different ways by different parsers of cookies. */
export const oddCookies = [
  'App=1',
  'Affiliate=1',
  'a=b;App=1',
  'App =1',
  'app=; App=1',
  'App=; App=1',
  'App=1; App=',
  'APP=1',
  'xApp=1',
  'App',
  '=App=1',
  'a=1; ;; App=1',
  'App=" "',
  'Affiliate=; affiliate=1',
  'AbTests=AdventBanner.B',
  'abtests=; AbTests=AdventBanner.B',
  'AbTests=AdventBanner.A; AbTests=AdventBanner.B',
  'AbTests=AdventBanner.B~$',
  'AbTests=x|y~AdventBanner.B',
  `AbTests=${'x.y~'.repeat(90)}AdventBanner.B`,
];

/** Each of these made every personal page unreachable for ten seconds, once. */
export const heavyRequests: readonly (readonly [string, (port: number) => Ask])[] = [
  [
    'three headers of 7,000 characters',
    () => ({
      path: '/service/cart/api/cart',
      headers: { ...csrf, 'x-a': 'a'.repeat(7000), 'x-b': 'b'.repeat(7000), 'x-c': 'c'.repeat(7000) },
    }),
  ],
  [
    'eight headers of 7,000 characters',
    () => ({
      path: '/login',
      headers: Object.fromEntries(Array.from({ length: 8 }, (_, place) => [`x-${place}`, 'x'.repeat(7000)])),
    }),
  ],
  ['a long query that is led on', () => ({ path: `/service/preview/open?token=x&z=${'q'.repeat(4500)}` })],
  ['a long query of a page that is kept', () => ({ path: `/search?query=${'q'.repeat(6000)}`, headers: plainHtml })],
  ...[300_000, 900_000].map((length): readonly [string, (port: number) => Ask] => [
    `a form of ${length} characters`,
    (port) => ({
      path: '/contact',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://de.localhost:${port}` },
      body: `message=${'m'.repeat(length)}`,
    }),
  ]),
  [
    'a proof of consent of 60,000 characters',
    () => ({
      path: consentProofPath,
      method: 'POST',
      headers: { ...csrf, 'content-type': 'application/json' },
      body: JSON.stringify({ x: 'x'.repeat(60_000) }),
    }),
  ],
];
