import { reducingCookies, type FooterContent } from '../../contracts/content/footer.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { cookieIn } from '../../lib/cookie-in.ts';
import { withKnownLogos } from '../../regions/footer/footer.rules.ts';

/** FOOT-5: whether the footer is reduced for a visitor with these cookies; part of every cache key. */
export const wantsReducedFooter = (cookie: string | undefined): boolean =>
  cookie !== undefined && reducingCookies.some((name) => Boolean(cookieIn(cookie, name)));

/** FOOT-1, FOOT-8: the site's footer without unknown logos; each unknown logo is reported once. */
export const footerOf = (
  promotions: { footer(site: SiteCode, moment: Moment): FooterContent | undefined },
  onUnknownLogo: (source: string) => void,
) => {
  const ready = new WeakMap<FooterContent, FooterContent>();
  const reported = new Set<string>();
  const report = (source: string): void => {
    if (reported.has(source)) return;
    reported.add(source);
    onUnknownLogo(source);
  };
  return (site: SiteCode, moment: Moment): FooterContent | undefined => {
    const content = promotions.footer(site, moment);
    if (!content) return undefined;
    const known = ready.get(content) ?? withKnownLogos(content, report);
    ready.set(content, known);
    return known;
  };
};
