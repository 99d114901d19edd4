import { afterEach, describe, expect, it } from 'vitest';
import { browserWith, put, settled, startHeader } from '../../../tests/support/pages/header-page.tsx';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { customerStore } from '../../clients/customer.effects.ts';
import { psdataOf } from '../../testing/customer.fixtures.ts';
import { customerStateOf } from '../../domain/customer/customer.rules.ts';
import type { Psdata } from '../../contracts/customer/header-start.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { allSites } from '../../sites/sites.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the greeting', () => {
  const greeted = async (psdata: Psdata, code: SiteCode = 'DE') => {
    const element = put(code);
    startHeader(element, browserWith({ psdata }));
    await settled();
    return {
      element,
      words: element.querySelector('[data-live="greeting"]')?.textContent,
      heard: element.querySelector('[data-icon="account"] a')?.textContent,
    };
  };

  it.each(allSites)('[HDR-6] names the known customer on $code, and marks the icon', async ({ code }) => {
    const t = pageWords(code);
    const { element, words, heard: icon } = await greeted(psdataOf('LOGGED_IN'), code);
    expect(words).toBe(t('header.greetingNamed', { name: 'Ayşe Yıldız' }));
    expect(element.hasAttribute('data-known')).toBe(true);
    expect(icon).toBe(`${t('header.account')}, ${t('header.known')}`);
  });

  it('[LAW-6] is greeted by the name as the server writes it, which in Hungarian begins with the family', async () => {
    const psdata = psdataOf('LOGGED_IN');
    const { words } = await greeted({ ...psdata, customer: { ...psdata.customer, shownName: 'Yıldız Ayşe' } }, 'HU');
    expect(words).toBe(pageWords('HU')('header.greetingNamed', { name: 'Yıldız Ayşe' }));
  });

  it('[CUST-2] without a first name is not greeted by name', async () => {
    const psdata = psdataOf('LOGGED_IN');
    const customer = { ...psdata.customer, firstname: '', shownName: '' };
    expect((await greeted({ ...psdata, customer })).words).toBe('');
  });

  it('[HDR-6, CUST-2] greets a remembered visitor too', async () => {
    const { element } = await greeted(psdataOf('REMEMBERED'));
    expect(element.hasAttribute('data-known')).toBe(true);
  });

  it('[HDR-6] is that of now after the way back to a page that the browser kept', async () => {
    const browser = browserWith({ psdata: psdataOf('LOGGED_IN') });
    const element = put();
    startHeader(element, browser);
    await settled();
    const words = () => element.querySelector('[data-live="greeting"]')?.textContent;
    expect(words()).toContain('Ayşe Yıldız');
    // The customer logged out on the page that comes next.
    browser.answers.psdata = psdataOf('LOGGED_OUT');
    browser.comeBack();
    // Until the shop confirms it, every visitor is a guest.
    expect([words(), element.hasAttribute('data-known')]).toEqual(['', false]);
    await settled();
    expect([words(), element.hasAttribute('data-known')]).toEqual(['', false]);
    browser.answers.psdata = psdataOf('LOGGED_IN');
    browser.comeBack();
    await settled();
    expect(words()).toContain('Ayşe Yıldız');
  });

  it('[HDR-6] is the one of the page for a guest, and the icon is unmarked', async () => {
    const { element, words, heard: icon } = await greeted(psdataOf('LOGGED_OUT'));
    expect(words).toBe('');
    expect(element.hasAttribute('data-known')).toBe(false);
    expect(icon).toBe(pageWords('DE')('header.account'));
    expect(element.textContent).toContain(pageWords('DE')('header.greeting'));
  });

  it('[HDR-6] shows any name as it is, and none if the first name is missing', async () => {
    const psdata = psdataOf('LOGGED_IN');
    const named = (firstname: string) => ({ ...psdata, customer: { ...psdata.customer, firstname, lastname: '' } });
    expect((await greeted(named('$& <b>#'))).words).toBe('Guten Tag, $& <b>#!');
    expect((await greeted(named(''))).words).toBe('');
  });

  it('[CUST-2] changes to the one for guests at once on logout', async () => {
    const browser = browserWith({ psdata: psdataOf('LOGGED_IN') });
    const element = put();
    const stop = startHeader(element, browser);
    await settled();
    customerStore(browser).set(customerStateOf(psdataOf('LOGGED_OUT')));
    expect(element.hasAttribute('data-known')).toBe(false);
    stop?.();
    customerStore(browser).set(customerStateOf(psdataOf('LOGGED_IN')));
    expect(element.hasAttribute('data-known')).toBe(false);
  });
});

describe('the settings of a header', () => {
  it.each([
    ['data-sticky', 'maybe'],
    ['data-reduced', '1'],
    ['data-platform', 'WATCH'],
    ['data-stage', 'LIVE'],
    ['data-show-promotion-banner', ''],
    ['data-onetrustenabled', 'yes'],
    ['data-showsecurehint', 'on'],
  ])('[HDR-3] %s="%s" counts as not given, and the log says so', (name, value) => {
    const browser = browserWith();
    const element = put('DE', { attributes: { [name]: value } });
    startHeader(element, browser);
    expect(browser.warnings).toHaveLength(1);
    expect(browser.warnings[0]).toContain(`cannot be "${value}"`);
    expect(element.getAttribute(name)).not.toBe(value);
  });

  it('[HDR-3, SITE-9] keep a given platform; without one the width decides', () => {
    const browser = browserWith();
    const given = put('DE', { attributes: { 'data-platform': 'SMARTPHONE' } });
    const free = put();
    startHeader(given, browser);
    const stop = startHeader(free, browser);
    browser.clock.pass(50);
    expect(free.dataset['platform']).toBe('TABLET');
    expect(given.dataset['platform']).toBe('SMARTPHONE');
    stop?.();
    expect(free.dataset['platform']).toBeUndefined();
  });

  it('[HDR-10, SITE-9] take the platform from the width again 500 ms after the last resize', () => {
    const browser = browserWith();
    const element = put();
    const stop = startHeader(element, browser);
    browser.clock.pass(50);
    for (const width of [390, 1920]) {
      browser.resizeTo(width);
      browser.clock.pass(499);
      expect(element.dataset['platform']).toBe('TABLET');
    }
    browser.clock.pass(1);
    expect(element.dataset['platform']).toBe('CLASSIC');
    browser.resizeTo(390);
    stop?.();
    browser.clock.pass(500);
    expect(element.dataset['platform']).toBeUndefined();
  });
});
