import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { isSiteCode, siteOfLocale } from './sites.ts';

/**
 * The site that a caller names by header (PROMO-1, NEWS-4), as a site code or as a locale tag (SITE-1), else the host's.
 * `undefined`: the word names no site, and a guess would show another country's content.
 */
export const siteOfHeader = (
  word: string | readonly string[] | undefined,
  hostSite: SiteCode,
): SiteCode | undefined => {
  if (word === undefined || word === '') return hostSite;
  const named = (typeof word === 'string' ? word : (word[0] ?? '')).trim();
  const code = named.toUpperCase();
  return isSiteCode(code) ? code : siteOfLocale(named)?.code;
};
