import { customerStore, type CustomerStore } from '../../contracts/customer.effects.ts';
import type { NewsletterStatus } from '../../contracts/header-start.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { browserFront, type Front } from '../../platform/front.ts';
import { knownStatus, knownText } from './known.rules.ts';
import { confirmInFront } from './newsletter-confirm.effects.ts';
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

/** What a page proves of the visitor: one that is a reader's own, one that says farewell. */
const remember = ({ storage, clock }: Pick<Browser, 'storage' | 'clock'>, word: string | undefined): void => {
  if (word === 'confirmed') storage.set(knownStorageKey, knownText(word, clock.now()));
  if (word === 'none') storage.remove(knownStorageKey);
};

const beginByItself = (element: HTMLElement, browser: Browser, front: Front): void => {
  const { now, token = '' } = element.dataset;
  if (now === 'confirm') return confirmInFront(browser, front, token);
  if (now) return remember(browser, now);
  const block = element.querySelector<HTMLElement>(blockSelector);
  if (block) return follow(block, browser, customerStore(browser));
  return enliven(element, browser);
};

const blockSelector = '[data-variant=block]';
const begun = new WeakSet<HTMLElement>();
const alive = new WeakSet<HTMLElement>();

/** All that the region does by a script, each thing once; `meant` is what somebody has done in it or near it. */
export const begin = (
  element: HTMLElement,
  browser: Browser,
  meant: Event | undefined,
  front: Front = browserFront,
): void => {
  if (!begun.has(element)) beginByItself(element, browser, front);
  begun.add(element);
  // The block's form can wait until then: every page has it.
  if (!meant || alive.has(element) || !element.querySelector(blockSelector)) return;
  alive.add(element);
  enliven(element, browser);
};
