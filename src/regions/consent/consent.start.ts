import { decidedCookie } from '../../contracts/consent-cookie.contract.ts';
import type { Start } from '../../islands/island.ts';

/** CONS-2: shows the question to whom it was not put yet. What answers it, and what tells the page of an answer, is fetched. */
export const start: Start = (element, browser) => {
  const act = (choice: string): void =>
    void import('./consent.effects.ts').then((effects) => effects.act(element, browser, choice));
  const pressed = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[name="consent"]');
    if (button) act(button.value);
  };
  if (element.dataset['vendor'] || browser.cookies.get(decidedCookie)) act('begin');
  else element.querySelector('[data-banner]')?.removeAttribute('hidden');
  element.addEventListener('click', pressed);
  const stop = browser.events.on('kontor:consent-settings', ({ taken }) => {
    taken?.();
    act('open');
  });
  return () => {
    stop();
    element.removeEventListener('click', pressed);
  };
};
