import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import {
  browserWith,
  button,
  closed,
  flyout,
  heading,
  link,
  moveAway,
  moveOnto,
  opener,
  press,
  put,
  t,
  tap,
  usual,
} from '../../../tests/support/pages/navigation-page.ts';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { navigationPath } from '../../contracts/content/navigation.contract.ts';
import { themeworldPath } from '../../contracts/content/themeworld.contract.ts';
import { allSites } from '../../sites/sites.ts';
import { closeMs, openDelayMs } from './navigation.constants.ts';
import { navigationFixtures } from './navigation.fixtures.ts';
import { island } from './navigation.island.tsx';
import type { NavigationProps } from './Navigation.tsx';

const deep: NavigationProps = navigationFixtures['a page deep in the first department'];
const named = Object.entries<NavigationProps>(navigationFixtures);
afterEach(leavePage);

describe.each(named)('the navigation: %s', (_, props) => {
  it('[NAV-2, NAV-6] lists every entry as a link without JavaScript: themeworlds first, outlet last', async () => {
    const element = putRegion({ island, props, browser: browserWith(), script: false });
    const hrefs = [...element.querySelectorAll('li > span > a')].map((a) => a.getAttribute('href'));
    expect(hrefs).toEqual([props.themeworlds.url, ...props.items.map(({ url }) => url), props.outletUrl]);
    expect(link(element, t('navigation.everything')).getAttribute('href')).toBe('/sitemap');
    expect(await axeFaults(element)).toEqual([]);
  });

  it('marks the entry that the page belongs to, and no other', () => {
    const element = putRegion({ island, props, browser: browserWith(), script: false });
    const marked = [...element.querySelectorAll('[aria-current]')].map((a) => a.getAttribute('href'));
    expect(marked).toEqual(props.branch.slice(0, 1));
  });

  it('hydrates silently, and requests each tree once by its version', async () => {
    const browser = browserWith();
    const element = putRegion({ island, props, browser });
    await awake(element);
    await soon(() => expect(browser.calls).toHaveLength(2));
    expect(browser.calls.map(({ path }) => path)).toEqual([`${navigationPath}?v=v1`, `${themeworldPath}?v=v1`]);
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('a mouse', () => {
  it('[HDR-9] opens after 300 ms, closes on leaving, and emits an event for each', async () => {
    const { element, browser, opened } = await put();
    moveOnto(link(element, 'Kaffee'));
    browser.clock.pass(openDelayMs - 1);
    await drawn();
    expect(browser.heard).toEqual([]);
    browser.clock.pass(1);
    await opened('Kaffee');
    expect(browser.heard).toEqual(['vueHeaderNavigationOpened']);
    moveAway(element);
    await closed(element);
    expect(browser.heard).toEqual(['vueHeaderNavigationOpened', 'vueHeaderNavigationClosed']);
    browser.clock.pass(closeMs);
    await soon(() => expect(element.querySelector('[data-flyout]')).toBeNull());
  });

  it('[HDR-9] closes on the shade and on an entry without a flyout', async () => {
    const { element, browser, opened } = await put();
    for (const leave of [() => element.querySelector('[data-shade]'), () => link(element, t('navigation.outlet'))]) {
      moveOnto(link(element, 'Kaffee'));
      browser.clock.pass(openDelayMs);
      await opened('Kaffee');
      const target = leave();
      if (target) moveOnto(target);
      await closed(element);
      browser.clock.pass(closeMs);
    }
  });

  it('[NAV-5] opens the column of the row that it stays on', async () => {
    const { element, browser, opened } = await put();
    moveOnto(link(element, 'Kaffee'));
    browser.clock.pass(openDelayMs);
    await opened('Kaffee');
    expect(opener(element, 'Ganze Bohne').getAttribute('aria-expanded')).toBe('true');
    moveOnto(link(element, 'Zubereitung'));
    browser.clock.pass(200);
    await soon(() => expect(link(element, 'Espressokocher').getAttribute('href')).toBe('/moka-c1320.html'));
    expect(opener(element, 'Zubereitung').getAttribute('aria-expanded')).toBe('true');
    expect(opener(element, 'Ganze Bohne').getAttribute('aria-expanded')).toBe('false');
  });

  it('follows the link by a click', async () => {
    const { element, browser } = await put();
    const a = link(element, 'Kaffee');
    let prevented: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    a.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    a.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
    await drawn();
    expect(prevented).toBe(false);
    expect(browser.heard).toEqual([]);
  });
});

describe('a finger', () => {
  it('[HDR-9] opens by the first tap and follows by the second', async () => {
    const { element, opened } = await put();
    expect(tap(link(element, 'Kaffee'))).toBe(false);
    await opened('Kaffee');
    expect(tap(link(element, 'Küche'))).toBe(false);
    await opened('Küche');
    let followed = false;
    document.addEventListener(
      'click',
      (event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    tap(link(element, 'Küche'));
    expect(followed).toBe(true);
  });

  it('[HDR-9] closes by a tap on the shade when it ends', async () => {
    const { element, opened } = await put();
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    const shade = element.querySelector<HTMLElement>('[data-shade]');
    shade?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    expect(heading(element)).toBe('Kaffee');
    shade?.click();
    await closed(element);
  });

  it('[NAV-5] opens the column of a row by its first tap', async () => {
    const { element, opened } = await put();
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    expect(tap(link(element, 'Zubereitung'))).toBe(false);
    await soon(() => expect(link(element, 'Espressokocher')).toBeTruthy());
  });

  it('follows an entry that has nothing to open', async () => {
    const { element } = await put();
    let followed = false;
    document.addEventListener(
      'click',
      (event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    tap(link(element, t('navigation.outlet')));
    expect(followed).toBe(true);
  });

  it('[HDR-9] closes by a press outside', async () => {
    const { element, browser, opened } = await put();
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    browser.pressOutside();
    await closed(element);
  });
});

describe('the keyboard', () => {
  it('[HDR-9] opens by the button beside the link; Escape closes and gives the focus back to it', async () => {
    const { element, browser, opened } = await put();
    const toggle = opener(element, 'Kaffee');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    toggle.focus();
    toggle.click();
    await opened('Kaffee');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toBe(flyout(element));
    link(element, 'Kaffee-Abo').focus();
    browser.pressEscape();
    await closed(element);
    expect(document.activeElement).toBe(toggle);
  });

  it('[HDR-9] gives the focus back to the link by its close button, where arrow down opened it', async () => {
    const { element, opened } = await put();
    link(element, 'Kaffee').focus();
    press('ArrowDown');
    await opened('Kaffee');
    button(element, t('navigation.close')).focus();
    button(element, t('navigation.close')).click();
    await closed(element);
    expect(document.activeElement).toBe(link(element, 'Kaffee'));
  });

  it('[HDR-9] gives the focus back to the link of what the mouse opened meanwhile', async () => {
    const { element, browser, opened } = await put();
    opener(element, 'Kaffee').focus();
    opener(element, 'Kaffee').click();
    await opened('Kaffee');
    moveOnto(link(element, 'Küche'));
    browser.clock.pass(openDelayMs);
    await opened('Küche');
    browser.pressEscape();
    await closed(element);
    expect(document.activeElement).toBe(link(element, 'Küche'));
  });

  it('walks along the first level: arrows, Home, End, letters', async () => {
    const { element } = await put();
    link(element, 'Themenwelten').focus();
    const steps = [
      ['ArrowRight', 'Kaffee'],
      ['ArrowRight', 'Küche'],
      ['ArrowLeft', 'Kaffee'],
      ['Home', 'Themenwelten'],
      ['ArrowLeft', t('navigation.outlet')],
      ['ArrowRight', 'Themenwelten'],
      ['End', t('navigation.outlet')],
      ['k', 'Kaffee'],
    ] as const;
    for (const [key, title] of steps) {
      press(key);
      expect(document.activeElement?.textContent).toBe(title);
    }
  });

  it('combines letters typed in a row into a word, and starts a new one after a pause', async () => {
    const { element, browser } = await put();
    link(element, 'Themenwelten').focus();
    for (const key of 'ki') press(key);
    expect(document.activeElement?.textContent).toBe('Kinder');
    browser.clock.pass(501);
    press('w');
    expect(document.activeElement?.textContent).toBe('Wohnen');
  });

  it('goes down into the flyout, along its column, into the next one and back', async () => {
    const { element, opened } = await put();
    link(element, 'Kaffee').focus();
    press('ArrowDown');
    await opened('Kaffee');
    const focused = (title: string) => soon(() => expect(document.activeElement?.textContent).toBe(title));
    await focused(t('navigation.all', { title: 'Kaffee' }));
    press('End');
    await focused('Zubereitung');
    press('ArrowRight');
    await focused('Handfilter und Karaffen');
    press('ArrowDown');
    await focused('Espressokocher');
    press('ArrowLeft');
    await focused('Zubereitung');
    press('g');
    await focused('Ganze Bohne');
  });

  it('[HDR-9] closes the flyout with its event when the focus moves on', async () => {
    const { element, browser, opened } = await put();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    opener(element, 'Kaffee').focus();
    opener(element, 'Kaffee').click();
    await opened('Kaffee');
    elsewhere.focus();
    await closed(element);
    expect(browser.heard.at(-1)).toBe('vueHeaderNavigationClosed');
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('an open flyout', () => {
  it.each([
    ['where the header sticks', usual, true],
    ['where it does not', navigationFixtures['a page whose header does not stick'], false],
  ])('[HDR-10, HDR-11] marks the page, and locks it %s', async (_, props, isLocked) => {
    const { element, browser, opened } = await put(props);
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    expect(browser.isHeld()).toBe(true);
    expect(browser.isLocked()).toBe(isLocked);
    expect(element.querySelector('nav')?.hasAttribute('data-flyout-open')).toBe(true);
    button(element, t('navigation.close')).click();
    await closed(element);
    expect(browser.isHeld()).toBe(false);
    expect(element.querySelector('nav')?.hasAttribute('data-flyout-open')).toBe(false);
  });

  it('[HDR-9] closes by another team’s event and when the screen gets narrow', async () => {
    const { element, browser, opened } = await put();
    for (const close of [() => browser.events.emit('kontor:header-close', {}), () => browser.resizeTo(700)]) {
      tap(link(element, 'Kaffee'));
      await opened('Kaffee');
      close();
      await closed(element);
      browser.clock.pass(closeMs);
      browser.resizeTo(1280);
    }
  });

  it('[HDR-10] is measured again 500 ms after a resize', async () => {
    const { element, browser, opened } = await put();
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    const room = () => flyout(element)?.style.getPropertyValue('--room');
    await soon(() => expect(room()).toBe('800px'));
    browser.resizeTo(1280, 500);
    browser.clock.pass(499);
    await drawn();
    expect(room()).toBe('800px');
    browser.clock.pass(1);
    await soon(() => expect(room()).toBe('500px'));
  });

  it('[NAV-5] shows the branch of the current page from the start, with the page marked', async () => {
    const { element, opened } = await put(deep);
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    expect(opener(element, 'Zubereitung').getAttribute('aria-expanded')).toBe('true');
    expect(link(element, 'Handfilter und Karaffen').getAttribute('aria-current')).toBe('page');
    opener(element, 'Zubereitung').click();
    await soon(() => expect(opener(element, 'Zubereitung').getAttribute('aria-expanded')).toBe('false'));
  });

  it('[NAV-5] has teasers with pictures of 488 x 287', async () => {
    const { element, opened } = await put();
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    const pictures = [...element.querySelectorAll<HTMLImageElement>('section img')];
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [488, 287],
      [488, 287],
    ]);
    expect(pictures[0]?.closest('a')?.getAttribute('href')).toBe('/filter-c1310.html');
  });

  it('[NAV-4] lists the themeworlds by section, with badges, availability, ends and a link to all', async () => {
    const { element } = await put();
    tap(link(element, 'Themenwelten'));
    await soon(() => expect(flyout(element)?.querySelectorAll('section')).toHaveLength(4));
    const sections = [...(flyout(element)?.querySelectorAll('section') ?? [])].map(({ textContent }) => textContent);
    expect(sections).toEqual([
      'FundstückeFundstückLanges FrühstückAuch in der FilialeVorteil mit der KontorCardEndet am 6.12.',
      'NeuNeuHüttenzeitAuch in der FilialeEndet am 6.12.Gut geschlafenAuch in der FilialeEndet am 6.12.',
      'Noch mehrEin Topf, ein AbendNur onlineEndet am 6.12.',
      'Letzte ChanceNur noch 2 TageRegen? Gern.',
    ]);
    expect(link(element, t('navigation.allWorlds')).getAttribute('href')).toBe('/themenwelten-t100.html');
    const picture = flyout(element)?.querySelector('img');
    expect(picture?.style.objectPosition).toBe('25% 60%');
  });

  it.each(['Kaffee', 'Küche', 'Themenwelten'])('passes axe: %s', async (title) => {
    const { element } = await put(deep);
    tap(link(element, title));
    await soon(() => expect(flyout(element)?.querySelector('a')).toBeTruthy());
    expect(await axeFaults(element)).toEqual([]);
  });

  it('cleans up when its header is removed', async () => {
    const { element, browser, opened } = await put();
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    element.remove();
    await drawn();
    expect(browser.isHeld()).toBe(false);
    expect(browser.heard.at(-1)).toBe('vueHeaderNavigationClosed');
    browser.clock.pass(10_000);
  });
});

describe.each(allSites)('on $code', ({ code }) => {
  const words = regionWords(code);
  it('[NAV-4] every text of the navigation is there', () => {
    for (const key of ['main', 'outlet', 'close', 'allWorlds', 'everything', 'menu', 'back'] as const)
      expect(words(`navigation.${key}`)).not.toMatch(/^navigation\./);
    expect(words('navigation.open', { title: 'X' })).toContain('X');
    expect(words('navigation.all', { title: 'X' })).toContain('X');
  });
});
