import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { filledIn, orderShop, readyBuyer, type OrderShop } from '../../../tests/support/shops/order-shop.ts';
import type { ContentPage } from '../../contracts/content/content.contract.ts';
import type { Customer } from '../../contracts/customer/account.contract.ts';
import { statement } from '../../lib/database.ts';
import { createCustomerRepository } from '../customer/customer.repository.ts';

const mug = { id: 'mug', productSourceId: 'mug', title: 'Becher', priceMinor: 1290 };
const beans = { id: 'beans', productSourceId: 'beans', title: 'Espresso', priceMinor: 899 };
const shelf = [mug, { ...beans, quantity: 3 }];
const numbered = (count: number) => Array.from({ length: count }, (_, n) => n);
const keyIn = (to: string) => to.replace('/order/', '').replace('?placed=yes', '');

const aCustomer = (): Customer => ({
  id: randomUUID(),
  site: 'DE',
  email: 'ada@example.com',
  visitorId: randomUUID(),
  epoch: 0,
  firstName: 'Ada',
  lastName: 'Kovács',
  card: 'NO_CARD',
  beans: 0,
  isCommunityMember: false,
  createdAt: new Date('2026-01-01T00:00:00Z'),
});

onBothDatabases('orders', (db) => {
  /** The secret of the order that was placed. */
  const placed = async (shop: OrderShop, ready: Awaited<ReturnType<typeof readyBuyer>>): Promise<string> => {
    const outcome = await ready.order(ready.seen);
    if (outcome.kind !== 'placed') throw new Error(`the order is ${outcome.kind}: ${shop.faults.join()}`);
    return keyIn(outcome.to);
  };
  const open = async (shop: OrderShop, { beans: _beans, ...customer }: Customer): Promise<void> => {
    await createCustomerRepository(db()).add({ ...customer, passwordHash: 'x' }, shop.state.now);
  };
  const orderAt = (shop: OrderShop, key: string) => shop.orders.desk.order('DE', key);

  describe('[SAFE-7] the brakes', () => {
    const often = (seconds: number) => ({ kind: 'often', seconds });

    it('let a mailbox get ten orders of guests a day, with plus-addresses as one, and its customer go on', async () => {
      const shop = await orderShop(db(), shelf);
      shop.state.isBraked = true;
      const guest = await readyBuyer(shop, { mug: 1 });
      await guest.choose({ ...filledIn, email: 'Ada+gifts@example.com' });
      const seen = await guest.review();
      for (let order = 0; order < 10; order += 1)
        expect(await shop.takeOrder({ mailbox: 'ada@example.com', address: `198.51.100.${order}` })).toBe(0);
      expect(await guest.order(seen)).toEqual(often(86_400));
      expect([await shop.count('shop_order'), await shop.count('mail')]).toEqual([0, 0]);
      expect((await guest.cart()).articles).toHaveLength(1);
      const customer = aCustomer();
      await open(shop, customer);
      expect(await placed(shop, await readyBuyer(shop, { mug: 1 }, customer))).toMatch(/./);
      shop.state.now = new Date(shop.state.now.getTime() + 86_400_000);
      expect((await guest.order(await guest.review())).kind).toBe('placed');
    });

    it('let a network order thirty times an hour as a guest, an IPv6 /64 as one', async () => {
      const shop = await orderShop(db(), shelf);
      shop.state.isBraked = true;
      for (let order = 0; order < 30; order += 1)
        await shop.takeOrder({ mailbox: `${order}@example.com`, address: `2001:db8:1:2::${order}` });
      const guest = await readyBuyer(shop, { mug: 1 });
      shop.state.address = '2001:db8:1:2:ffff::1';
      expect(await guest.order(guest.seen)).toEqual(often(3600));
      shop.state.address = '2001:db8:1:3::1';
      expect((await guest.order(guest.seen)).kind).toBe('placed');
    });

    it('let a buyer have ten unpaid orders, of the account or of a guest’s address', async () => {
      const shop = await orderShop(db(), shelf);
      const customer = aCustomer();
      await open(shop, customer);
      for (const buyer of [undefined, customer]) {
        let mugs = 1;
        // A refused order leaves its cart, which a further one must change.
        const order = async () => placed(shop, await readyBuyer(shop, { mug: (mugs = 3 - mugs) }, buyer));
        for (let count = 0; count < 10; count += 1) await order();
        await expect(order()).rejects.toThrow('the order is often');
        await db().query(
          statement(
            '',
            "update shop_order set state = 'SENT' where id = (select id from shop_order where state = 'UNPAID' and customer_id is not distinct from $1::uuid limit 1)",
          ),
          [buyer?.id ?? null],
        );
        await order();
        await expect(order()).rejects.toThrow('the order is often');
      }
      shop.state.now = new Date(shop.state.now.getTime() + 15 * 86_400_000);
      await placed(shop, await readyBuyer(shop, { mug: 1 }));
    });
  });

  describe('the stock', () => {
    it('[SHOP-4] sells the last piece once, to one of fifty simultaneous buyers', async () => {
      const shop = await orderShop(db(), [{ ...mug, quantity: 1 }]);
      const buyers = await Promise.all(numbered(50).map(() => readyBuyer(shop, { mug: 1 })));
      const outcomes = await Promise.all(buyers.map((one) => one.order(one.seen)));
      expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
      // The other buyers are sent to their cart, which says that the article is sold out and has lost nothing.
      expect(outcomes.filter(({ kind }) => kind === 'cart')).toHaveLength(49);
      expect(await shop.left('mug')).toBe(0);
      expect([await shop.count('shop_order'), await shop.count('mail'), await shop.count('checkout')]).toEqual([
        1, 1, 49,
      ]);
      const carts = await Promise.all(buyers.map((one) => one.cart()));
      expect(carts.filter(({ articles: [first] }) => first?.availability === 'SOLDOUT')).toHaveLength(49);
    });

    it('[SHOP-4] sells no more pieces than there are, for any mix of quantities', async () => {
      const shop = await orderShop(db(), [
        { ...mug, quantity: 20 },
        { ...beans, quantity: 20 },
      ]);
      const buyers = await Promise.all(
        numbered(30).map((n) => readyBuyer(shop, n % 2 ? { mug: 2, beans: 1 } : { beans: 1, mug: 1 })),
      );
      const outcomes = await Promise.all(buyers.map((one) => one.order(one.seen)));
      expect(outcomes.some(({ kind }) => kind === 'placed')).toBe(true);
      const [taken] = await db().query<{ mugs: number; beans: number }>(
        statement(
          '',
          `select sum((line ->> 'quantity')::int) filter (where line ->> 'title' = 'Becher') as mugs,
             sum((line ->> 'quantity')::int) filter (where line ->> 'title' = 'Espresso') as beans
           from shop_order, jsonb_array_elements(content -> 'lines') as line`,
        ),
      );
      expect([await shop.left('mug'), await shop.left('beans')]).toEqual([
        20 - (taken?.mugs ?? 0),
        20 - (taken?.beans ?? 0),
      ]);
      expect(taken?.mugs).toBeLessThanOrEqual(20);
    });

    it('[SHOP-4] updates every page as soon as few pieces are left', async () => {
      const shop = await orderShop(db(), shelf);
      await placed(shop, await readyBuyer(shop, { beans: 2 }));
      await shop.refresh();
      const other = shop.buyer();
      await other.put('beans', 1);
      expect((await other.cart()).articles[0]?.left).toBe(1);
    });

    it('[SHOP-4] is not reduced for articles without a count, nor for those that are sent later', async () => {
      const soon = { availability: 'PREORDER', availableFrom: new Date('2026-12-24T00:00:00Z'), quantity: 0 } as const;
      const shop = await orderShop(db(), [mug, { ...beans, ...soon }]);
      await placed(shop, await readyBuyer(shop, { mug: 5, beans: 2 }));
      expect([await shop.left('mug'), await shop.left('beans')]).toEqual([null, 0]);
    });
  });

  describe('an order that is sent more than once', () => {
    it('[SHOP-4] is one order for twenty clicks at once, a later one, and one after the cart has changed', async () => {
      const shop = await orderShop(db(), shelf);
      const ready = await readyBuyer(shop, { beans: 1 });
      const outcomes = await Promise.all(numbered(20).map(() => ready.order(ready.seen)));
      expect(new Set(outcomes.map((outcome) => outcome.kind === 'placed' && outcome.to)).size).toBe(1);
      expect(await ready.order(ready.seen)).toEqual(outcomes[0]);
      await ready.put('mug');
      expect(await ready.order(ready.seen)).toEqual(outcomes[0]);
      expect([await shop.count('shop_order'), await shop.count('mail'), await shop.left('beans')]).toEqual([1, 1, 2]);
      expect((await ready.cart()).articles.map(({ title }) => title)).toEqual(['Becher']);
    });

    it('[SHOP-4] does not open for another visitor', async () => {
      const shop = await orderShop(db(), shelf);
      const ready = await readyBuyer(shop, { beans: 1 });
      await ready.order(ready.seen);
      const stranger = await readyBuyer(shop, { mug: 1 });
      expect(await stranger.order(ready.seen)).toEqual({ kind: 'incomplete' });
    });

    it.each(['', 'x', "' or 1=1", randomUUID()])('[SHOP-4] with the attempt %j is refused', async (attempt) => {
      const shop = await orderShop(db(), shelf);
      const ready = await readyBuyer(shop, { beans: 1 });
      expect(await ready.order({ attempt, seen: ready.seen.seen })).toEqual({ kind: 'incomplete' });
      expect(await shop.count('shop_order')).toBe(0);
    });
  });

  describe('a change before the order', () => {
    it('[SHOP-4] of a price orders and loses nothing, and the buyer sees it', async () => {
      const shop = await orderShop(db(), shelf);
      const ready = await readyBuyer(shop, { mug: 2 });
      await shop.stockUp([{ ...mug, priceMinor: 1490 }, beans]);
      const outcome = await ready.order(ready.seen);
      expect(outcome).toMatchObject({
        kind: 'changed',
        changes: [{ kind: 'price', title: 'Becher', price: { amountMinor: 1490 } }],
      });
      expect([await shop.count('shop_order'), await shop.count('mail')]).toEqual([0, 0]);
      expect((await ready.cart()).numberOfArticles).toBe(2);
      if (outcome.kind === 'changed') expect((await ready.order(outcome.checkout)).kind).toBe('placed');
    });

    it('[SHOP-4] of a price is found in the database by a process that has not loaded it yet', async () => {
      const shop = await orderShop(db(), shelf);
      const ready = await readyBuyer(shop, { mug: 1 });
      await db().query(statement('', 'update article set price_minor = 1490'));
      await db().query(statement('', 'update catalogue_state set version = version + 1'));
      expect(await ready.order(ready.seen)).toMatchObject({ kind: 'changed', changes: [{ kind: 'price' }] });
      expect(await shop.count('shop_order')).toBe(0);
    });

    it('[SHOP-4] of the cart in another tab is found', async () => {
      const shop = await orderShop(db(), shelf);
      const ready = await readyBuyer(shop, { mug: 2 });
      await ready.put('beans', 1);
      await ready.put('mug', 1);
      expect(await ready.order(ready.seen)).toMatchObject({
        kind: 'changed',
        changes: [
          { kind: 'fewer', title: 'Becher', quantity: 1 },
          { kind: 'new', title: 'Espresso' },
        ],
      });
      expect(await shop.count('shop_order')).toBe(0);
    });

    it('[SHOP-4] of the stock to fewer pieces than were wanted is found', async () => {
      const shop = await orderShop(db(), shelf);
      const [one, other] = [await readyBuyer(shop, { beans: 2 }), await readyBuyer(shop, { beans: 2 })];
      expect((await one.order(one.seen)).kind).toBe('placed');
      expect(await other.order(other.seen)).toMatchObject({
        kind: 'changed',
        changes: [{ kind: 'fewer', title: 'Espresso', quantity: 1 }],
      });
    });

    it('[SHOP-4] never brings back what was ordered', async () => {
      const shop = await orderShop(db(), shelf);
      const ready = await readyBuyer(shop, { mug: 1 });
      const [outcome] = await Promise.all([ready.order(ready.seen), ready.put('beans', 1)]);
      const titles = (await ready.cart()).articles.map(({ title }) => title);
      // Either the order was first, and only the new thing is left, or the change was, and all of it is.
      expect(titles).toEqual(outcome.kind === 'placed' ? ['Espresso'] : ['Becher', 'Espresso']);
    });
  });

  it('[SHOP-4] is all or nothing: a mail that cannot be kept leaves cart, form and shelves as they were', async () => {
    const shop = await orderShop(db(), shelf);
    const ready = await readyBuyer(shop, { beans: 1 });
    shop.state.mailIsDown = true;
    expect(await ready.order(ready.seen)).toEqual({ kind: 'broken', code: 'UNKNOWN' });
    expect(shop.faults).toEqual(['an order could not be placed']);
    expect([await shop.count('shop_order'), await shop.left('beans'), await shop.count('checkout')]).toEqual([0, 3, 1]);
    expect((await ready.cart()).numberOfArticles).toBe(1);
    shop.state.mailIsDown = false;
    expect((await ready.order(ready.seen)).kind).toBe('placed');
  });

  it('[LAW-3] names the texts of its contract, and each version of a text is stored once', async () => {
    const shop = await orderShop(db(), shelf);
    const page = (name: string, title: string): ContentPage => ({
      name,
      group: 'legal',
      url: `/${name}-s1.html`,
      title,
      sections: [{ paragraphs: [title] }],
    });
    const right = page('withdrawal', 'Widerrufsrecht');
    const textsOf = async (terms: string): Promise<unknown> => {
      shop.state.pages = [page('terms', terms), right];
      const key = await placed(shop, await readyBuyer(shop, { beans: 1 }));
      const texts = `select o.key, array(select content->>'title' from unnest(o.legal_texts) with ordinality as n(hash, place)
        join legal_text t on t.hash = n.hash order by place) as titles from shop_order o where key = $1`;
      const mail = `select body like '%' || $1 || '%' as has from mail order by created_at desc, mail_id limit 1`;
      const [row] = await db().query<{ titles: unknown }>(statement('', texts), [key]);
      shop.state.now = new Date(shop.state.now.getTime() + 1000);
      expect(await db().query(statement('', mail), [terms])).toEqual([{ has: true }]);
      return row?.titles;
    };
    // LAW-7: the notice of the Union is a text of the order, too.
    const guarantee = 'Gesetzliche Gewährleistung';
    expect(await textsOf('AGB 1')).toEqual(['AGB 1', 'Widerrufsrecht', guarantee]);
    expect(await textsOf('AGB 1')).toEqual(['AGB 1', 'Widerrufsrecht', guarantee]);
    expect(await textsOf('AGB 2')).toEqual(['AGB 2', 'Widerrufsrecht', guarantee]);
    const kept = statement(
      '',
      `select name, count(*)::integer as versions from legal_text group by name order by name`,
    );
    expect(await db().query(kept)).toEqual([
      { name: 'guarantee', versions: 1 },
      { name: 'terms', versions: 2 },
      { name: 'withdrawal', versions: 1 },
    ]);
  });

  it('[SHOP-4] holds everything as its buyer saw it, even if the shop changes later', async () => {
    const shop = await orderShop(db(), shelf);
    const key = await placed(shop, await readyBuyer(shop, { mug: 1, beans: 1 }));
    await shop.stockUp([{ ...mug, title: 'Tasse', priceMinor: 1 }]);
    expect(await orderAt(shop, key)).toMatchObject({
      state: 'UNPAID',
      at: shop.state.now,
      email: filledIn.email,
      payment: 'prepayment',
      delivery: 'home',
      deliveredTo: ['Jördis Großmann', 'Am Sandtorkai 14', '20457 Hamburg'],
      lines: [
        { kind: 'article', title: 'Becher', quantity: 1, price: { amountMinor: 1290 } },
        { kind: 'article', title: 'Espresso', quantity: 1, price: { amountMinor: 899 } },
      ],
      sums: { value: { amountMinor: 2189 }, shipping: { amountMinor: 0 }, total: { amountMinor: 2189 } },
    });
    expect((await orderAt(shop, key))?.number).toMatch(/^[1-9]\d{9}$/);
  });

  it('[SHOP-4] is delivered to a store free of charge, and only to an existing store', async () => {
    const shop = await orderShop(db(), shelf);
    const buyer = shop.buyer();
    await buyer.put('beans');
    expect(await buyer.choose({ ...filledIn, delivery: 'store', store: 'de999' })).toEqual({ store: 'store' });
    expect(await buyer.choose({ ...filledIn, delivery: 'store', store: 'de001' })).toBeUndefined();
    const seen = await buyer.review();
    expect(seen.sums.shipping.amountMinor).toBe(0);
    const outcome = await buyer.order(seen);
    const order = outcome.kind === 'placed' ? await orderAt(shop, keyIn(outcome.to)) : undefined;
    expect(order?.deliveredTo).toEqual(['Kontor', 'Mönckebergstraße 7', '20095 Hamburg']);
  });

  describe('the owner of an order', () => {
    it('[SHOP-5] those of a customer are listed in that account only, the newest first', async () => {
      const shop = await orderShop(db(), shelf);
      const [ada, other] = [aCustomer(), { ...aCustomer(), email: 'other@example.com' }];
      for (const one of [ada, other]) await open(shop, one);
      await placed(shop, await readyBuyer(shop, { mug: 1 }, ada));
      shop.state.now = new Date('2026-11-22T12:00:00Z');
      await placed(shop, await readyBuyer(shop, { beans: 1 }, ada));
      await placed(shop, await readyBuyer(shop, { mug: 1 }));
      const { list, order } = shop.orders.ofCustomer;
      const orders = await list('DE', ada.id);
      expect(orders.map(({ lines: [first] }) => first?.title)).toEqual(['Espresso', 'Becher']);
      const number = orders[0]?.number ?? '';
      expect((await order('DE', ada.id, number))?.number).toBe(number);
      expect(await order('DE', other.id, number)).toBeUndefined();
      expect(await order('AT', ada.id, number)).toBeUndefined();
      expect(await list('DE', other.id)).toEqual([]);
    });

    it('[SHOP-4] a link opens its order on its site for half a year, and a guessed one nothing', async () => {
      const shop = await orderShop(db(), shelf);
      const key = await placed(shop, await readyBuyer(shop, { mug: 1 }));
      expect(key).toMatch(/^[\w-]{32}$/);
      expect(await orderAt(shop, `${key}x`)).toBeUndefined();
      expect(await shop.orders.desk.order('AT', key)).toBeUndefined();
      shop.state.now = new Date('2027-05-19T00:00:00Z');
      expect(await orderAt(shop, key)).toBeDefined();
      shop.state.now = new Date('2027-05-21T00:00:00Z');
      expect(await orderAt(shop, key)).toBeUndefined();
    });

    it('[SHOP-5] deleting an account keeps what the books need, without personal data', async () => {
      const shop = await orderShop(db(), shelf);
      const ada = aCustomer();
      await open(shop, ada);
      const buyer = shop.buyer(ada);
      await buyer.put('mug');
      await buyer.choose({ ...filledIn, phone: '040 12345' });
      const outcome = await buyer.order(await buyer.review());
      const key = outcome.kind === 'placed' ? keyIn(outcome.to) : '';
      await shop.orders.loosen(ada);
      await createCustomerRepository(db()).remove(ada.id);
      expect(await orderAt(shop, key)).toBeUndefined();
      const [row] = await db().query<Record<string, unknown> & { content: Record<string, unknown> }>(
        statement('', 'select * from shop_order'),
      );
      expect(row).toMatchObject({ key: null, attempt: null, visitor_id: null, customer_id: null, email: null });
      expect(row?.content).toMatchObject({ address: { lastName: 'Großmann' }, sums: { total: { amountMinor: 1785 } } });
      expect(JSON.stringify(row)).not.toContain('040 12345');
    });

    it('[SHOP-4] tidyUp deletes forms after days, and orders after their retention period', async () => {
      const shop = await orderShop(db(), shelf);
      await placed(shop, await readyBuyer(shop, { mug: 1 }));
      await readyBuyer(shop, { mug: 1 });
      await shop.orders.tidyUp(new Date('2026-11-24T11:00:00Z'));
      expect([await shop.count('checkout'), await shop.count('shop_order')]).toEqual([1, 1]);
      await shop.orders.tidyUp(new Date('2026-11-24T13:00:00Z'));
      expect([await shop.count('checkout'), await shop.count('shop_order')]).toEqual([0, 1]);
      await shop.orders.tidyUp(new Date('2034-12-31T13:00:00Z'));
      expect(await shop.count('shop_order')).toBe(1);
      await shop.orders.tidyUp(new Date('2035-01-01T13:00:00Z'));
      expect(await shop.count('shop_order')).toBe(0);
    });
  });
});
