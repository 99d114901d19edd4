import type { PreviewChoice, PreviewTokenQuery } from '../../contracts/staff/preview.contract.ts';
import { staffDeskPath, staffTimelinePath } from '../../contracts/staff/staff.contract.ts';
import { isOriginOf } from '../../lib/host-name.ts';
import { instantOf } from '../../lib/time/instant.ts';

/** PREV-3, PREV-5: a test needs its group and the other way round; nothing at all is valid and means now. A release is a number. */
export const readChoice = (
  { test = '', group = '', previewDateTime = '', release = '' }: PreviewTokenQuery,
  now: Date,
): PreviewChoice | undefined => {
  if ((test === '') !== (group === '')) return undefined;
  const at = previewDateTime === '' ? now : instantOf(previewDateTime);
  if (!at || !/^(?:[1-9]\d{0,8})?$/.test(release)) return undefined;
  return {
    at,
    ...(test === '' ? {} : { test: { name: test, group } }),
    ...(release === '' ? {} : { release: Number(release) }),
  };
};

/**
 * Whether a link was followed from the desk or the time line of this host, by its `Referer`, which no page can forge. The
 * sign-in does not count: a link of others may have led to it.
 */
export const isFromDesk = (referer: string | undefined, host: string): boolean => {
  if (referer === undefined || !isOriginOf(referer, host)) return false;
  const { pathname } = new URL(referer);
  return pathname === staffTimelinePath || pathname.startsWith(staffDeskPath);
};
