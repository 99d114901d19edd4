import { customerStore, type CustomerStore } from '../../clients/customer.effects.ts';
import type { NewsletterStatus } from '../../contracts/customer/header-start.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { knownStatus } from './known.rules.ts';
import { enliven } from './newsletter-form.effects.ts';
import { knownStorageKey } from './newsletter.constants.ts';

/**
 * FOOT-3: the block is not for whom reads the newsletter already. Where nobody sees it yet it goes; where somebody does, its
 * place stays and says so, and nothing moves.
 */
const stepBack = (block: HTMLElement, { viewport }: Pick<Browser, 'viewport'>, status: NewsletterStatus): void => {
  block.dataset['known'] = status;
  block.hidden ||= block.getBoundingClientRect().top >= viewport.height();
};

const follow = (block: HTMLElement, browser: Browser, customers: CustomerStore): void => {
  const look = (status: NewsletterStatus | undefined): void => {
    if (status) stepBack(block, browser, status);
  };
  look(knownStatus(browser.storage.get(knownStorageKey), browser.clock.now()));
  look(customers.read().newsletter);
  customers.on(({ newsletter }) => look(newsletter));
};

const blockSelector = '[data-variant=block]';
const begun = new WeakSet<HTMLElement>();
const alive = new WeakSet<HTMLElement>();

/** Each once: who is known hears of it at once, and the form comes alive; the block's, which every page has, when it is `meant`. */
export const begin = (element: HTMLElement, browser: Browser, meant: Event | undefined): void => {
  const block = element.querySelector<HTMLElement>(blockSelector);
  if (block && !begun.has(element)) follow(block, browser, customerStore(browser));
  begun.add(element);
  if ((block && !meant) || alive.has(element)) return;
  alive.add(element);
  enliven(element, browser);
};
