import type { Platform } from '../../contracts/shop/site.contract.ts';
import { sizeClusterOf } from '../../sites/breakpoints.ts';
import { isSmallPlatform, isTouchPlatform } from '../../sites/platform-classes.ts';

export type FooterLayout = 'mobile' | 'tablet' | 'classic';

/** FOOT-6: the layout that the platform of the page chooses. */
export const layoutOfPlatform = (platform: Platform): FooterLayout => {
  if (isSmallPlatform(platform)) return 'mobile';
  return isTouchPlatform(platform) ? 'tablet' : 'classic';
};

/** FOOT-6: the layout by width that the style sheet draws without a platform; it has the same limits (768 and 1280 px). */
export const layoutOfWidth = (width: number): FooterLayout => {
  const cluster = sizeClusterOf(width);
  if (['XS', 'S', 'M'].includes(cluster)) return 'mobile';
  return ['L', 'XL', 'XXL'].includes(cluster) ? 'tablet' : 'classic';
};
