import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import type { Start } from '../../islands/island.ts';

/**
 * The form works by itself. What makes it quicker is fetched when somebody comes near it; at once only where there may be
 * something to say: to somebody who is logged in (NEWS-7), whom this browser knows (FOOT-3), or whom a link has led here (NEWS-8).
 * Part of every page's first script, so it is short; the key is that of newsletter.constants.ts.
 */
export const start: Start = (element, browser) => {
  if (element.dataset['now'])
    return void import('./newsletter-page.effects.ts').then(({ actNow }) => actNow(element, browser));
  const meant = (event?: Event) =>
    void import('./newsletter.effects.ts').then(({ begin }) => begin(element, browser, event));
  element.addEventListener('focusin', (event) => {
    // NEWS-2, at once: between two fields nothing has the focus, and what is hidden for that moment cannot take it.
    const { form, name } = event.target as HTMLInputElement; // or what has neither
    if (name === 'email') form?.setAttribute('data-revealed', 'true');
    meant(event);
  });
  element.addEventListener('pointerenter', meant);
  if (browser.storage.get('kontor.newsletter') ?? browser.cookies.get(loginTokenCookie)) meant();
};
