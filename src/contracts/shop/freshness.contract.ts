import type { Moment } from '../../lib/time/moment.ts';

/**
 * How long a shared cache may show a response that all visitors share. A change of content is promised to be seen within
 * five seconds: one passes until every process has looked, two are fresh, two more stale while the next is drawn.
 */
const freshSeconds = 2;
/** How long it may be shown after that, while the next one is fetched. */
export const staleSeconds = 2;

const lifeOf = (leftMs: number) => {
  const left = Math.max(0, Math.floor(leftMs / 1000));
  const fresh = Math.min(freshSeconds, left);
  const stale = Math.min(staleSeconds, left - fresh);
  return { fresh, whileRevalidating: stale > 0 ? `, stale-while-revalidate=${stale}` : '' };
};

/** Cache-Control of a response that all visitors share. A scheduled change in `leftMs` shortens it, so that no cache shows the old state later. */
export const sharedCacheControl = (leftMs: number): string => {
  const { fresh, whileRevalidating } = lifeOf(leftMs);
  return `public, max-age=0, s-maxage=${fresh}${whileRevalidating}`;
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

/** How a shared page is kept outside of the shop. */
export interface OuterCaching {
  readonly cacheControl: string;
  /** seconds for caches that know the key of every variant, where all other ones must not keep it */
  readonly keyedSeconds?: number;
}

/**
 * RUN-8: a cache that does not know the key of the variants shows what it keeps to all visitors. So only the common variant is
 * public, which is right for nearly all visitors; the others are for their browsers, and for caches that know the key.
 */
export const outerCachingOf = (leftMs: number, { isCommon }: { readonly isCommon: boolean }): OuterCaching => {
  if (isCommon) return { cacheControl: sharedCacheControl(leftMs) };
  const { fresh, whileRevalidating } = lifeOf(leftMs);
  return { cacheControl: `private, max-age=0${whileRevalidating}`, keyedSeconds: fresh };
};
