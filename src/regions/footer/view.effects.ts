import type { Browser } from '../../platform/browser.ts';
import { cookieJar, type CookieJar } from '../../platform/cookie-jar.ts';
import { browserDrawnView, type DrawnView } from '../../platform/drawn-view.ts';
import { breakpoints } from '../../sites/breakpoints.ts';
import { viewCookie } from './footer.constants.ts';
import { layoutOfWidth } from './layout.rules.ts';

type View = 'compact' | 'classic';

/** The width in CSS pixels at which header and footer both have the layout of the view. */
const widths: Readonly<Record<View, number>> = { compact: breakpoints.l, classic: breakpoints.xxl + 1 };

/**
 * FOOT-14: header and footer follow the width, so the page is drawn at the width that the chosen view needs. Stored in a session
 * cookie; the `Platform` cookie is for the apps only.
 */
export const changeView = (
  { cookies, viewport }: Pick<Browser, 'cookies' | 'viewport'>,
  isPressed: boolean,
  jar: Pick<CookieJar, 'set'> = cookieJar,
  drawn: DrawnView = browserDrawnView,
): void => {
  const now: View = layoutOfWidth(viewport.width()) === 'classic' ? 'classic' : 'compact';
  if (!isPressed) {
    const kept = cookies.get(viewCookie);
    if ((kept === 'compact' || kept === 'classic') && kept !== now) drawn.drawAs(widths[kept]);
    return;
  }
  if (drawn.isChanged()) {
    drawn.drawAs(undefined);
    jar.set(viewCookie, '', { maxAge: 0 });
    return;
  }
  const wanted = now === 'classic' ? 'compact' : 'classic';
  drawn.drawAs(widths[wanted]);
  jar.set(viewCookie, wanted, { maxAge: 'session' });
};
