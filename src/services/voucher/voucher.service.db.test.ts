import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { VoucherToIssue } from '../../contracts/cart/voucher.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { createVoucherRepository } from './voucher.repository.ts';
import { createVoucherService } from './voucher.service.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const to = new Date('2027-02-21T12:00:00Z');
const toIssue: VoucherToIssue = {
  site: 'DE',
  title: 'Willkommen: 10 %',
  worth: { percent: 10 },
  minimumMinor: 2000,
  from: at,
  to,
  uses: 1,
};
const total = { amountMinor: 4990, currency: 'EUR' } as const;

onBothDatabases('vouchers', (db) => {
  const service = () => createVoucherService({ repository: createVoucherRepository(db()), random: randomInt });
  const issue = (over: Partial<VoucherToIssue> = {}) =>
    db().transaction((tx) => service().issue(tx, { ...toIssue, ...over }));
  const use = (code: string, orderId: string) =>
    db().transaction((tx) => service().use(tx, { site: 'DE', code, total, orderId, at }));

  it('is made with a code of its own and accepted as it is typed', async () => {
    const [one, other] = [await issue(), await issue()];
    expect(one).toMatch(/^(?:[2-9A-Z]{4}-){2}[2-9A-Z]{4}$/);
    expect(one).not.toBe(other);
    expect(await service().check('DE', ` ${one.toLowerCase()} `, total, at)).toEqual({
      ok: true,
      voucher: { code: one, title: 'Willkommen: 10 %', discount: { amountMinor: 499, currency: 'EUR' } },
    });
  });

  it('is used up by one of two orders at the same time', async () => {
    const code = await issue();
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((orderId) => use(code, orderId)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'VOUCHER_USED')).toHaveLength(3);
    expect(await service().check('DE', code, total, at)).toEqual({ ok: false, code: 'VOUCHER_USED' });
  });

  it('stays good when the order is rolled back, and for the order that asks again', async () => {
    const code = await issue();
    await expect(
      db().transaction(async (tx) => {
        await service().use(tx, { site: 'DE', code, total, orderId: 'a', at });
        throw new Error('no money');
      }),
    ).rejects.toThrow('no money');
    expect((await use(code, 'b')).ok).toBe(true);
    expect((await use(code, 'b')).ok).toBe(true);
    expect((await use(code, 'c')).ok).toBe(false);
  });

  it('returns the reason of a refusal, with the minimum', async () => {
    const code = await issue();
    expect(await service().check('DE', code, { ...total, amountMinor: 1999 }, at)).toEqual({
      ok: false,
      code: 'VOUCHER_MINIMUM_NOT_REACHED',
      minimum: { amountMinor: 2000, currency: 'EUR' },
    });
    expect(await service().check('AT', code, total, at)).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' });
    expect(await service().check('DE', code, total, to)).toEqual({ ok: false, code: 'VOUCHER_EXPIRED' });
  });

  it('is public if the content lists it: on its site, once per order, until the content removes it', async () => {
    const repository = createVoucherRepository(db());
    const shared = {
      code: 'ROEST25',
      site: 'DE',
      title: 'Röstwoche',
      worth: { percent: 25 },
      minimumMinor: 0,
    } as const;
    await repository.replaceShared('DE', [shared, { ...shared, code: 'ADVENT15', from: to }]);
    const mine = await issue();
    for (const orderId of ['s1', 's1', 's2', 's3']) expect((await use(' roest25', orderId)).ok).toBe(true);
    expect(await service().check('DE', 'ADVENT15', total, at)).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' });
    expect(await service().check('AT', 'ROEST25', total, at)).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' });
    await repository.replaceShared('DE', [{ ...shared, worth: { percent: 5 } }]);
    await repository.replaceShared('AT', []);
    expect(await service().check('DE', 'ROEST25', total, at)).toMatchObject({
      voucher: { discount: { amountMinor: 250 } },
    });
    await repository.replaceShared('DE', []);
    expect(await use('ROEST25', 's4')).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' });
    expect((await use(mine, 's4')).ok).toBe(true);
  });

  it.each(['', '   ', 'X', "' or 1=1 --", 'A'.repeat(5000), '\u0000', '😀'])('[SAFE-2] %j is unknown', async (code) => {
    expect(await service().check('DE', code, total, at)).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' });
    expect(await use(code, 'a')).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' });
  });
});
