import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import type { Start } from '../../islands/island.ts';

/**
 * The form works by itself. Its script is fetched on intent; at once only for visitors who are logged in (NEWS-7), who are known to
 * this browser (FOOT-3), or who followed a link of a mail (NEWS-8). Short, because it is part of every page's first script; the key
 * is the one of newsletter.constants.ts.
 */
export const start: Start = (element, browser) => {
  if (element.dataset['now'])
    return void import('./newsletter-page.effects.ts').then((effects) => effects.actNow(element, browser));
  const meant = (event?: Event) =>
    void import('./newsletter.effects.ts').then((effects) => effects.begin(element, browser, event));
  element.addEventListener('focusin', (event) => {
    // NEWS-2, at once: between two fields nothing has the focus, and a field that is hidden at that moment cannot take it.
    const { form, name } = event.target as HTMLInputElement; // or what has neither
    if (name === 'email') form?.setAttribute('data-revealed', 'true');
    meant(event);
  });
  element.addEventListener('pointerenter', meant);
  // The page may have focused a field before this script ran.
  element.addEventListener('input', meant);
  if (browser.storage.get('kontor.newsletter') ?? browser.cookies.get(loginTokenCookie)) meant();
};
