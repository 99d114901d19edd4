import type { Platform } from '../contracts/shop/site.contract.ts';

/** SITE-9: the touch class. */
export const isTouchPlatform = (platform: Platform): boolean => platform !== 'CLASSIC';
/** SITE-9: the small class. */
export const isSmallPlatform = (platform: Platform): boolean => platform === 'MATCH' || platform === 'SMARTPHONE';
