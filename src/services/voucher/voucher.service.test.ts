import { describe, expect, it } from 'vitest';
import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import type { VoucherRepository } from './voucher.repository.ts';
import { createVoucherService } from './voucher.service.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const voucher: Voucher = { code: 'ROEST25', site: 'DE', title: 'x', worth: { percent: 25 }, minimumMinor: 0, used: 0 };
// Trusted: the fake rows below do not look at it.
const tx = {} as never;

const open = ({ inserts = [true], known = voucher }: { inserts?: boolean[]; known?: Voucher } = {}) => {
  const read: string[] = [];
  const used: string[] = [];
  const issued: string[] = [];
  const find = async (code: string) => {
    read.push(code);
    return code === known.code ? known : undefined;
  };
  const repository: Partial<VoucherRepository> = {
    insert: async (_tx, { code }) => {
      issued.push(code);
      return inserts.shift() ?? false;
    },
    read: (_site, code) => find(code),
    readToUse: (_tx, _site, code) => find(code),
    isUsedBy: async (_tx, { code }, orderId) => code === known.code && used.includes(orderId),
    noteUse: async (_tx, _voucher, orderId) => void used.push(orderId),
  };
  let last = 0;
  const random = (below: number) => (last += 1) % below;
  return { read, used, issued, ...createVoucherService({ repository: repository as VoucherRepository, random }) };
};

describe('a code for one person', () => {
  const toIssue = {
    site: 'DE',
    title: 'x',
    worth: { percent: 10 },
    minimumMinor: 0,
    from: at,
    to: at,
    uses: 1,
  } as const;

  it('has three groups of four characters that paper does not confuse', async () => {
    expect(await open().issue(tx, toIssue)).toBe('3467-9ACD-EFGH');
  });

  it('is made again when it is taken, at most three times', async () => {
    const { issue, issued } = open({ inserts: [false, false, true] });
    expect(await issue(tx, toIssue)).toBe(issued[2]);
    expect(new Set(issued).size).toBe(3);
    const full = open({ inserts: [] });
    await expect(full.issue(tx, toIssue)).rejects.toThrow('no voucher code was free');
    expect(full.issued).toHaveLength(3);
  });
});

describe('[CART-15] a voucher', () => {
  it.each(['', 'ROEST25!', '!ROEST25', 'R_25', 'A'.repeat(41)])('with the code %j is not looked for', async (code) => {
    const { check, use, read } = open();
    const unknown = { ok: false, code: 'VOUCHER_UNKNOWN' };
    expect(await check('DE', code, eur(1000), at)).toEqual(unknown);
    expect(await use(tx, { site: 'DE', code, total: eur(1000), orderId: 'a', at })).toEqual(unknown);
    expect(read).toEqual([]);
  });

  it('is looked for with up to 40 characters', async () => {
    const { find, read } = open();
    expect(await find('DE', 'A'.repeat(40))).toBeUndefined();
    expect(await find('DE', ' roest25 ')).toBe(voucher);
    expect(read).toEqual(['A'.repeat(40), 'ROEST25']);
  });

  it('names a minimum only where it has one', async () => {
    const refused = { ok: false, code: 'VOUCHER_MINIMUM_NOT_REACHED' };
    expect(await open().check('DE', 'ROEST25', eur(0), at)).toEqual(refused);
    const { check } = open({ known: { ...voucher, minimumMinor: 1 } });
    expect(await check('DE', 'ROEST25', eur(0), at)).toEqual({ ...refused, minimum: eur(1) });
  });

  it('with a single use stays good for the order that has used it, and for no other', async () => {
    const { use, used } = open({ known: { ...voucher, uses: 1, used: 1 } });
    used.push('a');
    const by = (orderId: string) => use(tx, { site: 'DE', code: 'ROEST25', total: eur(1000), orderId, at });
    expect(await by('a')).toEqual({ ok: true, voucher: { code: 'ROEST25', title: 'x', discount: eur(250) } });
    expect(await by('b')).toEqual({ ok: false, code: 'VOUCHER_USED' });
    expect(used).toEqual(['a']);
  });

  it('that is refused notes no use, and one that is taken notes it', async () => {
    const { use, used } = open();
    const by = (amountMinor: number) =>
      use(tx, { site: 'DE', code: 'ROEST25', total: eur(amountMinor), orderId: 'a', at });
    await by(0);
    expect(used).toEqual([]);
    await by(1000);
    expect(used).toEqual(['a']);
  });
});
