/** Whole seconds since 1970, as tokens and signatures count them. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
