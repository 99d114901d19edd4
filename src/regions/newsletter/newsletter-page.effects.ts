import type { Browser } from '../../platform/browser.ts';
import { browserFront, type Front } from '../../platform/front.ts';
import { confirmInFront } from './newsletter-confirm.effects.ts';
import { knownStorageKey } from './newsletter.constants.ts';

const begun = new WeakSet<HTMLElement>();

/** FOOT-3, NEWS-8: the scripts of the newsletter pages: one stores a subscription, one deletes it, one confirms it. */
export const actNow = (element: HTMLElement, browser: Browser, front: Front = browserFront): void => {
  if (begun.has(element)) return;
  begun.add(element);
  const { now, token = '' } = element.dataset;
  const { storage } = browser;
  if (now === 'confirm') confirmInFront(browser, front, token);
  if (now === 'confirmed') storage.set(knownStorageKey, now);
  if (now === 'none') storage.remove(knownStorageKey);
};
