import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { filledIn, orderShop } from '../../../tests/support/shops/order-shop.ts';
import type { Customer } from '../../contracts/customer/account.contract.ts';
import { createCustomerRepository } from '../customer/customer.repository.ts';
import { createOrderRepository } from './order.repository.ts';

const shelf = [{ id: 'mug', productSourceId: 'mug', title: 'Becher', priceMinor: 1290 }];
const gift = {
  otherAddress: 'on',
  toFirstName: 'Ida',
  toLastName: 'Berg',
  toStreet: 'Hauptstr. 1',
  toPostcode: '01067',
  toCity: 'Dresden',
  toGreeting: 'Alles Gute!\r\nDeine Jördis',
};
const greeting = 'Alles Gute!\nDeine Jördis';
const ada: Customer = {
  id: randomUUID(),
  site: 'DE',
  email: filledIn.email,
  visitorId: randomUUID(),
  epoch: 0,
  firstName: 'Jördis',
  lastName: 'Großmann',
  card: 'NO_CARD',
  beans: 0,
  isCommunityMember: false,
  createdAt: new Date('2026-01-01T00:00:00Z'),
};

onBothDatabases('the greeting of a gift', (db) => {
  const placed = async (shop: Awaited<ReturnType<typeof orderShop>>, customer?: Customer) => {
    const buyer = shop.buyer(customer);
    await buyer.put('mug');
    expect(await buyer.choose({ ...filledIn, ...gift })).toBeUndefined();
    const outcome = await buyer.order(await buyer.review());
    return outcome.kind === 'placed' ? outcome.to.replace('/order/', '').replace('?placed=yes', '') : '';
  };
  const exported = () => createOrderRepository(db()).exportOf(filledIn.email);

  it('[SHOP-12] is part of the order, and of what is exported', async () => {
    const shop = await orderShop(db(), shelf);
    const key = await placed(shop);
    expect(await shop.orders.desk.order('DE', key)).toMatchObject({ greeting });
    expect(await exported()).toMatchObject([
      { content: { greeting, deliveredTo: ['Ida Berg', 'Hauptstr. 1', '01067 Dresden'] } },
    ]);
  });

  it('[SHOP-12, SHOP-5] goes with the account and with the person', async () => {
    const shop = await orderShop(db(), shelf);
    const { beans: _beans, ...row } = ada;
    await createCustomerRepository(db()).add({ ...row, passwordHash: 'x' }, shop.state.now);
    await placed(shop, ada);
    const guests = await orderShop(db(), shelf);
    await placed(guests);
    const orders = createOrderRepository(db());
    expect(JSON.stringify(await exported()).split('Alles Gute!')).toHaveLength(3);
    await shop.orders.loosen(ada);
    expect(JSON.stringify(await exported()).split('Alles Gute!')).toHaveLength(2);
    expect(await orders.loosenPerson(filledIn.email)).toBe(2);
    // The order of the account stays for the books, as long as the law says.
    expect(JSON.stringify(await exported())).not.toContain('Alles Gute!');
  });
});
