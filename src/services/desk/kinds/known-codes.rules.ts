import type { VoucherItem } from '../../../contracts/staff/desk-items.contract.ts';
import { zonedTime } from '../../../lib/time/zoned-time.ts';
import type { DraftRow } from '../desk.repository.ts';
import type { DeskKnowledge } from './promotion-faults.rules.ts';

const prefix = 'voucher ';
/** The code of a voucher is in its key: `voucher COFFEE20`. */
const codeIn = (key: string): string => key.slice(prefix.length);

/** Returns the codes that promotions of a release may show: those of the site with the drafts of the release. */
export const codesOf = (
  known: ReadonlyMap<string, VoucherItem>,
  drafts: readonly Pick<DraftRow, 'kind' | 'key' | 'body'>[],
  timeZone: string,
): DeskKnowledge['vouchers'] => {
  const all = new Map(known);
  for (const { kind, key, body } of drafts) {
    if (kind !== 'voucher') continue;
    // A row of this kind has the body of a voucher: the call has checked it.
    if (body) all.set(key, body as VoucherItem);
    else all.delete(key);
  }
  const at = (text: string | undefined) => (text === undefined ? null : zonedTime(text, timeZone));
  return [...all].map(([key, { from, to }]) => ({ code: codeIn(key), valid_from: at(from), valid_to: at(to) }));
};
