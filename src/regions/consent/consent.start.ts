import { consentIn, grantedOf } from '../../domain/tracking/consent.rules.ts';
import type { Start } from '../../islands/island.ts';

/**
 * CONS-2: shows the question to whom it was not put yet, or where other words would be said yes to; else tells the page what was
 * chosen. What takes an answer is fetched; where that fails nothing is let in, the question goes until the next page, and who
 * wants the settings is led to the page that says what is kept.
 */
export const start: Start = (element, browser) => {
  const banner = element.querySelector<HTMLElement>('[data-banner]');
  const act = (choice: string): void =>
    void import('./consent.effects.ts').then(
      (effects) => effects.act(element, browser, choice),
      () => {
        if (banner) banner.hidden = true;
        if (choice === 'open') element.querySelector('a')?.click();
      },
    );
  const pressed = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[name="consent"]');
    if (button) act(button.value);
  };
  const begin = (): void => {
    const consent = consentIn(browser.cookies);
    if (consent) browser.events.emit('kontor:consent-updated', { categories: grantedOf(consent) });
    else if (banner) banner.hidden = false;
  };
  if (element.dataset['vendor']) act('begin');
  // After the other regions of the page have begun to listen.
  else void Promise.resolve().then(begin);
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
