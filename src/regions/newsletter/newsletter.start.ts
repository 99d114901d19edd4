import { loginTokenCookie } from '../../contracts/login.contract.ts';
import type { Start } from '../../islands/island.ts';
import type { Stop } from '../../platform/clock.ts';

/**
 * The form works by itself. What makes it quicker is fetched when somebody comes near it, and what it has to say by itself only
 * where there may be something: to somebody who is logged in (NEWS-7), whom this browser knows (FOOT-3), or whom a link has led
 * here (NEWS-8). Part of every page's first script, so it is short; the key is that of newsletter.constants.ts.
 */
export const start: Start = (element, browser) => {
  const stops: Stop[] = [];
  let isOver = false;
  const keep = (stop: Stop): void => void (isOver ? stop() : stops.push(stop));
  const meant = (): void => {
    element.removeEventListener('focusin', meant);
    element.removeEventListener('pointerenter', meant);
    void import('./newsletter-form.effects.ts').then(({ enliven }) => keep(enliven(element, browser)));
  };
  element.addEventListener('focusin', meant);
  element.addEventListener('pointerenter', meant);
  if (element.matches(':focus-within')) meant();
  if (
    element.querySelector('[name=token],[data-remember]') ??
    browser.storage.get('kontor-newsletter') ??
    browser.cookies.get(loginTokenCookie)
  )
    void import('./newsletter-known.effects.ts').then(({ begin }) => keep(begin(element, browser, meant)));
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
};
