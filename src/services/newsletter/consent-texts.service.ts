import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import { hashOf } from './newsletter-links.service.ts';
import type { NewsletterRows } from './newsletter.repository.ts';

/** Stores the consent text of a site once per version and returns the version (NEWS-15). */
export const createConsentTexts =
  (consentWords: (site: SiteCode) => string) =>
  async (rows: NewsletterRows, site: SiteCode, at: Now): Promise<string> => {
    const words = consentWords(site);
    const version = hashOf(words).slice(0, 16);
    await rows.keepText(version, site, words, at);
    return version;
  };
export type ConsentTexts = ReturnType<typeof createConsentTexts>;
