/** HDR-9: a mouse has to stay for so long. */
export const openDelayMs = 300;
/** Within an open flyout: quick enough to follow the eye, slow enough for a pointer that only crosses a row. */
export const drillDelayMs = 150;
/** as long as the flyout takes to go (navigation.module.css) */
export const closeMs = 200;
/** HDR-10 */
export const resizeDelayMs = 500;
/** From here on the flyouts are there, below it the overlay (navigation.module.css says the same). */
export const wideQuery = '(min-width: 980px)';
/** Typed letters that belong to one word. */
export const typingPauseMs = 500;
