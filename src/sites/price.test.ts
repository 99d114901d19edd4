import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { priceParts, priceText } from './price.ts';
import { allSites, sites } from './sites.ts';

const n = '\u00A0';

/** whole, fraction, sign, where it stands; the line; what is heard. For 1,290.00 and 24.99 of the site's currency. */
const rows: Readonly<Record<SiteCode, readonly [line: string, small: string, spoken: string]>> = {
  DE: ['1.290,00', '24,99', `24,99${n}Euro`],
  AT: [`€${n}1.290,00`, `€${n}24,99`, `24,99${n}Euro`],
  CH: [`CHF${n}1’290.00`, `CHF${n}24.99`, `24.99${n}Franken`],
  CH_FR: [`CHF${n}1’290.00`, `CHF${n}24.99`, `24.99${n}francs suisses`],
  CZ: [`1${n}290${n}Kč`, `24,99${n}Kč`, `24,99${n}korun českých`],
  HU: [`1${n}290${n}Ft`, `25${n}Ft`, `25${n}forint`],
  PL: [`1${n}290,00${n}zł`, `24,99${n}zł`, `24,99${n}złotych`],
  SK: [`1${n}290,00${n}€`, `24,99${n}€`, `24,99${n}eur`],
  TR: [`1.290,00${n}TL`, `24,99${n}TL`, `24,99${n}lira`],
};

const amount = (code: SiteCode, amountMinor: number) => ({ amountMinor, currency: sites[code].currency });

describe.each(allSites)('a price on $code', (site) => {
  const [line, small, spoken] = rows[site.code];

  it('[SITE-3] is printed in the style of the country', () => {
    expect(priceText(amount(site.code, 129_000), site)).toBe(line);
    expect(priceText(amount(site.code, 2499), site)).toBe(small);
  });

  it('[SITE-3] has its currency in words for screen readers, also when no symbol is printed', () => {
    expect(priceParts(amount(site.code, 2499), site).spoken).toBe(spoken);
  });

  it('[SITE-3] is split into pieces that together are the printed line', () => {
    const { whole, fraction, symbol, symbolAt, text } = priceParts(amount(site.code, 129_000), site);
    const number = whole + fraction;
    const again = { before: `${symbol}${n}${number}`, after: `${number}${n}${symbol}`, nowhere: number }[symbolAt];
    expect(again).toBe(text);
    expect(whole).toMatch(/^1\D?290$/);
  });

  it.each([0, 1, 99, 100, 99_999_999])(
    '[SITE-3] of %i hundredths contains no space at which a line can break',
    (amountMinor) => {
      expect(priceText(amount(site.code, amountMinor), site)).not.toMatch(/[ \n]/);
    },
  );
});

describe('[SITE-3] whole units', () => {
  it.each([
    [2500, `25${n}Kč`],
    [2550, `25,50${n}Kč`],
    [100, `1${n}Kč`],
  ])('%i hundredths of a crown are %s', (amountMinor, printed) => {
    expect(priceText(amount('CZ', amountMinor), sites.CZ)).toBe(printed);
  });

  it.each([
    [1049, `10${n}Ft`],
    [1050, `11${n}Ft`],
    [123_456_700, `1${n}234${n}567${n}Ft`],
  ])('%i hundredths of a forint are %s', (amountMinor, printed) => {
    expect(priceText(amount('HU', amountMinor), sites.HU)).toBe(printed);
  });
});

it('[SITE-3] the nine sites have these currencies and symbols', () => {
  expect(allSites.map(({ code, currency, money }) => `${code} ${currency} ${money.symbol}`)).toEqual([
    'DE EUR €',
    'AT EUR €',
    'CH CHF CHF',
    'CH_FR CHF CHF',
    'CZ CZK Kč',
    'HU HUF Ft',
    'PL PLN zł',
    'SK EUR €',
    'TR TRY TL',
  ]);
});
