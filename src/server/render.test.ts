import { describe, expect, it } from 'vitest';
import type { FooterContent } from '../contracts/footer.contract.ts';
import { usualSettings } from '../regions/header/settings.rules.ts';
import { tileFixtures } from '../pages/tile/tile.fixtures.ts';
import type { ProductTile } from '../contracts/catalogue.contract.ts';
import { footerContent } from '../regions/footer/footer.fixtures.ts';
import type { SiteCode } from '../contracts/site.contract.ts';
import type { ShellData } from '../pages/shell/shell-data.ts';
import { sites } from '../sites/sites.ts';
import { renderFragment, renderRow } from './render.tsx';
import { allCatalogues } from './texts/catalogues.ts';

const catalogues = allCatalogues();

const footerOn = (site: SiteCode, footer: FooterContent): string =>
  renderFragment(
    'footer',
    { ...usualSettings, stage: 'test' },
    {
      stage: 'test',
      navigation: { themeworlds: { title: '', url: '/' }, items: [], version: 'v', tree: [], worlds: undefined },
      benefits: [],
      outletUrl: '/outlet',
      newsletterPictures: { desktop: { src: '/d', width: 9, height: 9 }, tablet: { src: '/t', width: 9, height: 9 } },
      countries: [],
      footer,
    } as unknown as ShellData, // of a shell the footer is all that is looked at
    { site: sites[site], catalogue: catalogues[site] },
  );

/** How often somebody looked at the words above the footer. */
const watched = (content: FooterContent) => {
  const seen = { times: 0 };
  const proxy = new Proxy(content, {
    get: (target, name, receiver) => {
      if (name === 'headline') seen.times += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return { seen, proxy };
};

describe('what many pages show alike', () => {
  it('is drawn once, and the same again', () => {
    const headline = 'Drawn once';
    const [first, again] = [watched({ ...footerContent, headline }), watched({ ...footerContent, headline })];
    const html = footerOn('DE', first.proxy);
    expect(html).toContain(headline);
    expect(footerOn('DE', again.proxy)).toBe(html);
    // To find out what it is told it is read once; drawn it is read again.
    expect(again.seen.times).toBeLessThan(first.seen.times);
  });

  it('of a product is drawn once, in whatever list it stands, and anew for another price', () => {
    const [tile] = Object.values(tileFixtures);
    if (!tile) throw new Error('there is no tile to look at');
    const rowOf = (shown: ProductTile): string => renderRow([shown], { site: sites.DE, catalogue: catalogues.DE });
    const read = { details: 0 };
    const watchedTile = () =>
      new Proxy(tile, {
        get: (target, name, receiver) => {
          if (name === 'details') read.details += 1;
          return Reflect.get(target, name, receiver) as unknown;
        },
      });
    const html = rowOf(watchedTile());
    const readToDraw = read.details;
    read.details = 0;
    expect(rowOf(watchedTile())).toBe(html);
    expect(read.details).toBeLessThan(readToDraw);
    expect(rowOf({ ...tile, price: { ...tile.price, now: { ...tile.price.now, amountMinor: 123_456 } } })).toContain(
      '1.234',
    );
    expect(rowOf(tile)).toBe(html);
  });

  it('is drawn anew for what is told otherwise, and in the words of another site', () => {
    const html = footerOn('DE', footerContent);
    expect(footerOn('DE', { ...footerContent, headline: 'Another one' })).toContain('Another one');
    const french = footerOn('CH_FR', footerContent);
    expect(french).not.toBe(html);
    expect(french).toContain('data-site="CH_FR"');
    expect(footerOn('DE', footerContent)).toBe(html);
  });
});
