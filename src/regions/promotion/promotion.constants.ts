/** PROMO-4 */
export const copiedShownMs = 3000;
/** content colours replace the theme's only from this contrast on (WCAG AA) */
export const leastContrast = 4.5;
