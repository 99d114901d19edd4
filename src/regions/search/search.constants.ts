/** SRCH-4: the first try and four more, two seconds apart. */
export const triesAtMost = 5;
export const retryDelayMs = 2000;
/** Longer than the pause between two letters, shorter than a noticeable delay. */
export const typingPauseMs = 90;
