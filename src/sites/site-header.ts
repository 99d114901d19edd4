import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { isSiteCode } from './sites.ts';

/**
 * The site that a caller names by header (PROMO-1, NEWS-4), else the host's. `undefined`: the word names no site, and guessing
 * would show another country's content.
 */
export const siteOfHeader = (
  word: string | readonly string[] | undefined,
  hostSite: SiteCode,
): SiteCode | undefined => {
  if (word === undefined || word === '') return hostSite;
  const code = (typeof word === 'string' ? word : (word[0] ?? '')).trim().toUpperCase();
  return isSiteCode(code) ? code : undefined;
};
