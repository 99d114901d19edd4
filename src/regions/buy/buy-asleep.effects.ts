import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { sendAsleep, takeSent, type Addition } from '../../clients/cart-send.effects.ts';
import type { Browser } from '../../platform/browser.ts';
import type { HttpResult } from '../../platform/http.ts';
import type { BuyProps } from './buy.rules.ts';

/** The form has a field for a colour or a size only if there is a choice. */
interface Fields {
  readonly color?: string;
  readonly size?: string;
  readonly quantity?: string;
}

/** What the form would send; `undefined` where the awake region has something to say first. */
const additionIn = (
  form: HTMLFormElement,
  { productId, articles, sizes }: BuyProps,
): Omit<Addition, 'id'> | undefined => {
  const { color, size, quantity }: Fields = Object.fromEntries(new FormData(form));
  const pieces = Number(quantity);
  const article = articles.find((one) => (color ?? one.color) === one.color && (size ?? one.size) === one.size);
  return article && pieces > 0 && pieces % 1 === 0 && (sizes.length === 0 || size !== undefined)
    ? { productId, tcm: article.tcm, quantity: pieces }
    : undefined;
};

/**
 * Shows the message of the page (`EarlyMessage.tsx`) until the region shows its own at the same place, or the visitor closes it. A
 * refusal is left to the region.
 */
const showEarly = (element: HTMLElement, response: HttpResult): void => {
  const early = element.parentElement?.querySelector<HTMLElement>('[data-early]');
  const own = element.querySelector('[role="status"]');
  if (!early || !own || own.firstChild || !('status' in response) || response.status !== 200) return;
  const hide = (): void => {
    early.hidden = true;
    watch.disconnect();
  };
  const watch = new MutationObserver(hide);
  watch.observe(own, { childList: true });
  early.hidden = false;
  early.querySelector('button')?.addEventListener('click', hide);
};

/**
 * CART-4: a click on the button of a region that sleeps is sent at once, and the awake region reads the response. Other events
 * only load this file.
 */
export const addAsleep = (element: HTMLElement, browser: Browser, event?: Event): void => {
  const target = event?.type === 'click' && event.target;
  const form = target instanceof Element && target.closest<HTMLButtonElement>('[type="submit"]')?.form;
  // The click has begun to wake it; if it is awake already, it gets the click.
  if (!form || element.dataset['status'] !== 'waking') return;
  const box = JSON.parse(element.dataset['props'] ?? '') as BuyProps; // our server wrote it
  const addition = additionIn(form, box);
  if (!addition) return;
  void sendAsleep(browser, { ...addition, id: browser.newId() }).then((response) => showEarly(element, response));
  // If the region cannot wake, the browser sends the form, which would add a second time.
  form.addEventListener('submit', (submit) => {
    const early = element.dataset['status'] === 'awake' ? undefined : takeSent(box.productId);
    if (!early) return;
    submit.preventDefault();
    void early.response.then((response) => {
      if ('status' in response && response.status === 200) browser.goTo(cartPagePath);
      else form.submit();
    });
  });
};
