import type { Platform } from '../../contracts/shop/site.contract.ts';

export type FooterLayout = 'mobile' | 'tablet' | 'classic';

/** FOOT-6: the page's platform, else the width; the style sheet has the same two numbers. */
export const layoutOf = (platform: Platform | undefined, width = 20_000): FooterLayout => {
  if (platform) {
    if (platform === 'TABLET') return 'tablet';
    return platform === 'CLASSIC' ? 'classic' : 'mobile';
  }
  if (width < 768) return 'mobile';
  return width < 1280 ? 'tablet' : 'classic';
};
