/** HDR-9, HDR-10: the same for all flyouts of the header. */
export { closeMs, openDelayMs } from '../../ui/flyout/flyout.constants.ts';
/** Within an open flyout: quick enough to follow the eye, slow enough for a pointer that only crosses a row. */
export const drillDelayMs = 150;
/** At this width there are flyouts, below it the overlay (the same width is in navigation.module.css). */
export const wideQuery = '(min-width: 980px)';
/** Letters typed within this time form one word. */
export const typingPauseMs = 500;
/** the overlay of the page that is shown until the region is awake */
export const earlyMenuId = 'early-menu';
