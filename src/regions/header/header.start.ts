import {
  askForLongTermToken,
  cartIn,
  cartStorageKey,
  keptCount,
  mayHaveCart,
  noteCount,
  publishCart,
  requestCart,
  tellStored,
} from '../../clients/cart.effects.ts';
import { customerStore } from '../../clients/customer.effects.ts';
import type { CustomerState } from '../../domain/customer/customer.rules.ts';
import { cachekeyPath } from '../../contracts/customer/header-start.contract.ts';
import { askOnce, startOfPage } from '../../clients/page-start.effects.ts';
import type { Start } from '../../islands/island.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { listen, stopAll } from '../../platform/listen.ts';
import { platformOfWidth } from '../../sites/platforms.ts';
import { formOf } from '../../sites/form-of.ts';
import { wrongSettings } from './settings.rules.ts';

const scrollDebounceMs = 50;
/** the duration of the badge's animation */
const bumpMs = 240;
/** HDR-10 */
const resizeDelayMs = 500;
/** CART-10 */
const mostShown = 99;

const live = (element: HTMLElement, name: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-live="${name}"]`);

// Trusted: our server wrote them from the catalogue.
const wordsOf = (place: HTMLElement | null): Record<string, string> =>
  JSON.parse(place?.dataset['words'] ?? '{}') as Record<string, string>;

/** CART-10: empty and hidden at 0, `+99` above 99; screen readers always get the whole count. */
const badgeIn = (element: HTMLElement, browser: Browser) => {
  const badge = live(element, 'cart-count');
  const words = live(element, 'cart-words');
  let painted: number | undefined;
  return (count: number): void => {
    if (!badge) return;
    const isMore = count > mostShown;
    const figure = isMore ? `+${mostShown}` : count;
    badge.textContent = count > 0 ? `${figure}` : '';
    badge.toggleAttribute('data-more', isMore);
    if (count > (painted ?? count)) {
      badge.toggleAttribute('data-changed', true);
      browser.clock.after(bumpMs, () => badge.removeAttribute('data-changed'));
    }
    painted = count;
    // Read right after the text of the link.
    if (words) words.textContent = count > 0 ? `, ${formOf(wordsOf(words), count)}` : '';
  };
};

/** CART-7, CART-12: shows the stored count at once, then the server's; a failed load clears it. */
const followCart = (element: HTMLElement, browser: Browser): readonly Stop[] => {
  const paint = badgeIn(element, browser);
  const load = async (): Promise<void> => {
    if (!browser.isOnline()) return;
    const cart = await cartIn(await requestCart(browser));
    if (!cart) browser.log.warn('the cart could not be loaded');
    publishCart(browser, cart);
  };
  const reload = () => void load();
  const stops = [
    browser.events.on('kontor:cart-count-changed', ({ count }) => {
      // Events from other teams may have no count.
      if (!Number.isFinite(count)) return;
      noteCount(browser, count);
      paint(count);
    }),
    browser.events.on('kontor:cart-update', reload),
    browser.onReturn(reload),
    browser.onOnline(reload),
    // CART-12: the count of another tab applies here, too.
    browser.storage.onOther(cartStorageKey, () => tellStored(browser)),
  ];
  if (mayHaveCart(browser)) void memoizePerOwner(browser, 'cart', load);
  else browser.storage.remove(cartStorageKey);
  paint(keptCount(browser));
  return stops;
};

/** HDR-13, LOGIN-5: the calls at the start of every page, once for any number of headers. */
const callOnce = (browser: Browser): void => {
  startOfPage(browser);
  askOnce(browser, cachekeyPath);
  void askForLongTermToken(browser);
};

/** HDR-6: marks and greets a known customer; until the shop confirms it, every visitor is a guest, also after the way back. */
const greetCustomer = (element: HTMLElement, browser: Browser): readonly Stop[] => {
  const store = customerStore(browser);
  const write = (name: string, word: string, value: string | boolean): void => {
    const place = live(element, name);
    if (place) place.textContent = value ? (wordsOf(place)[word] ?? '').replace('#', () => `${value}`) : '';
  };
  const greet = ({ loggedInOrRemembered, customerName, shownName }: CustomerState): void => {
    element.toggleAttribute('data-known', loggedInOrRemembered);
    write('greeting', 'named', loggedInOrRemembered && (shownName || customerName));
    write('known', 'known', loggedInOrRemembered);
  };
  greet(store.read());
  return [
    store.on(greet),
    browser.onReturn(() => {
      store.reset();
      void store.load();
    }),
  ];
};

/** HDR-2: hides while scrolling down and shows while scrolling up; never hides while it is in use. */
const hideWhileScrolling = (element: HTMLElement, { clock, scroll }: Browser): Stop => {
  const header = element.querySelector<HTMLElement>('[data-header]');
  if (!header) return () => {};
  // Where it would be if it did not stick: the content above it may have any height.
  const place = element.querySelector('[data-header-place]');
  // Set by the first measurement; until then every comparison with it is false, so that the header stays.
  let before: number;
  let waiting: Stop | undefined;
  const settle = () => {
    const top = scroll.top();
    const flowTop = place?.getBoundingClientRect().top ?? 0;
    const isSticky = element.dataset['sticky'] !== 'false';
    const isBusy = header.matches(':focus-within') || header.querySelector('[data-flyout-open]');
    const isPassed = flowTop + header.offsetHeight <= 0;
    if (top !== before) header.toggleAttribute('data-hidden', isSticky && top > before && isPassed && !isBusy);
    header.toggleAttribute('data-detached', isSticky && top > 0 && flowTop <= 0);
    before = top;
  };
  const later = () => {
    waiting?.();
    waiting = clock.after(scrollDebounceMs, settle);
  };
  // To measure at once would make the browser calculate styles and layout of the page before its first frame.
  later();
  const stopFocus = listen(element, 'focusin', () => header.removeAttribute('data-hidden'));
  const stopListening = scroll.on(later);
  return () => {
    waiting?.();
    stopListening();
    stopFocus();
  };
};

/** HDR-3, SITE-9: the attributes of the page's author count; without a platform the width of the header decides. */
const applySettings = (element: HTMLElement, { clock, log, viewport }: Browser): Stop => {
  const { dataset } = element;
  for (const name of wrongSettings(dataset)) {
    log.warn(`header: ${name} cannot be "${dataset[name]}"`);
    delete dataset[name];
  }
  if (dataset['platform']) return () => {};
  const measure = (): void => {
    dataset['platform'] = platformOfWidth(viewport.width(element.querySelector('header')));
  };
  // Later, for the reason of `hideWhileScrolling`; until then the style sheet knows the width.
  let waiting = clock.after(scrollDebounceMs, measure);
  const stopListening = viewport.onResize(() => {
    waiting();
    waiting = clock.after(resizeDelayMs, measure);
  });
  return () => {
    waiting();
    stopListening();
    // Written by us, not by the author: it is calculated again when the header is inserted again.
    delete dataset['platform'];
  };
};

/** The personal parts of the header, and its movement: without Preact, as soon as the header is in a page. */
export const start: Start = (element, browser) => {
  const stops = [
    applySettings(element, browser),
    ...followCart(element, browser),
    ...greetCustomer(element, browser),
    hideWhileScrolling(element, browser),
    // A task of its own: together with the starts of all regions it would be too long on a slow phone.
    browser.clock.after(0, () => callOnce(browser)),
  ];
  browser.events.emit('vueHeaderLoaded', {});
  return () => stopAll(stops);
};
