import { describe, expect, it } from 'vitest';
import { rawTexts } from '../../src/server/rendering/texts/catalogues.ts';
import { allSites, sites } from '../../src/sites/sites.ts';
import { contentTexts, untranslated } from '../support/words/content-texts.ts';
import { germanIn } from '../support/words/german.ts';
import { isTest, ourFiles, readOurs } from '../support/words/repository.ts';
import { syntaxOf, visit } from '../support/words/syntax.ts';

const german = rawTexts(sites.DE);
const foreignSites = allSites.filter(({ language }) => language !== 'de');

/** Texts that are alike in German and in other languages: each with the catalogues where it is right as it stands. */
const alike: readonly (readonly [text: string, why: string, catalogues: readonly string[]])[] = [
  ['Kontor', 'the name of the demo', ['ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr']],
  ['KontorCard', 'a name', ['ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr']],
  ['IBAN', 'a name', ['ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr']],
  ['{distance} km', 'a unit', ['ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr']],
  ['{unit} = {price}', 'signs', ['ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr']],
  ['−{percent} %', 'a figure', ['cz', 'sk']],
  ['10\u00A0%', 'a figure', ['ch-fr', 'cz', 'sk']],
  ['Marketing', 'a loan in all', ['ch-fr', 'cz', 'hu', 'pl', 'sk']],
  ['Outlet', 'a loan in all', ['ch-fr', 'cz', 'hu', 'pl']],
  ['Newsletter', 'a loan in all', ['ch-fr', 'cz', 'pl', 'sk']],
  ['Sport', 'a loan in all', ['ch-fr', 'cz', 'hu', 'pl']],
  ['Bio', 'a loan in all', ['ch-fr', 'cz', 'hu', 'pl', 'sk']],
  ['Firma', 'a loan in these', ['cz', 'pl', 'sk']],
  ['Kontakt', 'a loan in these', ['cz', 'pl', 'sk']],
  ['Kontakt: {topic}', 'a loan in these', ['cz', 'pl', 'sk']],
  ['Telefon', 'a loan in these', ['cz', 'hu', 'pl', 'tr']],
  ['Kategorie', 'a loan', ['cz']],
  ['Sortiment', 'a loan in these', ['cz', 'sk']],
  ['Menü', 'a loan in these', ['hu', 'tr']],
  ['gratis', 'a loan', ['pl']],
  ['Start', 'a loan', ['pl']],
  ['Textil', 'the material of a shoe by Directive 94/11/EC', ['cz', 'hu', 'sk']],
  ['Gold', 'the card’s level, a name', ['tr']],
];
const isAlike = (text: string, catalogue: string): boolean =>
  alike.some(([known, , catalogues]) => known === text.trim() && catalogues.includes(catalogue));

describe.each(foreignSites)('the words of $code', ({ code, catalogue: [catalogue = ''], language }) => {
  const texts = Object.entries(rawTexts(sites[code]));

  it('[SITE-2] are no German ones, but for those that both languages have', () => {
    const same = texts.filter(([key, text]) => text === german[key] && !isAlike(text, catalogue));
    expect(same).toEqual([]);
  });

  it('[SITE-2] hold nothing that was left in German', () => {
    const left = texts.flatMap(([key, text]) =>
      language === 'de' ? [] : germanIn(text, language).map((word) => `${key}: ${word}`),
    );
    expect(left).toEqual([]);
  });
});

it('every word that may be alike is so somewhere', () => {
  const needless = alike.flatMap(([text, , catalogues]) =>
    foreignSites
      .filter(({ catalogue: [name = ''] }) => catalogues.includes(name))
      .filter(
        (site) => !Object.entries(rawTexts(site)).some(([key, own]) => own.trim() === text && german[key] === own),
      )
      .map(({ code }) => `${text} in ${code}`),
  );
  expect(needless).toEqual([]);
});

describe('the content folder', () => {
  const texts = contentTexts();

  it('was read in seven languages', () => {
    expect(new Set(texts.map(({ language }) => language)).size).toBe(7);
    expect(texts.length).toBeGreaterThan(10_000);
  });

  it('[SITE-2] says everything in every language', () => {
    expect(untranslated()).toEqual([]);
  });

  it('[SITE-2] holds nothing that was left in German', () => {
    const left = texts.flatMap(({ place, language, text }) =>
      language === 'de' ? [] : germanIn(text, language).map((word) => `${place}: ${word}`),
    );
    expect(left).toEqual([]);
  });
});

/** Words of Germany that Austria or Switzerland has another one for: what three countries read does without them. */
const ofGermanyAlone =
  /(?<!\p{L})(?:Januar|Sahne|Fahrr[aä]d\p{L}*|Brötchen|Tüten?|Aprikosen?|Quark|Pfannkuchen\p{L}*|Apfelsine\p{L}*|Sonnabend)(?!\p{L})/u;

it('[SITE-2] German content is for three countries: it has no words that are at home in one', () => {
  const texts = contentTexts().filter(
    ({ language, place }) => language === 'de' && !place.startsWith('content/search/'),
  );
  expect(texts.filter(({ text }) => ofGermanyAlone.test(text))).toEqual([]);
  const words = Object.entries({ ...rawTexts(sites.AT), ...rawTexts(sites.CH) });
  expect(words.filter(([, text]) => ofGermanyAlone.test(text))).toEqual([]);
});

it.each(allSites)('[LAW-4, SITE-2] mails of $code are signed by the company that its pages name', (site) => {
  const imprint = rawTexts(site)['mail.imprint'] ?? '';
  for (const fact of ['company', 'street', 'city', 'register', 'vatId']) expect(imprint).toContain(`{${fact}}`);
  // No second copy of a figure: each comes from content/company.json.
  expect(imprint.replaceAll(/\{\w+\}/g, '')).not.toMatch(/\d/);
});

/** Pages for staff and for those who build the shop speak the languages of the house. */
const ofTheHouse = /^src\/(?:pages\/(?:gallery|staff-[a-z]+)|regions\/preview)\//;
const shownAttributes = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label']);
const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Words that a view says by itself, which would be the same on all sites: `path: words`. */
const ownWords = (path: string, source = readOurs(path)): string[] => {
  const found: string[] = [];
  const say = (text: string) => {
    if (hasWord(text)) found.push(`${path}: ${text.trim()}`);
  };
  visit(syntaxOf(path, source), (node) => {
    if (node.type === 'JSXText') say(node.value);
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier' || !shownAttributes.has(node.name.name))
      return;
    if (node.value?.type === 'Literal' && typeof node.value.value === 'string') say(node.value.value);
  });
  return found;
};

describe('views', () => {
  it.each([
    ['const A = () => <p>Warenkorb</p>;', 'Warenkorb'],
    ['const A = () => <img alt="Tasse" />;', 'Tasse'],
  ])('%s is seen', (source, words) => {
    expect(ownWords('src/planted.tsx', source)).toEqual([`src/planted.tsx: ${words}`]);
  });

  it('[SITE-2] have no words of their own: each comes from the site’s catalogue', () => {
    const views = ourFiles('src/').filter((path) => path.endsWith('.tsx') && !isTest(path) && !ofTheHouse.test(path));
    expect(views.length).toBeGreaterThan(100);
    expect(views.flatMap((path) => ownWords(path))).toEqual([]);
  });
});
