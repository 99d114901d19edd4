import { describe, expect, it } from 'vitest';
import { sites } from '../../sites/sites.ts';
import { contractWordNames, contractWords, filledContract, type ContractedOrder } from './contract-form.rules.ts';

const lira = (amountMinor: number) => ({ amountMinor, currency: 'TRY' as const });
const order: ContractedOrder = {
  at: new Date('2026-11-21T22:30:00Z'),
  email: 'ada@example.com',
  address: {
    firstName: 'Ada',
    lastName: 'Kaya',
    street: 'Kaya Sokak 1',
    postcode: '34437',
    city: 'İstanbul',
    district: 'Şişli',
    phone: '0212 555 01 02',
  },
  delivery: 'home',
  deliveredTo: ['Ada Kaya', 'Kaya Sokak 1'],
  payment: 'card',
  lines: [
    { kind: 'article', productId: '1', title: 'Kahve', choice: '250 g', quantity: 2, price: lira(1000) },
    {
      kind: 'subscription',
      productId: 'a.2.4',
      title: 'Abonelik',
      quantity: 1,
      price: lira(0),
      each: { pieces: 2, weeks: 4, price: lira(5000) },
    },
  ],
  sums: { value: lira(2000), discounts: [], shipping: lira(990), total: lira(2990), taxes: [] },
};
/** The key of a text instead of the text. */
const key = (name: string) => name;
const wordsOf = (change: Partial<ContractedOrder> = {}) => contractWords({ ...order, ...change }, sites.TR, key).words;

describe('[LAW-3] the words of a contract', () => {
  it('are those of the order', () => {
    const { words, goods } = contractWords(order, sites.TR, key);
    expect(words).toEqual({
      date: '22 Kasım 2026',
      buyer: 'Ada Kaya',
      phone: '0212 555 01 02',
      email: 'ada@example.com',
      invoiceAddress: 'Ada Kaya, Kaya Sokak 1, 34437 Şişli/İstanbul',
      address: 'Ada Kaya, Kaya Sokak 1',
      delivery: 'page.order.delivery.home',
      payment: 'page.order.payment.card',
      shipping: words['shipping'],
      total: words['total'],
    });
    expect(words['shipping']).toContain('9,90');
    expect(words['total']).toContain('29,90');
    expect(goods).toEqual([
      expect.stringMatching(/^Kahve, 250 g, 2 × .*10,00/),
      expect.stringMatching(/^Abonelik, 1 × .*50,00/),
    ]);
    expect(new Set(contractWordNames)).toEqual(new Set([...Object.keys(words), 'goods']));
  });

  it('say where nothing is paid, shipped for money or known', () => {
    const { phone: _phone, ...address } = order.address;
    const { payment: _payment, ...unpaid } = order;
    const sums = { ...order.sums, shipping: lira(0) };
    expect(contractWords({ ...unpaid, address, sums }, sites.TR, key).words).toMatchObject({
      phone: '–',
      payment: 'page.order.nothingToPay',
      shipping: 'cart.shipping.free',
    });
    expect(wordsOf({ payment: 'invoice', delivery: 'store' })).toMatchObject({
      delivery: 'page.order.delivery.store',
      payment: 'page.order.payment.invoice',
    });
  });

  it('name the currency also where a price tag does not', () => {
    const { site, price } = Object.values(sites)
      .filter(({ money }) => money.symbolAt === 'nowhere')
      .map((site) => ({ site, price: { amountMinor: 2990, currency: site.currency } }))[0] ?? {
      site: sites.TR,
      price: lira(2990),
    };
    const { words } = contractWords({ ...order, sums: { ...order.sums, total: price } }, site, key);
    expect(words['total']).toContain(site.money.spoken);
  });
});

describe('[LAW-3] a contract', () => {
  const filled = filledContract(
    {
      title: 'Contract of [[date]]',
      lead: 'For [[buyer]], [[unknown]]',
      sections: [
        { heading: 'To [[email]]', paragraphs: ['[[address]].', 'No word.'] },
        { list: ['[[goods]]', 'Sum: [[total]]'] },
      ],
    },
    {
      words: { date: 'today', buyer: '[Ada](https://evil.example)', email: 'a@b.de', address: 'A 1', total: '1' },
      goods: ['Kahve', '[x](y)'],
    },
  );

  it('has the words of the order, and none of them is a link', () =>
    expect(filled).toStrictEqual({
      title: 'Contract of today',
      lead: 'For Ada(https://evil.example), unknown',
      sections: [{ heading: 'To a@b.de', paragraphs: ['A 1.', 'No word.'] }, { list: ['Kahve', 'x(y)', 'Sum: 1'] }],
    }));

  it('without a lead has none', () =>
    expect(filledContract({ title: 'T', sections: [] }, { words: {}, goods: [] })).toStrictEqual({
      title: 'T',
      sections: [],
    }));
});
