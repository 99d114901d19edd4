import type { ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import { siteHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Browser } from '../../platform/browser.ts';

/** PROMO-1. Returns `undefined` if there is no promotion or the request fails: the block is hidden silently. */
export const fetchPromotion = async (
  { http, log }: Pick<Browser, 'http' | 'log'>,
  address: string,
  site: SiteCode,
): Promise<ShownPromotion | undefined> => {
  const answer = await http.call({ method: 'GET', path: address, headers: { [siteHeader]: site } });
  if (answer.kind === 'answer' && answer.status === 404) return undefined;
  // PROMO-7: most visitors see the server's promotion and never need the reader.
  const reader = await import('./promotion-answer.rules.ts').catch(() => undefined);
  const promotion = answer.kind === 'answer' && answer.status === 200 ? reader?.readPromotion(answer.body) : undefined;
  if (!promotion) log.warn(`${address} did not answer with a promotion`);
  return promotion;
};
