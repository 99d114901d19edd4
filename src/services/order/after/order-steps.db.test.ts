import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import { filledIn, orderShop, readyBuyer, type OrderShop } from '../../../../tests/support/shops/order-shop.ts';
import { statement } from '../../../lib/database.ts';
import type { Moment } from '../../../lib/time/moment.ts';

const mug = { id: 'mug', productSourceId: 'mug', title: 'Becher', priceMinor: 1290, quantity: 8 };
const beans = { id: 'beans', productSourceId: 'beans', title: 'Espresso', priceMinor: 899 };
const parcel = { carrier: 'dhl', number: '00340434161094015902' };
const voucherCode = 'EINMAL10';

onBothDatabases('orders after they were placed', (db) => {
  const run = <Row>(text: string, values: readonly unknown[] = []) => db().query<Row>(statement('', text), values);

  const placedIn = async (shop: OrderShop, form: Readonly<Record<string, string>> = filledIn, code?: string) => {
    const buyer = await readyBuyer(shop, { mug: 2, beans: 1 });
    if (code !== undefined) expect((await buyer.enter(code)).ok).toBe(true);
    expect(await buyer.choose(form)).toBeUndefined();
    const outcome = await buyer.order(await buyer.review());
    if (outcome.kind !== 'placed') throw new Error(`the order is ${outcome.kind}: ${shop.faults.join()}`);
    const key = outcome.to.replace('/order/', '').replace('?placed=yes', '');
    const which = { site: 'DE', key } as const;
    const order = async () => {
      const found = await shop.orders.desk.order('DE', key);
      if (!found) throw new Error('the order is gone');
      return found;
    };
    const { number } = await order();
    return {
      which,
      order,
      number,
      buyer,
      step: (
        to: 'PAID' | 'PREPARING' | 'PARTLY_SENT' | 'SENT' | 'DELIVERED' | 'RETURNED' | 'CANCELLED',
        by?: typeof parcel,
      ) => shop.steps.staff.step(number, { site: 'DE', to, ...(by ? { parcel: by } : {}) }, 'anna'),
      cancel: () => shop.placedOrders.cancel(which, buyer.asked().moment),
    };
  };
  const letters = async () =>
    (await run<{ subject: string }>('select subject from mail order by created_at, subject')).map(
      ({ subject }) => subject,
    );
  const voucher = async (): Promise<void> => {
    await run(
      `insert into voucher (site, code, is_shared, title, percent, minimum_minor, uses, used)
       values ('DE', $1, false, 'Einmal', 10, 0, 1, 0)`,
      [voucherCode],
    );
  };
  const used = async () =>
    (
      await run<{ used: number; uses: number }>(
        'select used, (select count(*)::int from voucher_use) as uses from voucher',
      )
    )[0];

  describe('[SHOP-13] the way of an order', () => {
    it('leads from the order to the parcel at the door, with times and the page of the carrier', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      expect((await one.order()).state).toBe('UNPAID');
      expect(await one.step('PREPARING')).toEqual({ ok: false, code: 'STATE', state: 'UNPAID' });
      for (const to of ['PAID', 'PREPARING'] as const) expect(await one.step(to)).toEqual({ ok: true, state: to });
      expect(await one.step('PARTLY_SENT', parcel)).toEqual({ ok: true, state: 'PARTLY_SENT' });
      expect(await one.step('SENT', { ...parcel, number: 'JJD000390007891234567' })).toMatchObject({ ok: true });
      expect(await one.step('DELIVERED')).toMatchObject({ ok: true });
      const { state, steps, parcels } = await one.order();
      expect(state).toBe('DELIVERED');
      expect(steps?.map((step) => step.state)).toEqual(
        expect.arrayContaining(['PAID', 'PREPARING', 'PARTLY_SENT', 'SENT', 'DELIVERED']),
      );
      expect(steps?.every(({ at }) => at.getTime() === shop.state.now.getTime())).toBe(true);
      expect(parcels?.map(({ number }) => number).toSorted()).toEqual([parcel.number, 'JJD000390007891234567']);
      const of = `Ihre Bestellung ${one.number}`;
      expect((await letters()).toSorted()).toEqual([of, `${of} ist unterwegs`, `${of} ist unterwegs`]);
    });

    it('has each state and each parcel once, however often they are reported', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop, { ...filledIn, payment: 'invoice' });
      const all = await Promise.all(Array.from({ length: 8 }, () => one.step('SENT', parcel)));
      expect(all).toEqual(all.map(() => ({ ok: true, state: 'SENT' })));
      const { steps, parcels } = await one.order();
      expect([steps?.length, parcels?.length, (await letters()).length]).toEqual([1, 1, 2]);
      // The one in a further parcel is too late: all of it was said to be sent.
      expect(await one.step('SENT', { ...parcel, number: '00340434161094015919' })).toMatchObject({ code: 'STATE' });
    });

    it.each([
      ['of no carrier', { carrier: 'pigeon', number: parcel.number }, 'PARCEL'],
      ['of a carrier by an inherited name', { carrier: 'toString', number: parcel.number }, 'PARCEL'],
      ['of a carrier of another country', { carrier: 'inpost', number: '1'.repeat(24) }, 'PARCEL'],
      ['that is too short', { carrier: 'dhl', number: '1234' }, 'PARCEL'],
      ['that is an address', { carrier: 'dhl', number: 'https://evil.example' }, 'PARCEL'],
      ['that breaks out of the link', { carrier: 'gls', number: 'AB12&x=1#' }, 'PARCEL'],
      ['that is empty', { carrier: 'dhl', number: '' }, 'PARCEL'],
    ])('[SAFE-2] refuses a parcel %s', async (_, wrong, code) => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop, { ...filledIn, payment: 'invoice' });
      expect(await one.step('SENT', wrong)).toEqual({ ok: false, code });
      expect((await one.order()).state).toBe('PLACED');
    });

    it('[SAFE-2] finds no order of another site or number, and takes no parcel where nothing is sent', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      const missing = { ok: false, code: 'MISSING' };
      expect(await shop.steps.staff.step(one.number, { site: 'AT', to: 'PAID' }, 'anna')).toEqual(missing);
      expect(await shop.steps.staff.step('0', { site: 'DE', to: 'PAID' }, 'anna')).toEqual(missing);
      expect(await one.step('PAID', parcel)).toEqual({ ok: false, code: 'PARCEL' });
    });

    it('is listed for staff with what it can have next, and with money that goes back by hand', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      const first = async () => (await shop.steps.staff.list({ site: 'DE' }))[0];
      expect(await first()).toMatchObject({ number: one.number, next: ['PAID', 'CANCELLED'], refundByHand: false });
      await one.step('PAID');
      await one.cancel();
      expect(await first()).toMatchObject({ state: 'CANCELLED', next: [], refundByHand: true });
      expect(await shop.steps.staff.list({ site: 'DE', state: 'PLACED' })).toEqual([]);
      expect(await shop.steps.staff.list({ site: 'AT' })).toEqual([]);
    });
  });

  describe('[SHOP-13] a cancelled order', () => {
    it('gives stock and voucher back, once, and gets one mail, also when four cancel at once', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      await voucher();
      const one = await placedIn(shop, filledIn, voucherCode);
      expect([await shop.left('mug'), await used()]).toEqual([6, { used: 1, uses: 1 }]);
      const all = await Promise.all([one.cancel(), one.cancel(), one.step('CANCELLED'), one.cancel()]);
      expect(all.filter((outcome) => outcome === 'cancelled')).toHaveLength(3);
      expect([await shop.left('mug'), await used()]).toEqual([8, { used: 0, uses: 0 }]);
      const { state, steps } = await one.order();
      expect([state, steps?.length]).toEqual(['CANCELLED', 1]);
      expect((await letters()).filter((subject) => subject.includes('storniert'))).toHaveLength(1);
      // Its voucher and its pieces can be bought again.
      await placedIn(shop, filledIn, voucherCode);
      expect([await shop.left('mug'), await used()]).toEqual([6, { used: 1, uses: 1 }]);
    });

    it('is either cancelled or sent when both happen at once, never half of each', async () => {
      const shop = await orderShop(db(), [{ ...mug, quantity: 40 }, beans]);
      for (let round = 0; round < 6; round += 1) {
        const before = await shop.left('mug');
        const one = await placedIn(shop, { ...filledIn, payment: 'invoice', email: `r${round}@example.com` });
        const race = [() => one.cancel(), () => one.step('SENT', parcel), () => one.cancel()];
        await Promise.all((round % 2 ? race : race.toReversed()).map((act) => act()));
        const { state, parcels = [] } = await one.order();
        expect(['CANCELLED', 'SENT']).toContain(state);
        const isSent = state === 'SENT';
        expect(parcels).toHaveLength(isSent ? 1 : 0);
        expect(await shop.left('mug')).toBe((before ?? 0) - (isSent ? 2 : 0));
        const news = (await letters()).filter((subject) => subject.startsWith(`Ihre Bestellung ${one.number} ist`));
        expect(news).toEqual([`Ihre Bestellung ${one.number} ist ${isSent ? 'unterwegs' : 'storniert'}`]);
      }
    });

    it('stays as it was if the mail cannot be queued', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      shop.state.mailIsDown = true;
      await expect(one.cancel()).rejects.toThrow('the queue is away');
      expect([(await one.order()).state, await shop.left('mug')]).toEqual(['UNPAID', 6]);
    });

    it.each(['SENT', 'PARTLY_SENT'] as const)('is refused to its buyer when it is %s', async (to) => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop, { ...filledIn, payment: 'invoice' });
      await one.step(to, parcel);
      expect(await one.cancel()).toBe('late');
      expect([(await one.order()).state, await shop.left('mug')]).toEqual([to, 6]);
    });

    it('[SAFE-5] is refused in a preview of staff, and where the link is wrong', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      shop.state.preview = new Date('2026-11-24T12:00:00Z');
      expect(await one.cancel()).toBe('preview');
      shop.state.preview = undefined;
      expect((await one.order()).state).toBe('UNPAID');
      const asked = one.buyer.asked();
      expect(await shop.placedOrders.cancel({ site: 'AT', key: one.which.key }, asked.moment)).toBe('missing');
      expect(await shop.placedOrders.cancel({ site: 'DE', key: 'made up' }, asked.moment)).toBe('missing');
    });

    it('puts nothing back into a shelf that is not counted any more', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      const { quantity: _quantity, ...uncounted } = mug;
      await shop.stockUp([uncounted, beans]);
      await one.cancel();
      expect(await shop.left('mug')).toBeNull();
    });
  });

  describe('[SHOP-13] order again', () => {
    it('says what is gone or has another price, and puts the rest into the cart', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      await shop.stockUp([{ ...mug, priceMinor: 1490 }]);
      const { moment } = one.buyer.asked();
      const compared = await shop.placedOrders.compare('DE', await one.order(), moment);
      expect(compared).toMatchObject([
        { title: 'Becher', kind: 'price', before: { amountMinor: 1290 }, now: { amountMinor: 1490 } },
        { title: 'Espresso', kind: 'gone' },
      ]);
      expect(await shop.placedOrders.again(one.which, one.buyer.asked())).toMatchObject({ kind: 'done', missed: 0 });
      expect((await one.buyer.cart()).articles).toMatchObject([{ title: 'Becher', quantity: 2 }]);
      await shop.stockUp([beans]);
      await shop.stockUp([{ ...beans, id: 'other', productSourceId: 'other' }]);
      expect(await shop.placedOrders.again(one.which, one.buyer.asked())).toEqual({ kind: 'none' });
    });

    it('says where not all of it went into the cart, and does nothing in a preview', async () => {
      const shop = await orderShop(db(), [{ ...mug, quantity: 3 }, beans]);
      const one = await placedIn(shop);
      await shop.refresh();
      expect(await shop.placedOrders.again(one.which, one.buyer.asked())).toMatchObject({ kind: 'done', missed: 1 });
      shop.state.preview = new Date('2026-11-24T12:00:00Z');
      expect(await shop.placedOrders.again(one.which, one.buyer.asked())).toEqual({ kind: 'preview' });
    });
  });

  describe('[SHOP-13] the link of an order', () => {
    it('[SAFE-5] goes to the address of the order alone, once in ten minutes, never from a preview, and opens it again', async () => {
      const shop = await orderShop(db(), [mug, beans]);
      const one = await placedIn(shop);
      const { moment } = one.buyer.asked();
      const ask = (email: string, number = one.number, at: Moment = moment) =>
        shop.placedOrders.sendLink({ site: 'DE', number, email, address: '192.0.2.1' }, at);
      for (const [email, number] of [['other@example.com'], [filledIn.email, '0000000000'], ['']] as const)
        expect(await ask(email, number)).toBe(0);
      expect(await letters()).toHaveLength(1);
      shop.state.now = new Date(shop.state.now.getTime() + 200 * 86_400_000);
      expect(await shop.orders.desk.order('DE', one.which.key)).toBeUndefined();
      expect(await ask(filledIn.email, one.number, { ...moment, isPreview: true })).toBe(0);
      expect(await letters()).toHaveLength(1);
      for (let time = 0; time < 3; time += 1) await ask(filledIn.email.toUpperCase());
      expect(await letters()).toHaveLength(2);
      expect((await one.order()).number).toBe(one.number);
    });
  });
});
