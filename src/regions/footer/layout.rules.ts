import type { Platform } from '../../contracts/shop/site.contract.ts';
import { isSmallPlatform, isTouchPlatform, sizeClusterOf, type SizeCluster } from '../../sites/breakpoints.ts';

export type FooterLayout = 'mobile' | 'tablet' | 'classic';

const mobileClusters: ReadonlySet<SizeCluster> = new Set(['XS', 'S', 'M']);
const tabletClusters: ReadonlySet<SizeCluster> = new Set(['L', 'XL', 'XXL']);

/** FOOT-6: by the platform of the page, else by the width; the style sheet has the same limits (768 and 1280 px). */
export const layoutOf = (platform: Platform | undefined, width = 20_000): FooterLayout => {
  if (platform) {
    if (isSmallPlatform(platform)) return 'mobile';
    return isTouchPlatform(platform) ? 'tablet' : 'classic';
  }
  const cluster = sizeClusterOf(width);
  if (mobileClusters.has(cluster)) return 'mobile';
  return tabletClusters.has(cluster) ? 'tablet' : 'classic';
};
