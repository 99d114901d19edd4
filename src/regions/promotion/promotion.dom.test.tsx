import axe from 'axe-core';
import { act } from 'preact/test-utils';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awake, leavePage, putRegion, takeSaid } from '../../../tests/support/pages/region-page.tsx';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { browserActs } from '../../platform/acts.ts';
import { BrowserProvider } from '../../platform/browser-context.tsx';
import { fakeBrowser, type FakeBrowserParts } from '../../testing/fake-browser.ts';
import type { Stop } from '../../platform/clock.ts';
import type { HttpResult } from '../../platform/http.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
import { PromotionBlock, type PromotionProps } from './PromotionBlock.tsx';
import { evil, promotions, writtenEvil } from './promotion.fixtures.ts';
import { island } from './promotion.island.tsx';
import { start } from './promotion.start.ts';

const t = regionWords('DE');
const named = Object.entries(promotions);
const withCode = promotions['a banner with a code'];
const answerOf = ({ type, content }: { readonly type: string; readonly content: object }): HttpResult => ({
  kind: 'answer',
  status: 200,
  body: { type, contentJSON: JSON.stringify(content) },
});

let stopTracking: Stop = () => {};
/** A page with one block, and the events that its trackers get. */
const page = (props: PromotionProps, parts: FakeBrowserParts = {}, script = true) => {
  const browser = fakeBrowser(parts);
  const tracked: object[] = [];
  browser.events.on('kontor:tracked', (event) => tracked.push(event));
  stopTracking = browserActs.onTrack((track) => tracked.push(...(JSON.parse(track) as object[])));
  const element = putRegion({ island, props, browser, script, start });
  return { browser, element, tracked };
};
const propsOf = (promotion: PromotionProps['promotion']): PromotionProps => ({
  promotionId: 'slot',
  ...(promotion ? { promotion } : {}),
});
const button = (element: HTMLElement) => element.querySelector<HTMLButtonElement>('button');
const legal = (element: HTMLElement) => element.querySelector('details');
/** The browser opens the conditions at once; the script has followed when both events are there. */
const openLegal = async ({ element, tracked }: Pick<ReturnType<typeof page>, 'element' | 'tracked'>) => {
  // The script follows what was closed before.
  await drawn();
  const before = tracked.length;
  element.querySelector('summary')?.click();
  expect(legal(element)?.open).toBe(true);
  await soon(() => expect(tracked).toHaveLength(before + 2));
};

afterEach(() => {
  stopTracking();
  leavePage();
});

describe.each(named)('%s', (_, promotion) => {
  it('is drawn on the server and works without JavaScript', () => {
    const { element } = page(propsOf(promotion), {}, false);
    const { content } = promotion;
    expect(element.textContent).toContain(content.headline);
    if ('legalText' in content) expect(legal(element)?.textContent).toContain(content.legalText);
    if ('ctaButtonLink' in content)
      expect(element.querySelector('a')?.getAttribute('href')).toBe(content.ctaButtonLink);
  });

  it('[PROMO-7] needs neither Preact nor a request', () => {
    const { element, browser } = page(propsOf(promotion));
    const before = element.innerHTML;
    for (const name of ['pointerenter', 'pointerdown', 'focusin']) element.dispatchEvent(new Event(name));
    expect([element.innerHTML, element.dataset['status'], browser.calls]).toEqual([before, 'asleep', []]);
  });

  it('hydrates silently', async () => {
    const { element } = page(propsOf(promotion));
    const before = element.innerHTML;
    // Only a preview wakes it, which asks for the promotion again.
    (element as HTMLElement & { wake: () => void }).wake();
    await soon(() => expect(element.dataset['status']).toBe('awake'));
    expect(element.innerHTML).toBe(before);
  });

  it('passes axe', async () => {
    const { element } = page(propsOf(promotion));
    const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('[PROMO-2] the type of a promotion', () => {
  it.each([
    ['ApiTopBannerPromotion', true],
    ['ApiCategory', true],
    ['ApiPiPromotion', true],
    ['ApiHeaderBenefitsPromotion', false],
    ['ApiFooter', false],
    ['', false],
    ['toString', false],
  ])('%s shows a block: %s', (type, isShown) => {
    const { element } = page(propsOf({ type, content: { headline: 'Hallo' } }), {}, false);
    expect(element.textContent?.includes('Hallo')).toBe(isShown);
  });
});

describe('[PROMO-3, PROMO-4] the top banner', () => {
  it('has a long and a short headline, code, link and conditions', () => {
    const { element } = page(propsOf(withCode), {}, false);
    expect(element.querySelector('a')?.textContent).toBe(
      `${withCode.content.headline}${withCode.content.headlineShort}`,
    );
    expect(button(element)?.textContent).toContain('ROEST25');
    expect(element.textContent).toContain('Code im Warenkorb einlösen:');
    expect(element.querySelector('summary')?.textContent).toBe('BedingungenInfo');
    expect(element.querySelector('section')?.getAttribute('style')).toBe('--th-bg:#f7dbd1;--th-text:#3d1d14;');
  });

  it('shows a button instead of the code if the content has one', () => {
    const { element } = page(propsOf(promotions['a banner with a button']), {}, false);
    expect(button(element)).toBeNull();
    expect([...element.querySelectorAll('a')].map((a) => a.textContent)).toEqual(['Zur Küche']);
  });

  it('copies the code, shows it for three seconds, and notifies trackers', async () => {
    const { element, browser, tracked } = page(propsOf(withCode));
    button(element)?.click();
    await soon(() => expect(element.querySelector('output')?.textContent).toBe(t('promotion.copied')));
    expect(browser.copied).toEqual(['ROEST25']);
    browser.clock.pass(2999);
    await drawn();
    expect(element.querySelector('output')?.textContent).toBe(t('promotion.copied'));
    browser.clock.pass(1);
    await soon(() => expect(element.querySelector('output')?.textContent).toBe(''));
    expect(tracked).toEqual([
      { event: 'promotion_click', click_type: 'copy', click_target: 'ROEST25', specification: 'SEARCH' },
      { event: 'ga_event', category: 'promotion', action: 'copy', label: 'top_banner' },
    ]);
  });

  it('copies after a tap that came before the script', async () => {
    const { element, browser } = page(propsOf(withCode));
    button(element)?.click();
    await soon(() => expect(browser.copied).toEqual(['ROEST25']));
  });

  it('shows when the browser refuses the clipboard', async () => {
    const { element } = page(propsOf(withCode), { refusesClipboard: true });
    button(element)?.click();
    await soon(() => expect(element.querySelector('output')?.textContent).toBe(t('promotion.refused')));
  });

  it('[PROMO-4] opens its conditions on a click and closes them on another', async () => {
    const { element, tracked } = page(propsOf(withCode));
    await openLegal({ element, tracked });
    expect(tracked).toEqual([
      { event: 'promotion_click', click_type: 'open_legal', click_target: 'Bedingungen', specification: 'SEARCH' },
      { event: 'ga_event', category: 'promotion', action: 'open legal', label: 'top_banner' },
    ]);
    element.querySelector('summary')?.click();
    await soon(() => expect(legal(element)?.open).toBe(false));
    await openLegal({ element, tracked });
    legal(element)?.querySelector('p')?.click();
    await soon(() => expect(legal(element)?.open).toBe(false));
    expect(tracked).toHaveLength(4);
  });

  type Act = (browser: ReturnType<typeof fakeBrowser>) => void;
  it.each<readonly [what: string, act: Act]>([
    ['a press elsewhere', (browser) => browser.pressOutside()],
    ['a flyout opens', (browser) => void browser.root.hold({ lock: false })],
    ['the navigation opens', (browser) => browser.events.emit('vueHeaderNavigationOpened', {})],
    ['scrolling down', (browser) => browser.scrollTo(40)],
  ])('[PROMO-4] closes its conditions: %s', async (_, close) => {
    const { element, browser, tracked } = page(propsOf(withCode));
    await openLegal({ element, tracked });
    close(browser);
    await soon(() => expect(legal(element)?.open).toBe(false));
  });

  it('[PROMO-4] leaves its conditions open while the page is scrolled up', async () => {
    const { element, browser, tracked } = page(propsOf(withCode));
    browser.scrollTo(100);
    await openLegal({ element, tracked });
    browser.scrollTo(60);
    browser.scrollTo(20);
    // Drawn after all that scrolling changes.
    button(element)?.click();
    await soon(() => expect(element.querySelector('output')?.textContent).toBe(t('promotion.copied')));
    expect(legal(element)?.open).toBe(true);
    browser.scrollTo(21);
    await soon(() => expect(legal(element)?.open).toBe(false));
  });
});

describe('[PROMO-5] the category banner', () => {
  const category = promotions['a category with picture, code and conditions'];
  const promotionTo = (ctaButtonLink: string) =>
    propsOf({ ...category, content: { ...category.content, ctaButtonLink } });
  it('has headline, subline, code, conditions, a picture of 16 to 9 and a link into a new tab', () => {
    const { element } = page(propsOf(category), {}, false);
    for (const words of [category.content.headline, category.content.subline, 'PROBIER10', 'Bedingungen'])
      expect(element.textContent).toContain(words);
    const image = element.querySelector('img');
    expect([image?.width, image?.height, image?.getAttribute('src')]).toEqual([
      16,
      9,
      '/pictures/16x9/800/nav-roestungen.webp',
    ]);
    const link = element.querySelector('a');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener']);
    expect(link?.textContent).toContain(t('promotion.newTab'));
  });

  it('has no link to the page that it is on, with any query', () => {
    const { element } = page({ ...propsOf(category), standsOn: '/roestkaffee-c1100.html' }, {}, false);
    expect(element.textContent).toContain('PROBIER10');
    expect(element.querySelector('a')).toBeNull();
    const other = page({ ...propsOf(category), standsOn: '/kaffee-c1000.html' }, {}, false);
    expect(other.element.querySelectorAll('a')).toHaveLength(1);
    const sorted = promotionTo('/roestkaffee-c1100.html?sort=newest');
    expect(page({ ...sorted, standsOn: '/roestkaffee-c1100.html' }, {}, false).element.querySelector('a')).toBeNull();
  });

  it('has the icon for leaving only on a link that leaves the site', () => {
    const iconOf = (link: string) => page(promotionTo(link), {}, false).element.querySelector('a svg')?.innerHTML;
    expect(iconOf('/kaffee-c1000.html')).toBe(iconOf('/outlet'));
    expect(iconOf('/kaffee-c1000.html')).not.toBe(iconOf('https://example.com/'));
  });

  it('has no picture if there is no crop', () => {
    const { element } = page(propsOf(promotions['a category without a picture']), {}, false);
    expect(element.querySelector('img')).toBeNull();
    expect(element.querySelector('section')?.dataset['alone']).toBe('true');
  });
});

describe('[PROMO-6] the phase-integration block', () => {
  it('has a responsive picture, headline, subline and one link', () => {
    const { element } = page(propsOf(promotions['phase integration']), {}, false);
    expect(element.querySelector('h2')?.textContent).toBe('Drei Röstungen für drei Tageszeiten');
    expect(element.textContent).toContain('Hell am Morgen');
    expect([...element.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Kaffee entdecken']);
    expect(element.querySelectorAll('source')).toHaveLength(4);
    expect(element.querySelector('img')?.getAttribute('style')).toBe('object-position:0 100%;');
  });

  it('takes its link from the list, bold where the content says so', () => {
    const { element } = page(propsOf(promotions['phase integration with its link in the list']), {}, false);
    const link = element.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/kaffee-c1000.html');
    expect(link?.querySelector('b')?.textContent).toBe('Kaffee entdecken');
  });
});

describe('[PROMO-7] a new request', () => {
  const shown = promotions['a banner of words alone'];
  const asks = (props: PromotionProps, answer: FakeBrowserParts['answer'], cookies = {}) =>
    page(props, { ...(answer ? { answer } : {}), cookies });

  it('is sent in a preview, without an intent', async () => {
    const { element, browser } = asks(propsOf(shown), () => answerOf(withCode), { PreviewActive: '1' });
    let woken = 0;
    start(element, browser, () => {
      woken += 1;
    });
    expect(woken).toBe(1);
    await awake(element);
    await soon(() => expect(element.textContent).toContain(withCode.content.headline));
    expect(browser.calls).toEqual([
      { method: 'GET', path: '/service/promotion/api/promotion/slot', headers: { 'x-hunter-site': 'DE' } },
    ]);
  });

  it('is not sent for a visitor', () => {
    const { element, browser } = asks(propsOf(shown), undefined);
    start(element, browser, () => {
      throw new Error('a visitor’s block was woken');
    });
    expect(element.textContent).toContain('Frisch geröstet');
  });

  it.each<readonly [what: string, answer: HttpResult, isSaid: boolean]>([
    ['404', { kind: 'answer', status: 404, body: {} }, false],
    ['500', { kind: 'answer', status: 500, body: {} }, true],
    ['no network', { kind: 'failed', reason: 'network' }, true],
    ['rubbish', { kind: 'answer', status: 200, body: { type: 'ApiCategory', contentJSON: '{' } }, true],
  ])('that fails hides what was shown, without a word to the shopper: %s', async (_, answer, isSaid) => {
    const { element } = asks(propsOf(shown), () => answer, { PreviewActive: '1' });
    await awake(element);
    await soon(() => expect(element.innerHTML).toBe(''));
    expect(takeSaid().length > 0).toBe(isSaid);
  });

  it('is sent in a preview also if the server fetched nothing', async () => {
    const { element } = asks(propsOf(undefined), () => answerOf(withCode), { PreviewActive: '1' });
    expect(element.innerHTML).toBe('');
    await awake(element);
    await soon(() => expect(element.textContent).toContain(withCode.content.headline));
  });

  describe('is sent for another id or another filter', () => {
    const asked: string[] = [];
    let root: ReturnType<typeof createRoot>;
    const draw = (props: PromotionProps, browser: ReturnType<typeof fakeBrowser>) =>
      act(async () =>
        root.render(
          <BrowserProvider value={() => browser}>
            <SiteProvider value={{ site: sites.DE, t }}>
              <PromotionBlock {...props} />
            </SiteProvider>
          </BrowserProvider>,
        ),
      );
    beforeEach(() => {
      asked.length = 0;
      document.body.innerHTML = '<div></div>';
      root = createRoot(document.body.firstElementChild as HTMLElement);
      return () => {
        void act(() => root.unmount());
      };
    });

    it.each<readonly [change: Partial<PromotionProps>, path: string]>([
      [{ promotionId: 'other' }, 'other'],
      [{ allOfTags: ['a'] }, 'slot?allOfTags=a'],
      [{ anyOfTags: ['a'] }, 'slot?anyOfTags=a'],
      [{ noneOfTags: ['a'] }, 'slot?noneOfTags=a'],
    ])('%j asks once', async (change, path) => {
      const browser = fakeBrowser({
        answer: (request) => {
          asked.push(request.path);
          return answerOf(withCode);
        },
      });
      await draw(propsOf(shown), browser);
      await draw({ ...propsOf(shown) }, browser);
      expect(asked).toEqual([]);
      await draw({ ...propsOf(shown), ...change }, browser);
      expect(asked).toEqual([`/service/promotion/api/promotion/${path}`]);
      await soon(() => expect(document.body.textContent).toContain(withCode.content.headline));
    });
  });
});

describe('[PROMO-10] evil content', () => {
  it('is shown as text, without links, within its block', async () => {
    const { element } = page(propsOf(evil), { answer: () => answerOf(writtenEvil), cookies: { PreviewActive: '1' } });
    await awake(element);
    expect(element.querySelectorAll('script, a')).toHaveLength(0);
    expect(element.querySelectorAll('img')).toHaveLength(1);
    expect(element.textContent).toContain('<script>alert(1)</script>');
    // As the server wrote it, or as the browser writes it once the answer is drawn.
    const styles = [...element.querySelectorAll('[style]')].map((one) => one.getAttribute('style'));
    expect(styles.map((style) => style?.replaceAll(/[\s;]/g, ''))).toEqual(['text-align:center']);
    expect(element.innerHTML).not.toMatch(/javascript:|evil\.example|position/i);
  });
});

describe.each(allSites)('on $code', (site) => {
  it('[PROMO-4] is in the language of the country', () => {
    const element = putRegion({
      island,
      props: propsOf(withCode),
      browser: fakeBrowser(),
      code: site.code,
      script: false,
    });
    expect(element.querySelector('section')?.getAttribute('aria-label')).toBe(
      regionWords(site.code)('promotion.label'),
    );
    expect(button(element)?.textContent).toContain(regionWords(site.code)('promotion.copied'));
  });
});
