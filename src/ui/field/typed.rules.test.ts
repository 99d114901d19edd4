import { describe, expect, it } from 'vitest';
import { typedAs } from './typed.rules.ts';

const typed = (kind: 'number' | 'iban', text: string, most?: number) =>
  typedAs(kind, { text, caret: text.length }, most).text;

describe('a number', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12,5', '12,5'],
    ['12.50', '12.50'],
    ['1.299,50', '1.29950'],
    ['12,,5', '12,5'],
    ['12,5,0.1', '12,501'],
    [',5', ',5'],
    ['-12', '12'],
    ['1e3', '13'],
    [' 12 € ', '12'],
    ['abc', ''],
    ['٣', ''],
  ])('[UI-2] of %j keeps digits and one decimal separator: %j', (text, kept) => {
    expect(typed('number', text)).toBe(kept);
  });
});

describe('an iban', () => {
  it.each([
    ['', ''],
    ['DE', 'DE'],
    ['de89', 'DE89'],
    ['DE893', 'DE89 3'],
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['DE-89.3704/0044', 'DE89 3704 0044'],
    // Letters first, then digits.
    ['89DE37', 'DE37'],
    // One letter taken out to mend it.
    ['E89 3704 0044', 'E893 7040 044'],
    ['DEX89', 'DE89'],
    ['DEUTSCHLAND', 'DE'],
    // Later letters stay: several countries' account parts have them.
    ['tr33 0006 1005 1978 6457 8413 26', 'TR33 0006 1005 1978 6457 8413 26'],
    ['mt84malt011000012345mtlcast001s', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
    ['ıi', 'I'],
    ['ДE89', 'E89'],
  ])('[UI-2] of %j keeps letters and digits in blocks of four: %j', (text, kept) => {
    expect(typed('iban', text)).toBe(kept);
  });

  it('[UI-2] is never longer than the longest of all countries', () => {
    expect(typed('iban', `MT84${'A'.repeat(60)}`).replaceAll(' ', '')).toHaveLength(34);
  });
});

describe('how much fits', () => {
  it.each([
    ['number', '123456', 4, '1234'],
    ['number', '1,2345', 4, '1,23'],
    ['iban', 'DE893704', 6, 'DE89 3'],
    // No space is left hanging.
    ['iban', 'DE893704', 5, 'DE89'],
  ] as const)('[UI-2] a %s of %j in %i characters is %j', (kind, text, most, kept) => {
    expect(typed(kind, text, most)).toBe(kept);
  });
});

describe('the caret', () => {
  it.each([
    ['at the end of a block', 'DE893', 5, 6],
    ['in the middle of what was there', 'DE89 37004 0044', 8, 8],
    ['after a block', 'DE89 3704', 4, 4],
    ['after a removed character', 'DE89 37-04', 8, 7],
    ['at the beginning', 'DE89', 0, 0],
  ])('[UI-2] stays after its character, %s', (_, text, caret, now) => {
    expect(typedAs('iban', { text, caret }).caret).toBe(now);
  });
});
