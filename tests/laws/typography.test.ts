import { describe, expect, it } from 'vitest';
import { rawTexts } from '../../src/server/rendering/texts/catalogues.ts';
import type { Language } from '../../src/sites/site.ts';
import { languages } from '../../src/sites/site.ts';
import { allSites } from '../../src/sites/sites.ts';
import { contentTexts } from '../support/words/content-texts.ts';

interface Printed {
  readonly place: string;
  readonly language: Language;
  readonly text: string;
}

/** All that is shown: content, without hours and search words, and the texts of the sites. */
const printed: readonly Printed[] = [
  ...contentTexts().filter(({ place }) => !/^content\/(?:stores|search)\//.test(place)),
  ...allSites.flatMap((site) =>
    Object.entries(rawTexts(site)).map(([key, text]) => ({
      place: `${site.code} ${key}`,
      language: site.language,
      text,
    })),
  ),
];
/** Swiss German has marks of its own, which the law of the glossary checks. */
const isSwiss = (place: string): boolean => /^CH |\.ch(?:\.|$)/.test(place);

/** The places where a pattern is found, with the text around it. */
const found = (texts: readonly Printed[], pattern: RegExp): string[] =>
  texts.flatMap(({ place, text }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${place}: ${text.slice(Math.max(0, at - 20), at + 30)}`];
  });

/** Quotation marks that belong to other languages. */
const foreignMarks: Readonly<Record<Language, RegExp>> = {
  de: /["”«»‹›]/u,
  fr: /["„“”]/u,
  cs: /["”«»]/u,
  hu: /["“«»]/u,
  pl: /["“«»]/u,
  sk: /["”«»]/u,
  tr: /["„«»]/u,
};
/** How a percentage is not written: Hungarian and Polish leave no space, Turkish puts the symbol first. */
const wrongPercent: Readonly<Record<Language, RegExp>> = {
  de: /\d%/u,
  fr: /\d%/u,
  cs: /\d%/u,
  hu: /\d\s%/u,
  pl: /\d\s%/u,
  sk: /\d%/u,
  tr: /\d\s?%(?!\d)/u,
};
const units = /\d(?:kg|g|ml|l|cm|mm|km|W|°C|€|Ft|Kč|zł|TL)(?![\p{L}\p{N}])/u;

describe.each(languages)('the typography of %s', (language) => {
  const own = printed.filter((one) => one.language === language);

  it('was read: pages, products and sites', () => expect(own.length).toBeGreaterThan(2000));

  it('quotes with the marks of the language', () => {
    expect(
      found(
        own.filter(({ place }) => !isSwiss(place)),
        foreignMarks[language],
      ),
    ).toEqual([]);
  });

  it('has no straight apostrophe, no three dots and no double space', () => {
    expect(found(own, /\p{L}'|'\p{L}|\.{3}| {2}/u)).toEqual([]);
  });

  it('writes percentages as the language does', () => expect(found(own, wrongPercent[language])).toEqual([]));

  it('leaves a space between a number and its unit', () => expect(found(own, units)).toEqual([]));
});

/** Beginnings of words that are capitalised inside a title: names of places, people and products, and of who reads. */
const names =
  /^(?:Alpak|Antigua|Anton|Barista|Cerrado|Chiapas|Espresso|Flush|Forte|Grande|Hanna|Honduras|Honey|Huila|Kolumbi|Kolombiya|Kontor|Latte|Lungo|Maestro|Malabar|Mandheling|Meksika|Mexi[ck]|Monsooned|Napoli|Ni[ck]aragua|Nord|Nyeri|Peru|Piano|Piccola|Primo|Rica|Rika|Ristretto|Rwanda|Second|Siciliano|Sidamo|Tanzanie|Tarrazú|Trieste|Werktag|Państw)/u;
/** Titles that a law names. */
const isLegalTitle = (place: string): boolean => place.startsWith('content/contracts/');

it('titles stand in one case: the first word and names are capitalised', () => {
  const titles = printed.filter(
    ({ place, language }) =>
      language !== 'de' && /\.titles?(?:\.|$)/.test(place.replaceAll(/\.texts\.[^.]+/g, '')) && !isLegalTitle(place),
  );
  expect(titles.length).toBeGreaterThan(2500);
  const capitals = titles.flatMap(({ place, text }) =>
    [...text.matchAll(/(?<=[^.?!:„“«]\s)\p{Lu}\p{Ll}+/gu)]
      .filter(([word]) => !names.test(word))
      .map(([word]) => `${place}: ${word} in ${text}`),
  );
  expect(capitals).toEqual([]);
});
