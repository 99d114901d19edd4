import { reducingCookies, type FooterContent } from '../../contracts/content/footer.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { cookieIn } from '../../lib/cookie-in.ts';
import { withKnownLogos } from '../../regions/footer/footer.rules.ts';

/** FOOT-5: from the request, because the page is drawn for its kind of visitor; part of every cache key. */
export const wantsReducedFooter = (cookie: string | undefined): boolean =>
  cookie !== undefined && reducingCookies.some((name) => Boolean(cookieIn(cookie, name)));

/** FOOT-1, FOOT-8: the site's footer with the logos that there are; each wrong one is told of once. */
export const footerOf = (
  promotions: { footer(site: SiteCode, moment: Moment): FooterContent | undefined },
  onUnknownLogo: (source: string) => void,
) => {
  const ready = new WeakMap<FooterContent, FooterContent>();
  const told = new Set<string>();
  const tell = (source: string): void => {
    if (told.has(source)) return;
    told.add(source);
    onUnknownLogo(source);
  };
  return (site: SiteCode, moment: Moment): FooterContent | undefined => {
    const content = promotions.footer(site, moment);
    if (!content) return undefined;
    const known = ready.get(content) ?? withKnownLogos(content, tell);
    ready.set(content, known);
    return known;
  };
};
