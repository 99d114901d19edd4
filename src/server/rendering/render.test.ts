import { describe, expect, it } from 'vitest';
import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import { usualSettings } from '../../regions/header/settings.rules.ts';
import { footerContent } from '../../regions/footer/footer.fixtures.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ShellData } from '../../pages/shell/shell-data.ts';
import { sites } from '../../sites/sites.ts';
import { renderFragment } from './render.tsx';
import { allCatalogues } from './texts/catalogues.ts';

const catalogues = allCatalogues();

const footerOn = (site: SiteCode, footer: FooterContent): string =>
  renderFragment(
    'footer',
    {
      ...usualSettings,
      stage: 'test',
      newsletter: { isLinkInvalid: false },
      slot: '',
      tag: undefined,
      product: undefined,
    },
    {
      shown: undefined,
      laterSheet: undefined,
      shell: {
        stage: 'test',
        navigation: { themeworlds: { title: '', url: '/' }, items: [], version: 'v', tree: [], worlds: undefined },
        benefits: [],
        outletUrl: '/outlet',
        newsletterPictures: { desktop: { src: '/d', width: 9, height: 9 }, tablet: { src: '/t', width: 9, height: 9 } },
        countries: [],
        footer,
      } as unknown as ShellData, // of a shell the footer is all that is looked at
    },
    { site: sites[site], catalogue: catalogues[site] },
  );

/** Counts how often the headline above the footer is read. */
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

describe('a part that many pages share', () => {
  it('is rendered once, and the same the second time', () => {
    const headline = 'Drawn once';
    const [first, again] = [watched({ ...footerContent, headline }), watched({ ...footerContent, headline })];
    const html = footerOn('DE', first.proxy);
    expect(html).toContain(headline);
    expect(footerOn('DE', again.proxy)).toBe(html);
    // The key of the cache reads it once; rendering reads it again.
    expect(again.seen.times).toBeLessThan(first.seen.times);
  });

  it('is rendered again for other props and in the words of another site', () => {
    const html = footerOn('DE', footerContent);
    expect(footerOn('DE', { ...footerContent, headline: 'Another one' })).toContain('Another one');
    const french = footerOn('CH_FR', footerContent);
    expect(french).not.toBe(html);
    expect(french).toContain('data-site="CH_FR"');
    expect(footerOn('DE', footerContent)).toBe(html);
  });
});
