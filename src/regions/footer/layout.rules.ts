import type { Platform } from '../../contracts/shop/site.contract.ts';
import { sizeClusterOf, type SizeCluster } from '../../sites/breakpoints.ts';
import { isSmallPlatform, isTouchPlatform } from '../../sites/platforms.ts';

export type FooterLayout = 'mobile' | 'tablet' | 'classic';

const mobileClusters: ReadonlySet<SizeCluster> = new Set(['XS', 'S', 'M']);
const tabletClusters: ReadonlySet<SizeCluster> = new Set(['L', 'XL', 'XXL']);

/** FOOT-6: the layout that the platform of the page chooses. */
export const layoutOfPlatform = (platform: Platform): FooterLayout => {
  if (isSmallPlatform(platform)) return 'mobile';
  return isTouchPlatform(platform) ? 'tablet' : 'classic';
};

/** FOOT-6: the layout by width that the style sheet draws without a platform; it has the same limits (768 and 1280 px). */
export const layoutOfWidth = (width: number): FooterLayout => {
  const cluster = sizeClusterOf(width);
  if (mobileClusters.has(cluster)) return 'mobile';
  return tabletClusters.has(cluster) ? 'tablet' : 'classic';
};
