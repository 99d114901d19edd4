/** How long personal data is stored. The services delete after these periods, and the privacy page names them. */
export const keptData = {
  /** unused carts, after the day of their last use */
  cartDays: 90,
  /** events of visitors who agreed to statistics: long enough to compare a year with the one before */
  statisticsMonths: 14,
  /** proofs of consent: three years after the end of the year are the longest period of all countries */
  consentYears: 4,
  /** how often a search term was used, without its visitors */
  searchTermDays: 30,
} as const;
