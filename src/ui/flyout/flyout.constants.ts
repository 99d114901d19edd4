/** HDR-9: a mouse has to stay for so long. */
export const openDelayMs = 300;
/** as long as what goes takes to fade */
export const closeMs = 200;
/** HDR-10 */
export const resizeDelayMs = 500;
