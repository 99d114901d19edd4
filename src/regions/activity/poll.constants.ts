/** LOGIN-4; apart, because the first script of every page needs this one alone */
export const pollEveryMs = 10_000;
