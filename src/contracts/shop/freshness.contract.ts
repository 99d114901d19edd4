/**
 * How long a shared cache may show what everybody gets alike. A change of content is promised to be seen within five
 * seconds: one goes until every process has looked, two are fresh, two more stale while the next is drawn.
 */
const freshSeconds = 2;
const staleSeconds = 2;

/** Less where a switch by schedule is nearer: `leftMs` from now. Nobody in between shows the old state after it. */
export const sharedCacheControl = (leftMs: number): string => {
  const left = Math.max(0, Math.floor(leftMs / 1000));
  const fresh = Math.min(freshSeconds, left);
  const stale = Math.min(staleSeconds, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
};
