import { describe, expect, it } from 'vitest';
import { rawTexts } from '../../src/server/rendering/texts/catalogues.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { allSites } from '../../src/sites/sites.ts';
import { languages, type Language, type Site } from '../../src/sites/site.ts';
import { contentTexts } from '../support/words/content-texts.ts';
import { readOurs } from '../support/words/repository.ts';

interface Entry {
  readonly what: string;
  readonly word: string;
  readonly key: string;
  readonly never: readonly string[];
}

/** `Kasse (AT: Kassa)` → Kassa on AT, Kasse elsewhere. */
const wordOn = (cell: string, site: SiteCode): string => {
  const [, own] = new RegExp(`\\(${site}: ([^)]+)\\)`).exec(cell) ?? [];
  return own ?? cell.replaceAll(/ \([A-Z_]+: [^)]+\)/g, '');
};

/** Rows of a page under docs/glossary/: what, the word for it, a text that it stands in, words that are not used for it. */
const entriesOf = (language: Language, site: SiteCode): readonly Entry[] =>
  readOurs(`docs/glossary/${language}.md`)
    .split('\n')
    .filter((line) => line.includes('`') && line.startsWith('| '))
    .map((line) => {
      const [, what = '', word = '', key = '', never = ''] = line.split('|').map((cell) => cell.trim());
      return {
        what,
        word: wordOn(word, site),
        key: key.replaceAll('`', ''),
        never: never.split(',').flatMap((one) => one.trim() || []),
      };
    });

/** Without capitals, hyphens that are not seen and firm spaces. */
const read = (text: string): string => text.toLowerCase().replaceAll('\u00AD', '').replaceAll('\u00A0', ' ');
const beginsAWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${read(word)}`, 'u').test(read(text));

describe.each(allSites)('the words of $code', (site) => {
  const texts = rawTexts(site);
  const entries = entriesOf(site.language, site.code);

  it('stand in the texts as the glossary has them', () => {
    const others = entries.filter(({ word, key }) => !read(texts[key] ?? '').includes(read(word)));
    expect(others.map(({ what, word, key }) => `${what}: ${word} is not in “${texts[key] ?? ''}”`)).toEqual([]);
  });

  it('are the only ones for what they say', () => {
    const wrong = entries.flatMap(({ word, never }) =>
      never.flatMap((other) =>
        Object.entries(texts)
          .filter(([, text]) => beginsAWord(text, other))
          .map(([key, text]) => `${key}: “${text}” says ${other} for ${word}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Words of pages that begin like one that the shop does not use, and mean something else. */
const otherThings: Readonly<Partial<Record<Language, RegExp>>> = {
  // codes of a promotion beside the voucher
  fr: /codes? promotionnels?/giu,
  // the counter of a parcel service
  tr: /kargo şubesi/giu,
};

it.each(languages)('[SITE-2] pages and promotions in %s use the words of the glossary, too', (language) => {
  const pages = /^content\/(?:contracts|navigation|pages|promotions|themeworlds)\//;
  const never = entriesOf(language, 'DE').flatMap((entry) => entry.never);
  const texts = contentTexts().filter((one) => one.language === language && pages.test(one.place));
  expect(texts.length).toBeGreaterThan(300);
  const wrong = texts.flatMap(({ place, text }) => {
    // Neither an address in brackets nor the name of a fact is a word.
    const words = text.replaceAll(/\]\([^)]*\)|\{\w+\}/g, ']').replaceAll(otherThings[language] ?? /(?!)/g, '');
    return never.filter((other) => beginsAWord(words, other)).map((other) => `${place} says ${other}`);
  });
  expect(wrong).toEqual([]);
});

it('every glossary speaks of the same things', () => {
  const [first, ...others] = languages.map((language) =>
    entriesOf(language, 'DE').map(({ what, key }) => `${what} ${key}`),
  );
  expect(first?.length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(first);
});

describe('how a visitor is spoken to', () => {
  const informal: Readonly<Partial<Record<Language, RegExp>>> = {
    de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
    fr: /(?<![\p{L}’])(?:tu|toi|ton|ta|tes)(?![\p{L}’])/iu,
    cs: /(?<!\p{L})(?:ty|tvůj|tvoj\p{L}*|tvé\p{L}*)(?!\p{L})/iu,
    hu: /(?<!\p{L})(?:te|téged|neked|tied)(?!\p{L})/iu,
    pl: /(?<!\p{L})(?:ty|ciebie|twój|twoj\p{L}*|twe\p{L}*|masz|możesz|chcesz|otrzymasz|otrzymujesz|znajdziesz|jesteś|składasz|odbierzesz)(?!\p{L})/iu,
    sk: /(?<!\p{L})(?:ty|tvoj\p{L}*|tvoje\p{L}*)(?!\p{L})/iu,
    tr: /(?<!\p{L})(?:sen|senin|sana|seni)(?!\p{L})/iu,
  };
  it.each(allSites)('$code: formally', (site) => {
    const pattern = informal[site.language];
    expect(Object.entries(rawTexts(site)).filter(([, text]) => pattern?.test(text))).toEqual([]);
  });
});

describe('punctuation', () => {
  const marks: Readonly<Record<Language, RegExp>> = {
    de: /["”«»‹›]|“(?=\p{L})/u,
    fr: /["„“”]|\p{L}[:;!?»](?=\s|$)|«\S(?<!\u00A0)/u,
    cs: /["”«»]/u,
    hu: /["“«»]/u,
    pl: /["“«»]/u,
    sk: /["”«»]/u,
    tr: /["„«»]/u,
  };
  /** Swiss German quotes «so»; its own words lie over those of Germany. */
  const marksOn = ({ code, language }: Site): RegExp => (code === 'CH' ? /["„“”‹›ß]/u : marks[language]);
  it.each(allSites)('$code: quotation marks and spaces of the language, no straight ones', (site) => {
    const wrong = Object.entries(rawTexts(site)).filter(
      ([, text]) => marksOn(site).test(text) || /\p{L}'\p{L}|\.\.\./u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('stand beside a firm space in French content', () => {
    const isLoose = (text: string) => /[^\s\u00A0][:;!?](?=\s|$)| [:;!?](?=\s|$)|«(?!\u00A0)|(?<!\u00A0)»/u.test(text);
    const wrong = contentTexts().filter(({ language, text }) => language === 'fr' && isLoose(text));
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
});
