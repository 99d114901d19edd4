import { expect, it } from 'vitest';
import { ibanOf, ibanWords } from './iban.ts';

it.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['AT611904300234573201', 'AT611904300234573201'],
  ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
  ['CZ65 0800 0000 1920 0014 5399', 'CZ6508000000192000145399'],
  ['HU42 1177 3016 1111 1018 0000 0000', 'HU42117730161111101800000000'],
  ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['SK31 1200 0000 1987 4263 7541', 'SK3112000000198742637541'],
  ['tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
])('[UI-2] %s is an IBAN', (typed, plain) => {
  expect(ibanOf(typed)).toBe(plain);
  expect(ibanOf(ibanWords(plain))).toBe(plain);
});

it.each([
  ['nothing', ''],
  ['one digit that is wrong', 'DE89 3704 0044 0532 0130 01'],
  ['two digits in each other’s place', 'DE89 3704 0044 0532 0103 00'],
  ['wrong check digits', 'DE88 3704 0044 0532 0130 00'],
  ['one digit too few', 'DE89 3704 0044 0532 0130 0'],
  ['one digit too many', 'DE89 3704 0044 0532 0130 000'],
  ['a country that has none', 'XX89 3704 0044 0532 0130 00'],
  ['letters where the country has digits', 'DE89 3704 0044 0532 0130 OO'],
  ['digits first', '89DE 3704 0044 0532 0130 00'],
  ['markup', '<script>'],
  ['digits of another script', 'DE٨٩ 3704 0044 0532 0130 00'],
  ['more than any country has', `DE89${'0'.repeat(2000)}`],
])('[UI-2] %s is not an IBAN', (_, typed) => {
  expect(ibanOf(typed)).toBeUndefined();
});
