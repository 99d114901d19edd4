import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { browserWith, keptCart, put, type Browser } from '../../../tests/support/pages/header-icons-page.ts';
import { fieldsOf, leavePage } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { cartStorageKey, publishCart } from '../../clients/cart.effects.ts';
import { articleOf, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import { psdataOf } from '../../testing/customer.fixtures.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { accountLinks, headerLinks } from '../../sites/links.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
import { AccountFlyout } from './AccountFlyout.tsx';
import { CartFlyout } from './CartFlyout.tsx';
import { customerFixtures, headerFixtures, previewFixtures } from './header.fixtures.ts';
import { Header } from './Header.tsx';
import { HeaderIcons } from './HeaderIcons.tsx';
import { StoreFlyout } from './StoreFlyout.tsx';

afterEach(leavePage);

describe('the store flyout', () => {
  it('[HDR-8] has one field and sends the parameters of the store finder', async () => {
    const { element, toggle, untilOpen } = await put();
    toggle('storefinder').click();
    await untilOpen('storefinder');
    const form = element.querySelector('form');
    const field = form?.querySelector<HTMLInputElement>('input[name="searchTerm"]');
    if (field) field.value = '20457';
    expect(form?.getAttribute('action')).toBe('/service/storefinder/search');
    expect(form?.method).toBe('get');
    expect(fieldsOf(form)).toEqual({ searchTerm: '20457', page: '1', filterDepot: 'true', filterFiliale: 'true' });
    expect(form?.querySelectorAll('input:not([type="hidden"])')).toHaveLength(1);
    expect(field?.labels?.[0]?.textContent).toBe(pageWords('DE')('header.stores.label'));
  });
});

const draw = (code: SiteCode, view: ReactNode): HTMLElement => {
  document.body.innerHTML = renderToString(
    <SiteProvider value={{ site: sites[code], t: pageWords(code) }}>{view}</SiteProvider>,
  );
  return document.body;
};
const hrefs = (element: HTMLElement) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe.each(allSites)('the flyouts on $code', ({ code }) => {
  it('[HDR-8] link to the offers in supermarkets on DE only', () => {
    expect(hrefs(draw(code, <StoreFlyout />))).toEqual(code === 'DE' ? [headerLinks.supermarketOffers] : []);
  });

  const own = ['/usermenu', '/kontorcard/Overview', '/orders', '/watchlist'];
  const german = code === 'DE' ? [accountLinks.mobilePlan, accountLinks.community] : [];
  it('[HDR-7] offer a guest login and registration before the links of the account', () => {
    const element = draw(code, <AccountFlyout customer={customerFixtures['a stranger']} />);
    expect(hrefs(element)).toEqual([accountLinks.login, accountLinks.register, ...own, ...german]);
  });

  it('[HDR-7] offer a known customer the links with the number of beans, and logout', () => {
    const element = draw(
      code,
      <AccountFlyout customer={customerFixtures['logged in, with beans and in the community']} />,
    );
    expect(hrefs(element)).toEqual([...own, '/beanaccount', ...german, accountLinks.logout]);
    expect(element.querySelector('[href="/beanaccount"]')?.textContent).toContain('740');
  });
});

it('[HDR-7] show membership in the community', () => {
  const words = (customer: keyof typeof customerFixtures) =>
    draw('DE', <AccountFlyout customer={customerFixtures[customer]} />).querySelector(
      `[href="${accountLinks.community}"]`,
    )?.textContent;
  expect(words('logged in, with beans and in the community')).toContain('Mitglied');
  expect(words('remembered, in no community')).not.toContain('Mitglied');
});

it('[HDR-7, CUST-2] update the account when the customer changes', async () => {
  const { element, toggle, untilOpen } = await put(browserWith({ psdata: psdataOf('REMEMBERED') }));
  toggle('account').click();
  await untilOpen('account');
  await soon(() => expect(element.querySelector(`[href="${accountLinks.logout}"]`)).not.toBeNull());
});

describe('the cart preview', () => {
  const open = async (browser: Browser) => {
    const page = await put(browser);
    page.toggle('cart').click();
    await page.untilOpen('cart');
    return { ...page, text: () => page.part('[data-content]').textContent ?? '' };
  };

  it('[HDR-1] lists the page’s copy of the cart, and follows it', async () => {
    const browser = browserWith();
    browser.kept.set(cartStorageKey, JSON.stringify(keptCart));
    const { part, text } = await open(browser);
    await soon(() => expect(text()).toContain(coffee.title));
    expect(part('[data-content] a').getAttribute('href')).toBe(coffee.url);
    expect(browser.heard).not.toContain('kontor:cart-update');
    publishCart(browser, cartWith([articleOf({ ...coffee, title: 'Ein anderer' }, 1)]));
    await soon(() => expect(text()).toContain('Ein anderer'));
  });

  it('requests the cart without a copy, and shows when it is unavailable', async () => {
    const browser = browserWith();
    const { part, text } = await open(browser);
    expect(part('[aria-busy]')).not.toBeNull();
    await soon(() => expect(browser.heard).toContain('kontor:cart-update'));
    publishCart(browser, undefined);
    await soon(() => expect(text()).toBe(pageWords('DE')('cart.error.load')));
  });

  it('is empty without a token, and sends no request', async () => {
    const browser = browserWith({ cookies: {} });
    const { text } = await open(browser);
    await soon(() => expect(text()).toContain(pageWords('DE')('cart.empty.title')));
    expect(browser.heard).not.toContain('kontor:cart-update');
  });
});

describe.each(Object.entries(previewFixtures))('the preview: %s', (_, preview) => {
  it('passes axe, and is rendered on every site', async () => {
    for (const { code } of allSites)
      expect(draw(code, <CartFlyout preview={preview} />).textContent).not.toContain('header.');
    expect(await axeFaults(document.body)).toEqual([]);
  });
});

describe.each(Object.entries(customerFixtures))('the account: %s', (_, customer) => {
  it('passes axe', async () => {
    expect(await axeFaults(draw('TR', <AccountFlyout customer={customer} />))).toEqual([]);
  });
});

describe.each(Object.entries(headerFixtures))('the header: %s', (name, frame) => {
  it('passes axe', async () => {
    expect(
      await axeFaults(draw('HU', <Header {...frame} search={null} icons={<HeaderIcons />} navigation={null} />)),
    ).toEqual([]);
  });

  it('[HDR-4] a reduced header has only the logo and, if set, the hint', () => {
    const element = draw('DE', <Header {...frame} search="search" icons={<HeaderIcons />} navigation="navigation" />);
    const hint = pageWords('DE')('header.secureHint');
    expect(element.textContent?.includes(hint)).toBe(frame.secureHint);
    if (!frame.reduced) return expect(hrefs(element)).toContain('/usermenu');
    expect(hrefs(element)).toEqual(['/']);
    return expect(element.textContent).not.toMatch(/search|navigation/);
  });

  it('[HDR-1] the logo leads to the home page', () => {
    const element = draw('DE', <Header {...frame} search={null} icons={null} navigation={null} />);
    expect(hrefs(element)).toContain('/');
    expect(name).not.toBe('');
  });
});
