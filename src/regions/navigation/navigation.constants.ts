/** HDR-9, HDR-10: the same for all flyouts of the header. */
export { closeMs, openDelayMs, resizeDelayMs } from '../../ui/flyout/flyout.constants.ts';
/** Within an open flyout: quick enough to follow the eye, slow enough for a pointer that only crosses a row. */
export const drillDelayMs = 150;
/** From here on the flyouts are there, below it the overlay (navigation.module.css says the same). */
export const wideQuery = '(min-width: 980px)';
/** Typed letters that belong to one word. */
export const typingPauseMs = 500;
