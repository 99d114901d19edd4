import type { Browser } from '../../platform/browser.ts';
import { browserPageAddress as address } from '../../platform/page/page-address.ts';
import { readPage } from '../../platform/page/page-document.ts';
import { redraw } from './redraw.effects.ts';

/** How a list comes to another address: `more` products of the same list, a new choice, or a step in the history. */
type Way = 'more' | 'choice' | 'history';

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Path and query of an address of this list; `undefined` for one that leads elsewhere. */
const ownUrl = (href: string): string | undefined => {
  const url = new URL(href);
  const { origin, pathname } = address.current();
  return url.origin === origin && url.pathname === pathname ? pathname + url.search : undefined;
};

const urlOf = (form: HTMLFormElement): string => {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') url.searchParams.append(name, value);
  return url.href;
};

const headOf = (element: HTMLElement) => element.querySelector<HTMLElement>('h2[tabindex]');

/** The focus stays, else it comes to the same control of the new list, else to its head. */
const keepFocus = (element: HTMLElement, before: Element | null): void => {
  if (!before || before === element.ownerDocument.activeElement) return;
  const same =
    before instanceof HTMLInputElement
      ? element.querySelector<HTMLElement>(`input[value="${CSS.escape(before.value)}"]`)
      : null;
  (same ?? headOf(element))?.focus({ preventScroll: true });
};

/** Screen readers hear the count, and the order: it may be all that has changed. */
const announce = (element: HTMLElement): void => {
  const order = element.querySelector('select')?.selectedOptions[0]?.text;
  const words = [headOf(element)?.textContent, order].filter(Boolean).join(', ');
  element.querySelector('[data-live="list"]')?.replaceChildren(words);
};

/** Shows what the visitor looks for: the first new product, the head of another choice, the place that was left. */
const settle = (
  element: HTMLElement,
  way: Way,
  before: { readonly count: number; readonly focused: Element | null },
) => {
  const isAbove = element.getBoundingClientRect().top < 0;
  if (way === 'more') {
    element.querySelectorAll('article')[before.count]?.querySelector('a')?.focus({ preventScroll: true });
    return;
  }
  const top = address.keptTop();
  if (way === 'history' && top !== undefined) address.showTop(top);
  else if (way === 'choice' && isAbove) element.scrollIntoView();
  keepFocus(element, before.focused);
};

/** Returns the function that shows the list of an address in place of the shown one, and tells whether it did. */
const mover = (element: HTMLElement, browser: Browser) => {
  let loading = new AbortController();
  return async (url: string, way: Way): Promise<boolean> => {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    element.setAttribute('aria-busy', 'true');
    const page = await readPage(url, signal);
    // A later choice has replaced this one.
    if (signal.aborted) return false;
    const next = page?.querySelector(`[data-region="${element.dataset['region'] ?? ''}"]`);
    if (!page || !next) {
      browser.goTo(url);
      return false;
    }
    const shownPage = element.ownerDocument;
    const { activeElement } = shownPage;
    const focused = element.contains(activeElement) ? activeElement : null;
    const count = element.querySelectorAll('article').length;
    if (way !== 'history') address[way === 'more' ? 'replace' : 'push'](url);
    shownPage.title = page.title;
    redraw(element, shownPage.adoptNode(next));
    element.removeAttribute('aria-busy');
    announce(element);
    settle(element, way, { count, focused });
    return true;
  };
};

/** The lists that are followed; each looks whether the address is still its own. */
const looks = new WeakMap<HTMLElement, () => void>();

/**
 * SHOP-11: order, filters and pages of a list act in place: the page of the link or the form is fetched, and its list replaces this
 * one. What cannot be fetched is opened as a page. Called again after a step in the history.
 */
export const followList = (element: HTMLElement, browser: Browser): void => {
  const known = looks.get(element);
  if (known) {
    known();
    return;
  }
  const move = mover(element, browser);
  /** as the history has it: a choice changes it only when its list is shown */
  let at = ownUrl(address.loaded());
  const goTo = (url: string, way: Way): void => {
    void move(url, way).then((isShown) => {
      // Not the address that the browser shows: the next step back may have changed it, and its event comes later.
      if (isShown) at = url;
    });
  };
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const url = link && !event.defaultPrevented && isPlainPress(event) ? ownUrl(link.href) : undefined;
    if (!link || url === undefined) return;
    event.preventDefault();
    goTo(url, link.closest('[data-more]') ? 'more' : 'choice');
  });
  element.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) target.form?.requestSubmit();
  });
  element.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const url = form.method === 'get' ? ownUrl(urlOf(form)) : undefined;
    if (url === undefined && form.dataset['add'] === undefined) return;
    event.preventDefault();
    if (url === undefined)
      import('./list-add.effects.ts').then(
        (effects) => effects.addFromTile(element, form, browser),
        () => form.submit(),
      );
    else goTo(url, 'choice');
  });
  const look = (): void => {
    const url = ownUrl(address.current().href);
    if (url === undefined || url === at) return;
    at = url;
    goTo(url, 'history');
  };
  looks.set(element, look);
  look();
  // An order that was chosen before this script was there.
  const order = element.querySelector('select');
  if (order?.selectedOptions[0]?.defaultSelected === false) order.form?.requestSubmit();
};
