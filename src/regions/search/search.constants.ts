/** SRCH-1 */
export const longestTerm = 200;
