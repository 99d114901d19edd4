import { describe, expect, it } from 'vitest';
import type { Order } from '../../contracts/order/order.contract.ts';
import { documentBlock, legalText } from './legal-texts.rules.ts';
import { orderLetter } from './letters.rules.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const order: Order & { readonly email: string } = {
  number: '47',
  at: new Date('2026-11-21T12:00:00Z'),
  state: 'PLACED',
  email: 'ada@example.com',
  lines: [
    { kind: 'article', productId: '1', title: 'Mug', choice: 'Sage', quantity: 2, price: euro(1000) },
    { kind: 'article', productId: '2', title: 'Pot', quantity: 1, price: euro(500) },
    {
      kind: 'subscription',
      productId: '3',
      title: 'Beans',
      quantity: 1,
      price: euro(0),
      each: { pieces: 2, weeks: 4, price: euro(1099) },
    },
  ],
  sums: { value: euro(2500), discounts: [], shipping: euro(0), total: euro(2500), taxes: [] },
  address: { firstName: 'Ada', lastName: 'Berg', street: 'Weg 1', postcode: '20457', city: 'Hamburg' },
  delivery: 'home',
  deliveredTo: ['Ada Berg', 'Weg 1', '20457 Hamburg'],
  payment: 'invoice',
};
const letterOf = (over: Partial<Order> = {}) =>
  orderLetter({
    translate: () => (key) => key,
    bankOf: () => ({ holder: 'Kontor', iban: 'DE89 3704 0044 0532 0130 00' }),
    withdrawalOf: () => '/withdrawal',
  })({ ...order, ...over }, 'DE', 'k1', []);

describe('[SHOP-4] the confirmation of an order', () => {
  it('has its parts in the order of a letter, and the address once where both are the same', () => {
    expect(letterOf()).toEqual({
      site: 'DE',
      to: 'ada@example.com',
      subject: 'mail.order.subject',
      preview: 'mail.order.preview',
      blocks: [
        { kind: 'title', text: 'mail.order.title' },
        { kind: 'text', text: 'mail.order.text' },
        {
          kind: 'facts',
          facts: [
            { name: 'page.order.number', value: '47' },
            { name: 'page.order.day', value: '21. November 2026' },
          ],
        },
        {
          kind: 'lines',
          lines: [
            { text: 'Mug', detail: 'Sage, page.account.orders.pieces', amount: '20,00\u00A0Euro' },
            { text: 'Pot', detail: '', amount: '5,00\u00A0Euro' },
            { text: 'Beans', detail: 'cart.subscription, cart.subscription.each', amount: '10,99\u00A0Euro' },
          ],
          sums: [
            { text: 'page.account.orders.shipping', amount: 'cart.shipping.free' },
            { text: 'page.account.orders.total', amount: '25,00\u00A0Euro' },
          ],
        },
        { kind: 'button', text: 'mail.order.button', href: '/order/k1' },
        { kind: 'heading', text: 'page.order.to.home' },
        { kind: 'address', lines: order.deliveredTo },
        { kind: 'heading', text: 'page.order.paymentBy' },
        { kind: 'text', text: 'page.order.invoiceText' },
        { kind: 'note', text: ['page.order.withdrawal ', { text: 'page.order.withdrawalLink', href: '/withdrawal' }] },
        { kind: 'note', text: ['mail.order.terms ', { text: 'mail.link.terms', href: expect.any(String) }] },
      ],
      reason: 'mail.order.reason',
      key: 'order:DE:47:placed',
    });
  });

  it('names the address of the invoice where it is another one', () => {
    const elsewhere = letterOf({ deliveredTo: ['Kontor', 'Hauptplatz 7'], delivery: 'store' }).blocks;
    expect(elsewhere.slice(5, 9)).toEqual([
      { kind: 'heading', text: 'page.order.to.store' },
      { kind: 'address', lines: ['Kontor', 'Hauptplatz 7'] },
      { kind: 'heading', text: 'page.order.invoiceTo' },
      { kind: 'address', lines: ['Ada Berg', 'Weg 1', '20457 Hamburg'] },
    ]);
  });

  it('has nothing to add to a payment by card', () => {
    const heads = letterOf({ payment: 'card' }).blocks.filter(({ kind }) => kind === 'heading' || kind === 'text');
    expect(heads.slice(-1)).toEqual([{ kind: 'heading', text: 'page.order.paymentBy' }]);
  });
});

describe('[LAW-3] a text of the contract', () => {
  const text = { title: 'Terms', sections: [{ heading: '1' }] };
  it('has a hash of what is printed and of its name', () => {
    const { hash } = legalText('terms', text);
    expect(legalText('terms', Object.assign({ sections: text.sections, more: 1 }, text)).hash).toBe(hash);
    const others = [legalText('other', text), legalText('terms', { ...text, lead: '' })].map((one) => one.hash);
    expect(new Set([hash, ...others]).size).toBe(3);
    expect(legalText('terms', text).text).toEqual(text);
  });

  it('is printed with the parts that it has', () => {
    expect(documentBlock(text)).toEqual({
      kind: 'document',
      title: 'Terms',
      sections: [{ heading: '1', paragraphs: [], list: [] }],
    });
    const linked = { title: 'T', lead: 'See [us](/a), [them](https://x.example) or [call](tel:1).', sections: [] };
    expect(documentBlock(linked)).toMatchObject({
      lead: [
        'See ',
        { text: 'us', href: '/a' },
        ', ',
        { text: 'them', href: 'https://x.example' },
        ' or ',
        'call',
        '.',
      ],
    });
  });
});
