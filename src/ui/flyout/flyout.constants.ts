/** HDR-9: how long a mouse must stay before a flyout opens. */
export const openDelayMs = 300;
/** the duration of the fade-out */
export const closeMs = 200;
/** HDR-10 */
export const resizeDelayMs = 500;
