import { describe, expect, it } from 'vitest';
import { greetingIn, isGreeting } from './greeting.rules.ts';

describe('the greeting of a gift', () => {
  it.each([
    [undefined, ''],
    ['  \r\n \n', ''],
    [' Liebe Oma, \r\n\r\n alles   Gute! \rDeine Ada', 'Liebe Oma,\nalles Gute!\nDeine Ada'],
  ])('[SHOP-12] %j is printed as %j', (typed, printed) => expect(greetingIn(typed)).toBe(printed));

  it.each(['', 'Alles Gute <3 🎁 ❤️ zum 40.!', 'Sevgiler, Ayşe & İlker', 'x'.repeat(240), 'a\nb\nc\nd\ne\nf'])(
    '[SHOP-12] %j can be printed',
    (words) => expect(isGreeting(words)).toBe(true),
  );

  it.each([
    'x'.repeat(241),
    'a\nb\nc\nd\ne\nf\ng',
    'Alles Gute\u0000',
    'Alles \u202Eetug',
    'Mehr auf https://example.com',
    'Gewinne bei\nexample.com',
    'www.example',
  ])('[SHOP-12] %j cannot', (words) => expect(isGreeting(words)).toBe(false));
});
