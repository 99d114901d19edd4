import { assignmentPath } from '../../contracts/abtest.contract.ts';
import {
  askForLongTermToken,
  cartStorageKey,
  keptCount,
  loadCart,
  mayHaveCart,
  publishCart,
} from '../../contracts/cart.effects.ts';
import { customerStore } from '../../contracts/customer.effects.ts';
import { cachekeyPath } from '../../contracts/header-start.contract.ts';
import type { Start } from '../../islands/island.ts';
import { oncePer } from '../../lib/once-per.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { formOf } from '../../sites/plural-forms.ts';
import { trackBenefits } from './track-benefits.ts';

const scrollDebounceMs = 50;
/** as long as the badge's movement takes */
const bumpMs = 240;
/** CART-10 */
const mostShown = 99;
/** HDR-2 */
const standsStillOn = new Set(['basket', 'ProductDetailPage']);

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
    const answer = await loadCart(browser);
    if (answer.kind === 'refused') browser.log.warn(`the cart could not be loaded: ${answer.refusal.code}`);
    publishCart(browser, answer.kind === 'cart' ? answer.cart : undefined);
  };
  const stops = [
    browser.events.on('kontor:cart-count-changed', ({ count }) => {
      // Other teams' code may say nothing of how many.
      if (Number.isFinite(count)) paint(count);
    }),
    browser.events.on('kontor:cart-update', () => void load()),
    browser.onReturn(() => void load()),
  ];
  if (mayHaveCart(browser)) {
    paint(keptCount(browser) ?? 0);
    void oncePer(browser, 'cart', load);
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
  const ask = async (path: string): Promise<boolean> => {
    const answer = await browser.http.call({ method: 'GET', path });
    return answer.kind === 'answer' && answer.status < 300;
  };
  const once = (path: string) =>
    void oncePer(browser, path, async () => {
      if (!(await ask(path))) browser.log.warn(`${path} did not answer`);
    });
  void customerStore(browser).load();
  once(cachekeyPath);
  once(assignmentPath);
  void askForLongTermToken(browser);
};

/** HDR-2: away while scrolling down, back while scrolling up; never while somebody is busy in it. */
const hideWhileScrolling = (element: HTMLElement, { clock, scroll }: Browser): Stop => {
  const header = element.querySelector<HTMLElement>('[data-header]');
  if (!header || standsStillOn.has(header.dataset['pageType'] ?? '')) return () => {};
  let before = scroll.top();
  let waiting: Stop = () => {};
  const settle = () => {
    const top = scroll.top();
    const isBusy = header.matches(':focus-within') || header.querySelector('[data-flyout-open]') !== null;
    if (top !== before) header.toggleAttribute('data-hidden', top > before && top > header.offsetHeight && !isBusy);
    header.toggleAttribute('data-detached', top > 0 && header.getBoundingClientRect().top <= 0);
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

/** What is personal in the header, and how it moves: all without React, as soon as the header stands in a page. */
export const start: Start = (element, browser) => {
  const stops = [followCart(element, browser), hideWhileScrolling(element, browser), trackBenefits(element, browser)];
  callOnce(browser);
  browser.events.emit('vueHeaderLoaded', {});
  return () => {
    for (const stop of stops) stop();
  };
};
