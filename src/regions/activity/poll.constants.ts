/** LOGIN-4; in a file of its own, because the first script of every page needs only this one */
export const pollEveryMs = 10_000;
