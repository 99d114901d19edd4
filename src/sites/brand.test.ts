import { expect, it } from 'vitest';
import { browserKeys } from '../server/rendering/texts/browser-keys.ts';
import { allCatalogues, rawTexts } from '../server/rendering/texts/catalogues.ts';
import { isShopName, withNames } from './brand.ts';
import { allSites, sites } from './sites.ts';
import { translator } from './translate.ts';

const own = { shop: "Lou's & Söhne", card: 'Treuekarte' };

it.each(allSites)('[RUN-4] no text of $code names the program', (site) => {
  const texts = Object.entries(rawTexts(site, own));
  expect(texts.filter(([, text]) => /kontor/i.test(text) || /\{(?:shop|card)\}/.test(text))).toEqual([]);
});

it('[RUN-4] what the browser loads is the same for every shop', () => {
  const { shared, own: ofRegions } = browserKeys();
  const keys = new Set([shared, ...ofRegions.values()].flatMap((some) => Array.from(some)));
  for (const site of allSites) {
    const [plain, named] = [rawTexts(site), rawTexts(site, own)];
    expect([...keys].filter((key) => plain[key] !== named[key])).toEqual([]);
  }
});

it('writes a name as it is, with its apostrophe', () => {
  expect(withNames('{shop} {price}', own)).toBe("Lou''s & Söhne {price}");
  const names = Object.fromEntries(allSites.map(({ code }) => [code, own])) as Parameters<typeof allCatalogues>[0];
  const t = translator(allCatalogues(names).DE, sites.DE.locale);
  expect([t('ui.shop.name'), t('header.home')]).toEqual(["Lou's & Söhne", "Lou's & Söhne, zur Startseite"]);
});

it.each(['', ' ', ' Shop', 'a'.repeat(31), '{shop}', '<b>', 'a|b', 'a#'])('refuses the name %j', (name) => {
  expect(isShopName(name)).toBe(false);
});
