/**
 * How long a shared cache may serve a public response. A change of content must be visible within five seconds: one second
 * until every process has noticed, two fresh, two stale while the next response is rendered.
 */
const freshSeconds = 2;
const staleSeconds = 2;

/** Less if a scheduled switch is nearer (`leftMs` from now), so that no cache shows the old state after it. */
export const sharedCacheControl = (leftMs: number): string => {
  const left = Math.max(0, Math.floor(leftMs / 1000));
  const fresh = Math.min(freshSeconds, left);
  const stale = Math.min(staleSeconds, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
};
