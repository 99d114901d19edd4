import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPage } from '../../../tests/support/pages/draw-page.tsx';
import { assignmentPath } from '../../contracts/staff/abtest.contract.ts';
import { startOfPage } from '../../clients/page-start.effects.ts';
import { psdataPath } from '../../contracts/customer/header-start.contract.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { privacyPath } from '../../sites/links.ts';
import { allSites } from '../../sites/sites.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { viewCookie } from './footer.constants.ts';
import { footerFixtures } from './footer.fixtures.ts';
import { start } from './footer.start.ts';
// Loaded on demand in the browser; imported here so that it is available at once.
import './view.effects.ts';
import { Footer } from './Footer.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const put = (code: SiteCode = 'DE', cookies: Readonly<Record<string, string>> = {}) => {
  // The listeners of a test are removed with its element.
  const body = drawPage(<Footer {...footerFixtures['in Germany']} />, code);
  const element = body.querySelector('main') ?? body;
  const browser = fakeBrowser({
    width: 390,
    cookies,
    answer: () => ({ kind: 'answer', status: 204, body: undefined }),
  });
  const link = element.querySelector<HTMLAnchorElement>('[data-consent-settings]');
  const click = (): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { element, browser, link, click };
};

describe('the footer at the start of its page', () => {
  it('[FOOT-12] requests the assignment and the customer once, together with the header, for any number of footers', async () => {
    const { element, browser } = put();
    start(element, browser);
    start(element, browser);
    startOfPage(browser);
    await soon(() => expect(browser.calls.length).toBeGreaterThan(1));
    for (const path of [assignmentPath, psdataPath])
      expect(browser.calls.filter((call) => call.path === path)).toHaveLength(1);
  });

  it('[FOOT-12] shows nothing when the assignment fails, and logs it', async () => {
    const { element } = put();
    const browser = fakeBrowser();
    const before = element.innerHTML;
    start(element, browser);
    await soon(() => expect(browser.warnings).toContain(`${assignmentPath} did not answer`));
    expect(element.innerHTML).toBe(before);
  });
});

describe('the link that changes the view', () => {
  const own = 'width=device-width, initial-scale=1';
  const drawnAs = () => document.querySelector('meta')?.content;
  const press = (element: HTMLElement): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.querySelector('[data-view] > span')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  beforeEach(() => {
    document.head.innerHTML = `<meta name="viewport" content="${own}">`;
  });

  it('[FOOT-14] draws header and footer as on a desktop, and keeps the scroll position', async () => {
    const { element, browser } = put();
    const stop = start(element, browser);
    expect(press(element)).toBe(true);
    await vi.waitFor(() => expect(drawnAs()).toBe('width=1280'));
    expect(document.cookie).toContain(`${viewCookie}=classic`);
    expect(document.cookie).not.toContain('Platform');
    expect(press(element)).toBe(true);
    await vi.waitFor(() => expect(drawnAs()).toBe(own));
    expect(document.cookie).not.toContain(viewCookie);
    stop?.();
    expect(press(element)).toBe(false);
  });

  it('[FOOT-14] is remembered on the next page', async () => {
    const { element, browser } = put('DE', { [viewCookie]: 'classic' });
    start(element, browser);
    await vi.waitFor(() => expect(drawnAs()).toBe('width=1280'));
  });
});

describe('the link to the settings of consent', () => {
  it.each(allSites)('[FOOT-11] leads on $code to the page on stored data without a script', ({ code }) => {
    const { link } = put(code);
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([privacyPath, expect.stringMatching(/\w{5}/)]);
  });

  it('[FOOT-11] requests the settings on a page that has them', () => {
    const { element, browser, click } = put();
    const stop = start(element, browser);
    const asked = vi.fn();
    browser.events.on('kontor:consent-settings', ({ taken }) => {
      asked();
      taken?.();
    });
    expect(click()).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
    stop?.();
    expect(click()).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('[FOOT-11] is followed on a page without them', () => {
    const { element, browser, click } = put();
    start(element, browser);
    expect(click()).toBe(false);
  });
});
