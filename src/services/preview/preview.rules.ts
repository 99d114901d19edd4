import type { PreviewChoice, PreviewTokenQuery } from '../../contracts/staff/preview.contract.ts';
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
