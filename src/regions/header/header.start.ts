import {
  askForLongTermToken,
  cartStorageKey,
  keptCount,
  loadCart,
  mayHaveCart,
  publishCart,
} from '../../clients/cart.effects.ts';
import { customerStore } from '../../clients/customer.effects.ts';
import type { CustomerState } from '../../domain/customer/customer.rules.ts';
import { cachekeyPath } from '../../contracts/customer/header-start.contract.ts';
import { askOnce, startOfPage } from '../../clients/page-start.effects.ts';
import type { Start } from '../../islands/island.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { platformOfWidth } from '../../sites/breakpoints.ts';
import { formOf } from '../../sites/form-of.ts';
import { wrongSettings } from './settings.rules.ts';

const scrollDebounceMs = 50;
/** as long as the badge's movement takes */
const bumpMs = 240;
/** HDR-10 */
const resizeDelayMs = 500;
/** CART-10 */
const mostShown = 99;

const live = (element: HTMLElement, name: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-live="${name}"]`);

/** CART-10: hidden at 0 (it is empty then), `+99` above 99; what is heard is always the whole count. */
const badgeIn = (element: HTMLElement, browser: Browser) => {
  const badge = live(element, 'cart-count');
  const words = live(element, 'cart-words');
  let painted: number | undefined;
  return (count: number): void => {
    if (!badge || count === painted) return;
    const isMore = count > mostShown;
    const figure = isMore ? `+${mostShown}` : String(count);
    badge.textContent = count > 0 ? figure : '';
    badge.toggleAttribute('data-more', isMore);
    if (painted !== undefined && count > painted) {
      badge.toggleAttribute('data-changed', true);
      browser.clock.after(bumpMs, () => badge.removeAttribute('data-changed'));
    }
    painted = count;
    if (!words) return;
    // Our own server wrote it, from the catalogue.
    const forms = JSON.parse(words.dataset['words'] ?? '{}') as Record<string, string>;
    // Heard right behind the link's own words.
    words.textContent = count > 0 ? `, ${formOf(forms, count)}` : '';
  };
};

/** CART-7, CART-12: the kept copy at once, then what the server says; a load that fails leaves nothing behind. */
const followCart = (element: HTMLElement, browser: Browser): Stop => {
  const paint = badgeIn(element, browser);
  const load = async (): Promise<void> => {
    if (!browser.isOnline()) return;
    const answer = await loadCart(browser);
    if (answer.kind === 'refused') browser.log.warn(`the cart could not be loaded: ${answer.refusal.code}`);
    publishCart(browser, answer.kind === 'cart' ? answer.cart : undefined);
  };
  const reload = () => void load();
  const stops = [
    browser.events.on('kontor:cart-count-changed', ({ count }) => {
      // Other teams' code may say nothing of how many.
      if (Number.isFinite(count)) paint(count);
    }),
    browser.events.on('kontor:cart-update', reload),
    browser.onReturn(reload),
    browser.onOnline(reload),
    // CART-12: what another tab was told holds here, too.
    browser.storage.onOther(cartStorageKey, () =>
      browser.events.emit('kontor:cart-count-changed', { count: keptCount(browser) ?? 0 }),
    ),
  ];
  if (mayHaveCart(browser)) {
    paint(keptCount(browser) ?? 0);
    void memoizePerOwner(browser, 'cart', load);
  } else {
    browser.storage.remove(cartStorageKey);
    paint(0);
  }
  return () => {
    for (const stop of stops) stop();
  };
};

/** HDR-13, LOGIN-5: what every page asks at its start, once however many headers it has. */
const callOnce = (browser: Browser): void => {
  startOfPage(browser);
  askOnce(browser, cachekeyPath);
  void askForLongTermToken(browser);
};

/** HDR-6: who is known, and by which name; until the shop has said so everybody is a stranger. */
const greetCustomer = (element: HTMLElement, browser: Browser): Stop => {
  const store = customerStore(browser);
  const write = (name: string, word: string, value: string | undefined): void => {
    const place = live(element, name);
    // Our own server wrote it, from the catalogue.
    const words = JSON.parse(place?.dataset['words'] ?? '{}') as Record<string, string>;
    if (place) place.textContent = value === undefined ? '' : (words[word] ?? '').replace('#', () => value);
  };
  const greet = ({ loggedInOrRemembered, customerName }: CustomerState): void => {
    element.toggleAttribute('data-known', loggedInOrRemembered);
    write('greeting', 'named', loggedInOrRemembered && customerName ? customerName : undefined);
    write('known', 'known', loggedInOrRemembered ? '' : undefined);
  };
  greet(store.read());
  return store.on(greet);
};

/** HDR-2: away while scrolling down, back while scrolling up; never while somebody is busy in it. */
const hideWhileScrolling = (element: HTMLElement, { clock, scroll }: Browser): Stop => {
  const header = element.querySelector<HTMLElement>('[data-header]');
  if (!header) return () => {};
  // Where it would stand if it did not stick: whatever stands above it may have any height.
  const place = element.querySelector('[data-header-place]');
  let before = scroll.top();
  let waiting: Stop = () => {};
  const settle = () => {
    const top = scroll.top();
    const flowTop = place?.getBoundingClientRect().top ?? 0;
    const isSticky = element.dataset['sticky'] !== 'false';
    const isBusy = header.matches(':focus-within') || header.querySelector('[data-flyout-open]') !== null;
    const isPassed = top > 0 && flowTop + header.offsetHeight <= 0;
    if (top !== before) header.toggleAttribute('data-hidden', isSticky && top > before && isPassed && !isBusy);
    header.toggleAttribute('data-detached', isSticky && top > 0 && flowTop <= 0);
    before = top;
  };
  const show = () => header.removeAttribute('data-hidden');
  settle();
  element.addEventListener('focusin', show);
  const stopListening = scroll.on(() => {
    waiting();
    waiting = clock.after(scrollDebounceMs, settle);
  });
  return () => {
    waiting();
    stopListening();
    element.removeEventListener('focusin', show);
  };
};

/** HDR-3, SITE-9: what the page's author wrote counts; a platform that nobody gave is the width's. */
const applySettings = (element: HTMLElement, { clock, log, viewport }: Browser): Stop => {
  const { dataset } = element;
  for (const name of wrongSettings(dataset)) {
    log.warn(`header: ${name} cannot be "${dataset[name]}"`);
    delete dataset[name];
  }
  if (dataset['platform']) return () => {};
  let waiting: Stop = () => {};
  const measure = (): void => {
    dataset['platform'] = platformOfWidth(viewport.width());
  };
  measure();
  const stopListening = viewport.onResize(() => {
    waiting();
    waiting = clock.after(resizeDelayMs, measure);
  });
  return () => {
    waiting();
    stopListening();
    // Its own word, not the author's: it is found anew when the header is put in again.
    delete dataset['platform'];
  };
};

/** What is personal in the header, and how it moves: all without React, as soon as the header stands in a page. */
export const start: Start = (element, browser) => {
  const stops = [
    applySettings(element, browser),
    followCart(element, browser),
    greetCustomer(element, browser),
    hideWhileScrolling(element, browser),
  ];
  callOnce(browser);
  browser.events.emit('vueHeaderLoaded', {});
  return () => {
    for (const stop of stops) stop();
  };
};
