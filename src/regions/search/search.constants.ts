/** SRCH-4: the first try and four more, two seconds apart. */
export const triesAtMost = 5;
export const retryDelayMs = 2000;
/** A pause that is shorter than that between two letters asks nothing; longer than that somebody waits. */
export const typingPauseMs = 90;
