import { changeWatched, loadWatched } from '../../clients/watchlist.effects.ts';
import { watchStorageKey } from '../../contracts/customer/watchlist.contract.ts';
import { goodsEvent, type TrackedGoods } from '../../domain/tracking/tracking.rules.ts';
import type { Stop } from '../../platform/clock.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';
import { showToast } from '../../ui/toast/toast.effects.ts';

// The list of hearts asks for them here: with a second importer they would be a file of their own.
export { guestList, loadWatched } from '../../clients/watchlist.effects.ts';

/** Loads the list again and informs the hearts of the page of what has changed. A list that cannot be loaded stays. */
const follow = async (browser: Browser, list: ReadonlySet<string>): Promise<void> => {
  const loaded = await loadWatched(browser);
  if (!loaded) return;
  const now = new Set(loaded);
  for (const productId of [...list, ...now]) {
    const watched = now.has(productId);
    if (watched !== list.has(productId)) browser.events.emit('kontor:watchlist-changed', { productId, watched });
  }
};

/** One list for all hearts of a page; a change is announced by the page's event. */
const listOf = (browser: Browser) =>
  memoizePerOwner(browser, 'watched', async () => {
    const { events, storage, onReturn } = browser;
    const list = new Set(await loadWatched(browser));
    let following: Promise<void> | undefined;
    const again = (): void => {
      following ??= follow(browser, list).then(() => {
        following = undefined;
      });
    };
    events.on('kontor:watchlist-changed', ({ productId, watched }) => {
      if (watched) list.add(productId);
      else list.delete(productId);
    });
    // Written by other tabs; a page of the back-forward cache has not heard them.
    storage.onOther(watchStorageKey, again);
    onReturn(again);
    return list;
  });

const paint = (button: HTMLButtonElement, form: HTMLFormElement, on: boolean): void => {
  button.setAttribute('aria-pressed', String(on));
  const mode = form.querySelector<HTMLInputElement>('[name="mode"]');
  if (mode) mode.value = on ? 'remove' : 'add';
};

/**
 * SHOP-3: fills the heart of a watched product, and toggles it without leaving the page. `pressed`: before this script was loaded;
 * `kept`: the guest's list has the product since then.
 */
export const watchHeart = (element: HTMLElement, browser: Browser, pressed?: 'pressed' | 'kept'): Stop => {
  const form = element.querySelector('form');
  const button = form?.querySelector('button');
  const productId = form?.dataset['product'];
  if (!form || !button || !productId) return () => {};
  let isOver = false;
  let hideToast: Stop = () => {};
  const show = (on: boolean): void => {
    if (!isOver) paint(button, form, on);
  };
  const change = async (isKept = false): Promise<void> => {
    const list = await listOf(browser);
    const on = isKept || !list.has(productId);
    show(on);
    const changed = await changeWatched(browser, productId, on);
    // Refused: the heart goes back, and the plain form shows the reason on another page.
    if (!changed) {
      show(!on);
      if (!isOver) form.submit();
      return;
    }
    list.clear();
    for (const id of changed) list.add(id);
    browser.events.emit('kontor:watchlist-changed', { productId, watched: list.has(productId) });
    // Trusted: our server wrote it.
    const goods = JSON.parse(form.dataset['goods'] ?? '') as TrackedGoods;
    const kind = on ? 'add_to_wishlist' : 'remove_from_wishlist';
    browser.events.emit('kontor:tracked', goodsEvent(kind, [goods], goods.price.currency));
    hideToast();
    if (!isOver) hideToast = showToast(element, list.has(productId) ? 'added' : 'removed', browser.clock);
  };
  const submitted = (event: Event): void => {
    event.preventDefault();
    void change();
  };
  form.addEventListener('submit', submitted);
  const stop = browser.events.on('kontor:watchlist-changed', (one) => {
    if (one.productId === productId) show(one.watched);
  });
  if (pressed) void change(pressed === 'kept');
  else void listOf(browser).then((list) => show(list.has(productId)));
  return () => {
    isOver = true;
    hideToast();
    stop();
    form.removeEventListener('submit', submitted);
  };
};
