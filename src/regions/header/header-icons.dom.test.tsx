import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import {
  away,
  browserWith,
  isFollowed,
  over,
  press,
  put,
  tap,
  type Browser,
} from '../../../tests/support/pages/header-icons-page.ts';
import { leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { allSites } from '../../sites/sites.ts';
import { closeMs, openDelayMs } from '../../ui/flyout/flyout.constants.ts';
import { island } from './header-icons.island.tsx';
import { iconNames } from './icons.constants.ts';

afterEach(leavePage);

describe.each(allSites)('the icons on $code', ({ code }) => {
  it('[HDR-1] are plain links without JavaScript, named in the language of the site', async () => {
    const element = putRegion({ island, props: {}, browser: browserWith(), code, script: false });
    const links = [...element.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/service/storefinder/search',
      '/usermenu',
      '/service/cartfrontend/cart',
    ]);
    const t = regionWords(code);
    expect(links.map((link) => link.textContent)).toEqual([
      t('header.storefinder'),
      t('header.account'),
      t('header.cart'),
    ]);
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[HDR-9] hydrate silently, and each flyout passes axe', async () => {
    const { element, toggle, untilOpen } = await put(browserWith(), code);
    for (const name of iconNames) {
      toggle(name).click();
      await untilOpen(name);
      expect(await axeFaults(element)).toEqual([]);
    }
  });
});

describe('a mouse', () => {
  it('[HDR-9] opens after 300 ms and closes by leaving, without an event for other teams', async () => {
    const { browser, element, link, untilOpen, untilClosed, opened } = await put();
    over(link('account'));
    browser.clock.pass(openDelayMs - 1);
    await drawn();
    expect(opened()).toBeUndefined();
    browser.clock.pass(1);
    await untilOpen('account');
    expect(browser.isHeld()).toBe(true);
    away(element);
    await untilClosed();
    expect(browser.isHeld()).toBe(false);
    browser.clock.pass(closeMs);
    await soon(() => expect(element.querySelector('[data-flyout]')).toBeNull());
    expect(browser.heard.filter((name) => name.startsWith('vue'))).toEqual([]);
  });

  it('[HDR-9] closes on the shade, and changes from one icon to another after 300 ms', async () => {
    const { browser, part, link, untilOpen, untilClosed } = await put();
    over(link('account'));
    browser.clock.pass(openDelayMs);
    await untilOpen('account');
    over(link('cart'));
    browser.clock.pass(openDelayMs);
    await untilOpen('cart');
    over(part('[data-shade]'));
    await untilClosed();
  });

  it('[HDR-9] follows the link by a click', async () => {
    const { link, element } = await put();
    expect(isFollowed(() => link('cart').click())).toBe(true);
    expect(element.querySelector('[data-open]')).toBeNull();
  });
});

describe('a finger', () => {
  it('[HDR-9] opens by its first tap at once and follows the link by the second', async () => {
    const { link, untilOpen } = await put();
    expect(tap(link('account'))).toBe(false);
    await untilOpen('account');
    expect(isFollowed(() => tap(link('account')))).toBe(true);
  });
});

describe('the keyboard', () => {
  it('[HDR-9] opens and closes by the button, and the flyout stays when the mouse passes', async () => {
    const { browser, element, toggle, untilOpen, untilClosed } = await put();
    expect(toggle('account').getAttribute('aria-expanded')).toBe('false');
    toggle('account').click();
    await untilOpen('account');
    expect(toggle('account').getAttribute('aria-expanded')).toBe('true');
    expect(element.querySelector(`#${toggle('account').getAttribute('aria-controls')}`)).not.toBeNull();
    away(element);
    expect(browser.isHeld()).toBe(true);
    toggle('account').click();
    await untilClosed();
  });

  it('[HDR-9] moves the focus in by arrow down; Escape closes and gives the focus back', async () => {
    const { browser, link, part, untilOpen, untilClosed } = await put();
    link('storefinder').focus();
    press('ArrowDown', link('storefinder'));
    await untilOpen('storefinder');
    await soon(() => expect(document.activeElement).toBe(part('input[name="searchTerm"]')));
    browser.pressEscape();
    await untilClosed();
    expect(document.activeElement).toBe(link('storefinder'));
  });

  it('[HDR-9] gives the focus back by Escape to the button that opened it', async () => {
    const { browser, part, toggle, untilOpen, untilClosed } = await put();
    toggle('cart').focus();
    toggle('cart').click();
    await untilOpen('cart');
    part('[data-flyout] button').focus();
    browser.pressEscape();
    await untilClosed();
    expect(document.activeElement).toBe(toggle('cart'));
  });

  it('[HDR-9] leaves the focus by Escape on the button that opened it', async () => {
    const { browser, toggle, untilOpen, untilClosed } = await put();
    toggle('account').focus();
    toggle('account').click();
    await untilOpen('account');
    browser.pressEscape();
    await untilClosed();
    expect(document.activeElement).toBe(toggle('account'));
  });

  it('[HDR-9] gives the focus back from its close button, too; it takes no focus while it closes', async () => {
    const { link, part, untilOpen, untilClosed } = await put();
    link('account').focus();
    press('ArrowDown', link('account'));
    await untilOpen('account');
    expect(part('[data-flyout]').closest('[inert]')).toBeNull();
    part('[data-flyout] button').focus();
    part('[data-flyout] button').click();
    await untilClosed();
    expect(part('[data-flyout]').closest('[inert]')).not.toBeNull();
    expect(document.activeElement).toBe(link('account'));
  });

  it('[HDR-9] closes when the focus moves on behind it', async () => {
    const { toggle, untilOpen, untilClosed } = await put();
    toggle('cart').focus();
    toggle('cart').click();
    await untilOpen('cart');
    const behind = document.createElement('button');
    document.body.append(behind);
    behind.focus();
    await untilClosed();
  });
});

describe('an open flyout', () => {
  it.each<[string, (browser: Browser, part: (selector: string) => HTMLElement) => void]>([
    ['a press outside', (browser) => browser.pressOutside()],
    ['the close button', (_, part) => part('[data-flyout] button').click()],
    ['a press on the shade', (_, part) => part('[data-shade]').click()],
    ['another team’s event', (browser) => browser.events.emit('kontor:header-close', {})],
    ['the navigation, which opens', (browser) => browser.events.emit('vueHeaderNavigationOpened', {})],
  ])('[HDR-9] closes by %s', async (_, close) => {
    const { browser, part, toggle, untilOpen, untilClosed } = await put();
    toggle('account').click();
    await untilOpen('account');
    close(browser, part);
    await untilClosed();
    expect(browser.isHeld()).toBe(false);
  });

  it('[HDR-9] asks other open parts of the header to close', async () => {
    const { browser, toggle, untilOpen } = await put();
    toggle('account').click();
    await untilOpen('account');
    expect(browser.heard).toEqual(['kontor:header-close']);
  });

  it.each([
    [{}, true],
    [{ sticky: 'true' }, true],
    [{ sticky: 'false' }, false],
  ])('[HDR-10, HDR-11] marks the page, and locks it where the header sticks: %j', async (attributes, isLocked) => {
    const { browser, element, toggle, untilOpen } = await put(browserWith(), 'DE', attributes);
    toggle('account').click();
    await untilOpen('account');
    expect([browser.isHeld(), browser.isLocked()]).toEqual([true, isLocked]);
    // HDR-2: by this attribute the header stays visible.
    expect(element.querySelector('[data-flyout-open]')).not.toBeNull();
    element.remove();
    await soon(() => expect(browser.isHeld()).toBe(false));
  });

  it('[HDR-10] is measured again 500 ms after the window was resized', async () => {
    const { browser, element, toggle, untilOpen } = await put();
    toggle('account').click();
    await untilOpen('account');
    const room = () =>
      element.querySelector<HTMLElement>('[data-icon="account"] > div')?.style.getPropertyValue('--room');
    await soon(() => expect(room()).toBe('800px'));
    browser.resizeTo(1280, 500);
    browser.clock.pass(499);
    await drawn();
    expect(room()).toBe('800px');
    browser.clock.pass(1);
    await soon(() => expect(room()).toBe('500px'));
  });
});
