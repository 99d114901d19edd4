import { describe, expect, it } from 'vitest';
import { onEverySite } from './siblings.ts';
import { alternatesOf } from './alternates.ts';
import { allSites } from './sites.ts';

const originOf = ({ hostLabel }: { readonly hostLabel: string }) => `https://${hostLabel}.shop`;

describe('the same page on other sites', () => {
  it('[SITE-4] is listed once per language, and for other languages on the German site', () => {
    const all = alternatesOf(onEverySite('/kontakt'), originOf);
    expect(all.map(({ locale }) => locale)).toEqual([...allSites.map(({ locale }) => locale), 'x-default']);
    expect(all.at(-1)?.href).toBe('https://de.shop/kontakt');
  });

  it.each([
    [{ CZ: '/a', TR: '/b' }, ['cs-CZ https://cz.shop/a', 'tr-TR https://tr.shop/b']],
    [{ DE: '/a' }, ['de-DE https://de.shop/a', 'x-default https://de.shop/a']],
    [{}, []],
  ])('of %j is listed where the page exists', (paths, names) => {
    expect(alternatesOf(paths, originOf).map(({ locale, href }) => `${locale} ${href}`)).toEqual(names);
  });
});
