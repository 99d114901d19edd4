import { customerStore, type CustomerStore } from '../../contracts/customer.effects.ts';
import type { NewsletterStatus } from '../../contracts/header-start.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { browserFront } from '../../platform/front.ts';
import { knownStatus, knownText } from './known.rules.ts';
import { confirmInFront } from './newsletter-confirm.effects.ts';
import { knownStorageKey } from './newsletter.constants.ts';

/**
 * FOOT-3: the block is not for whom reads the newsletter already. Where nobody sees it yet it goes; where somebody does, its
 * place stays and says so, and nothing moves.
 */
const stepBack = (element: HTMLElement, { viewport }: Pick<Browser, 'viewport'>, status: NewsletterStatus): void => {
  const block = element.querySelector<HTMLElement>('[data-variant=block]');
  element.dataset['known'] = status;
  if (block) block.hidden ||= block.getBoundingClientRect().top >= viewport.height();
};

const follow = (element: HTMLElement, browser: Browser, customers: CustomerStore): Stop => {
  const look = (status: NewsletterStatus | undefined): void => {
    if (status) stepBack(element, browser, status);
  };
  look(knownStatus(browser.storage.get(knownStorageKey), browser.clock.now()));
  look(customers.read().newsletter);
  return customers.on(({ newsletter }) => look(newsletter));
};

/** What a page proves of the visitor: one that is their own as a reader, one that says farewell. */
const remember = ({ storage, clock }: Pick<Browser, 'storage' | 'clock'>, word: string | undefined): void => {
  if (word === 'confirmed') storage.set(knownStorageKey, knownText(word, clock.now()));
  if (word === 'none') storage.remove(knownStorageKey);
};

/** What the region has to say by itself; `meant` brings its form to life. */
export const begin = (element: HTMLElement, browser: Browser, meant: () => void): Stop => {
  const token = element.querySelector<HTMLInputElement>('[name=token]')?.value;
  const marked = element.querySelector<HTMLElement>('[data-remember]');
  if (marked) remember(browser, marked.dataset['remember']);
  else if (token) return confirmInFront(browser, browserFront, token);
  else if (element.querySelector('[data-variant=block]')) return follow(element, browser, customerStore(browser));
  else meant();
  return () => {};
};
