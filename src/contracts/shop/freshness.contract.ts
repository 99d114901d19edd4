import type { Moment } from '../../lib/time/moment.ts';

/**
 * How long a shared cache may show a response that all visitors share. A change of content is promised to be seen within
 * five seconds: one passes until every process has looked, two are fresh, two more stale while the next is drawn.
 */
const freshSeconds = 2;
const staleSeconds = 2;

/** Cache-Control of a response that all visitors share. A scheduled change in `leftMs` shortens it, so that no cache shows the old state later. */
export const sharedCacheControl = (leftMs: number): string => {
  const left = Math.max(0, Math.floor(leftMs / 1000));
  const fresh = Math.min(freshSeconds, left);
  const stale = Math.min(staleSeconds, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
};

/** Cache-Control of a response that no cache may store. */
export const neverStored = 'no-store';

export interface CachePolicy {
  /** whether the response may come from, and go into, a cache that visitors share */
  readonly isShared: boolean;
  /** the Cache-Control to send, where `shared` is the one of a shared response */
  readonly control: (shared: string) => string;
}

const shared: CachePolicy = { isShared: true, control: (control) => control };
const ownOnly: CachePolicy = { isShared: false, control: () => neverStored };

/** PREV-7: a preview is for one member of staff, everything else is shared. The one place that decides this for caches. */
export const cachePolicyOf = ({ isPreview }: Pick<Moment, 'isPreview'>): CachePolicy => (isPreview ? ownOnly : shared);
