import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { stopAll } from '../../platform/listen.ts';
import { wholeBrowser, type WholeBrowser } from '../../platform/whole-browser.ts';
import { copiedShownMs } from './promotion.constants.ts';

/** The running acts of a code or of conditions. */
const stops = new WeakMap<Element, Stop>();
const stop = (element: Element): void => {
  stops.get(element)?.();
  stops.delete(element);
};

/** PROMO-4: success is shown for 3 s; a refusal stays until the next try, because it asks for an action. */
const sayCopied = async (button: HTMLElement, copied: Promise<unknown>, { clock }: Browser): Promise<void> => {
  const said = button.parentElement?.querySelector('output');
  const isCopied = (await copied) !== undefined;
  stop(button);
  if (!isCopied) {
    said?.replaceChildren(said.dataset['refused'] ?? '');
    return;
  }
  // Only for screen readers: the button shows it.
  const hidden = button.querySelector(':scope > :not([aria-hidden])')?.cloneNode();
  if (hidden) hidden.textContent = button.querySelector('[aria-hidden] > :last-child')?.textContent ?? '';
  said?.replaceChildren(hidden ?? '');
  button.dataset['copied'] = '';
  const end = clock.after(copiedShownMs, () => stop(button));
  stops.set(button, () => {
    end();
    delete button.dataset['copied'];
    said?.replaceChildren();
  });
};

/** PROMO-4: open conditions close on scrolling down, on a press elsewhere, and when a flyout or the navigation opens. */
const follow = (details: HTMLDetailsElement, { events, root, scroll }: WholeBrowser): void => {
  // Trusted: our server wrote them.
  for (const event of JSON.parse(details.dataset['opened'] ?? '[]') as readonly TrackedEvent[])
    events.emit('kontor:tracked', event);
  const close = (): void => void (details.open = false);
  let last = scroll.top();
  const ends = [
    root.onPressOutside(details, close),
    root.onHold(close),
    events.on('vueHeaderNavigationOpened', close),
    scroll.on(() => {
      const top = scroll.top();
      if (top > last) close();
      last = top;
    }),
  ];
  stops.set(details, () => {
    stopAll(ends);
  });
};

const looked = new WeakSet<Element>();
const look = (details: HTMLDetailsElement, browser: WholeBrowser): void => {
  if (!details.open) stop(details);
  else if (!stops.has(details)) follow(details, browser);
};

/**
 * A click in a block; `copied` is the copying of a code, if it was on one, and resolves to nothing where it was refused. Other events
 * only load this file. The browser itself opens the conditions, before or after this.
 */
export const act = (event: Event | undefined, outside: Browser, copied?: Promise<unknown> | false | null): void => {
  if (event?.type !== 'click' || !(event.target instanceof Element)) return;
  const browser = wholeBrowser(outside);
  const button = event.target.closest<HTMLElement>('[data-code]');
  if (button && copied) void sayCopied(button, copied, browser);
  const details = event.target.closest('details');
  if (!details) return;
  if (!looked.has(details)) details.addEventListener('toggle', () => look(details, browser));
  looked.add(details);
  look(details, browser);
  // Their summary closes them, too.
  if (event.target.closest('p')) details.open = false;
};
