import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { allSites } from '../../../sites/sites.ts';
import { translator } from '../../../sites/translate.ts';
import { browserKeys } from './browser-keys.ts';
import { browserTexts, compileTexts, rawTexts } from './catalogues.ts';
import { formsOf, withWholeForms } from './whole-forms.ts';

const counts = [0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 21, 22, 25, 99, 100, 101, 102, 111, 122, 1000];

const { shared, own } = browserKeys();
const sent = new Set<string>(shared);
for (const keys of own.values()) for (const key of keys) sent.add(key);

describe.each(allSites)('texts of $code without the forms of fractions', (site) => {
  it('say the same of every whole number', () => {
    const raw = rawTexts(site);
    const whole = translator(compileTexts(raw), site.locale);
    const lighter = browserTexts(site, sent);
    const light = translator(lighter, site.locale);
    const keys = Object.keys(lighter).filter((key) => raw[key]?.includes('plural'));
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys as Parameters<typeof whole>[0][])
      for (const count of counts) {
        const names = [...(raw[key] ?? '').matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, count]);
        const values = Object.fromEntries(names) as Record<string, number>;
        expect(light(key, values)).toBe(whole(key, values));
      }
  });
});

it.each([
  ['cs-CZ', ['one', 'few', 'other']],
  ['pl-PL', ['one', 'few', 'other']],
  ['tr-TR', ['one', 'other']],
])('%s is left with %j', (locale, forms) => {
  const text = compile('{count, plural, one {a} few {b} many {c} other {d}} kg');
  expect(JSON.stringify(withWholeForms(text, formsOf(locale)))).toBe(
    JSON.stringify([
      [
        'count',
        2,
        Object.fromEntries(
          forms.map((form) => [form, { one: 'a', few: 'b', other: locale === 'pl-PL' ? 'c' : 'd' }[form]]),
        ),
      ],
      ' kg',
    ]),
  );
});
