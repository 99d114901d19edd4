import { customerStore, type CustomerStore } from '../../clients/customer.effects.ts';
import type { NewsletterStatus } from '../../contracts/customer/newsletter-status.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { knownStatus } from './known.rules.ts';
import { runForm } from './newsletter-form.effects.ts';
import { knownStorageKey } from './newsletter.constants.ts';

/**
 * FOOT-3: subscribers do not need the block. Below the screen it is hidden; if visible, its place stays and shows a note, so that
 * nothing moves.
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

/** Each once: checks at once for a known subscriber, and runs the form; the block, which every page has, only on intent (`meant`). */
export const begin = (element: HTMLElement, browser: Browser, meant: Event | undefined): void => {
  const block = element.querySelector<HTMLElement>(blockSelector);
  if (block && !begun.has(element)) follow(block, browser, customerStore(browser));
  begun.add(element);
  if ((block && !meant) || alive.has(element)) return;
  alive.add(element);
  runForm(element, browser);
};
