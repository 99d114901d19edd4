import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { RegionCollectorProvider } from '../../islands/Region.tsx';
import { promotions } from '../../regions/promotion/promotion.fixtures.ts';
import { usualSettings, type HeaderSettings } from '../../regions/header/settings.rules.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { sites } from '../../sites/sites.ts';
import { HeaderShell } from './Shell.tsx';
import type { ShellData } from './shell-data.ts';

const shell: ShellData = {
  stage: 'live',
  navigation: { themeworlds: { title: 'Themenwelten', url: '/t-t100.html' }, items: [], version: 'v1', tree: [] },
  benefits: [{ url: '/c/versand', text: 'Gratis Versand' }],
  popularSearches: ['espresso', 'wollmantel'],
  outletUrl: '/categories/outlet',
  newsletterPictures: {
    desktop: { src: '/a.jpg', width: 1, height: 1 },
    tablet: { src: '/b.jpg', width: 1, height: 1 },
  },
  countries: [],
};

const draw = (settings: Partial<HeaderSettings>): Element => {
  document.body.innerHTML = renderToString(
    <SiteProvider value={{ site: sites.DE, t: pageWords('DE') }}>
      <RegionCollectorProvider value={{ origin: undefined, keep: () => '', keepText: () => '' }}>
        <HeaderShell
          shell={{ ...shell, topBanner: promotions['a banner with a code'] }}
          settings={{ ...usualSettings, ...settings }}
          searchTerm=""
        />
      </RegionCollectorProvider>
    </SiteProvider>,
  );
  return document.body;
};

describe('a header with a promotion', () => {
  it.each<[string, Partial<HeaderSettings>, boolean, boolean]>([
    ['shows it above itself', {}, true, true],
    [
      'leaves it away where showPromotionBanner says so, and keeps its links',
      { showPromotionBanner: false },
      false,
      true,
    ],
    ['leaves both away where it is reduced', { reduced: true }, false, false],
    ['has none when reduced, whatever is asked for', { reduced: true, showPromotionBanner: true }, false, false],
  ])('[HDR-3, HDR-4] %s', (_, settings, hasBanner, hasLinks) => {
    const page = draw(settings);
    expect(page.querySelector('[data-id="top-banner-"]') !== null).toBe(hasBanner);
    expect(page.querySelector('[data-benefit]') !== null).toBe(hasLinks);
    const { showPromotionBanner = true } = settings;
    const header = page.querySelector<HTMLElement>('[data-region="header"]');
    expect(header?.dataset['showPromotionBanner']).toBe(String(showPromotionBanner));
  });
});
