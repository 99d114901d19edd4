import { expect, it } from 'vitest';
import { wantsLongTermToken } from './login.rules.ts';

const now = 1_000_000;
const token = (claims: object): string =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;
const good = token({ ren: now + 10, exp: now + 20 });

it.each([
  ['it is missing', undefined, undefined, true],
  ['it is empty', '', undefined, true],
  ['it cannot be read', 'kaffee', undefined, true],
  ['it says no times', token({}), undefined, true],
  ['it says only when it ends', token({ exp: now + 20 }), undefined, true],
  ['it says only when its renewal is due', token({ ren: now + 10 }), undefined, true],
  ['its times are no numbers', token({ ren: {}, exp: [now + 20] }), undefined, true],
  ['it is past its renewal', token({ ren: now, exp: now + 20 }), undefined, true],
  ['it has expired', token({ ren: now + 10, exp: now }), undefined, true],
  ['it is good', good, undefined, false],
  ['it is good and a login says whose it is', good, token({ lid: '7' }), false],
  ['it is good and a login does not say whose it is', good, token({}), true],
  ['it is good and a login says no usable word whose it is', good, token({ lid: { id: 7 } }), true],
  ['it is good and a login cannot be read', good, 'rubbish', true],
])('[LOGIN-5] asks for a long-term token when %s: %#', (_, longTerm, login, wanted) => {
  expect(wantsLongTermToken(longTerm, login, now * 1000)).toBe(wanted);
});
