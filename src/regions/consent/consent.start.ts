import { consentIn, grantedOf } from '../../domain/tracking/consent.rules.ts';
import type { Start } from '../../islands/island.ts';
import { listen } from '../../platform/listen.ts';

/**
 * CONS-2: shows the question if it has not been answered yet or its text has changed; else announces the choice to the page.
 * The code that handles an answer is fetched. If that fails, nothing is granted, the question is hidden until the next page, and
 * the settings button leads to the page on stored data.
 */
export const start: Start = (element, browser) => {
  const banner = element.querySelector<HTMLElement>('[data-banner]');
  const act = (choice: string): void =>
    void import('./choice.effects.ts').then(
      (effects) => effects.act(element, browser, choice),
      () => {
        if (banner) banner.hidden = true;
        if (choice === 'open') element.querySelector('a')?.click();
      },
    );
  const pressed = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLButtonElement>('[name="consent"]');
    if (button) act(button.value);
  };
  const begin = (): void => {
    const consent = consentIn(browser.cookies);
    if (consent) browser.events.emit('kontor:consent-updated', { categories: grantedOf(consent) });
    else if (banner) banner.hidden = false;
  };
  if (element.dataset['vendor']) act('begin');
  // After the other regions of the page have subscribed.
  else void Promise.resolve().then(begin);
  const stopPressed = listen(element, 'click', pressed);
  const stop = browser.events.on('kontor:consent-settings', ({ taken }) => {
    taken?.();
    act('open');
  });
  return () => {
    stop();
    stopPressed();
  };
};
