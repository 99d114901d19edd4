import { describe, expect, it } from 'vitest';
import company from '../../../content/company.json' with { type: 'json' };
import type { Order } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { bankAccountOf } from '../../domain/transfer/bank-account.rules.ts';
import { addressLines } from '../../domain/order/order.rules.ts';
import { allCatalogues } from '../../server/rendering/texts/catalogues.ts';
import { priceText } from '../../sites/price.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { translator } from '../../sites/translate.ts';
import { frameOf } from '../mail/letter-frame.rules.ts';
import { letterHtml } from '../mail/letter-html.rules.ts';
import { letterText } from '../mail/letter-text.rules.ts';
import { legalText } from './legal-texts.rules.ts';
import { orderLetter } from './letters.rules.ts';

const catalogues = allCatalogues();
const companies: Readonly<Record<string, Readonly<Record<string, string>>>> = company;
/** Only Hungarian puts the name of the family first. */
const nameOf: Readonly<Partial<Record<SiteCode, string>>> = { HU: 'Großmann Jördis' };
/** The account of the demo as the country writes it: its own number, and the IBAN. */
const accounts: Readonly<Record<SiteCode, readonly [own: string | undefined, iban: string]>> = {
  DE: [undefined, 'DE89 3704 0044 0532 0130 00'],
  AT: [undefined, 'AT61 1904 3002 3457 3201'],
  CH: [undefined, 'CH93 0076 2011 6238 5295 7'],
  CH_FR: [undefined, 'CH93 0076 2011 6238 5295 7'],
  CZ: ['19-2000145399/0800', 'CZ65 0800 0000 1920 0014 5399'],
  HU: ['11773016-11111018-00000000', 'HU42 1177 3016 1111 1018 0000 0000'],
  PL: ['61 1090 1014 0000 0712 1981 2874', 'PL61 1090 1014 0000 0712 1981 2874'],
  SK: [undefined, 'SK31 1200 0000 1987 4263 7541'],
  TR: [undefined, 'TR33 0006 1005 1978 6457 8413 26'],
};
const wordsOf = (code: keyof typeof sites) => translator(catalogues[code], sites[code].locale);

describe.each(allSites)('the confirmation of an order on $code', (site) => {
  const { code, currency } = site;
  const [account, iban] = accounts[code];
  const t = wordsOf(code);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const order: Order & { readonly email: string } = {
    number: '7322825374',
    at: new Date('2026-11-21T12:00:00Z'),
    state: 'PLACED',
    email: 'joerdis@example.com',
    lines: [
      { kind: 'article', productId: '100000001', tcm: 'a', title: 'Hafenröstung <b>', quantity: 2, price: money(1399) },
      {
        kind: 'subscription',
        productId: 'x',
        title: 'Abo',
        quantity: 1,
        price: money(0),
        each: { pieces: 2, weeks: 4, price: money(1099) },
      },
    ],
    sums: {
      value: money(2798),
      discounts: [{ code: 'ROEST25', title: 'ROEST25', amount: money(700) }],
      shipping: money(495),
      total: money(2593),
      taxes: [{ percent: 8.1, amount: money(194) }],
    },
    address: { firstName: 'Jördis', lastName: 'Großmann', street: 'Gasse 1', postcode: '1010', city: 'Wien' },
    delivery: 'store',
    deliveredTo: ['Kontor', 'Hauptplatz 7'],
    payment: 'prepayment',
  };
  const terms = {
    title: 'Terms',
    lead: 'As of today, for [[buyer]].',
    sections: [
      { heading: '1. Seller', paragraphs: ['See [delivery](/delivery-s1.html) or [mail](mailto:a@example.com).'] },
      { list: ['[[goods]]', 'Total: [[total]]'] },
    ],
  };
  const texts = [legalText('terms', terms)];
  const letter = (change: Partial<Order> = {}) =>
    orderLetter({
      translate: wordsOf,
      bankOf: () => bankAccountOf(Object.assign({}, ...site.catalogue.map((name) => companies[name]))),
      withdrawalOf: () => '/withdrawal-s1.html',
    })({ ...order, ...change }, code, 'the-key', texts);
  const drawn = (change: Partial<Order> = {}) => {
    const one = letter(change);
    const frame = frameOf(
      site,
      { origin: 'https://www.kontor.example', t, company: { company: 'Kontor Handels GmbH' } },
      one,
    );
    const asText = letterText(one, frame);
    return { html: letterHtml(one, frame), asText, text: asText.replaceAll(/\s+/g, ' ') };
  };

  it('[SHOP-4] contains lines, sums, delivery and payment, as HTML and as text', () => {
    const { html, text } = drawn();
    const figures = [2798, 700, 495, 2593, 194, 1099].map((amount) => priceText(money(amount), site));
    const others = ['7322825374', 'Hauptplatz 7', 'Gasse 1', iban, 'ROEST25'];
    for (const word of [...figures, ...others]) {
      expect(text).toContain(word.replaceAll(/\s+/g, ' '));
      expect(html).toContain(word);
    }
    expect(html).toContain('Hafenröstung &lt;b&gt;');
    expect(html).toContain('href="https://www.kontor.example/order/the-key"');
    expect(text).toContain('https://www.kontor.example/order/the-key');
    expect(`${html}${text}`).not.toMatch(/(?:mail|page)\.order|cart\.subscription/);
  });

  it('[SHOP-4] names free shipping and gifts as the pages do, and has no double full stop after a date', () => {
    const gift = { kind: 'freeArticle', productId: '100000006', title: 'Tafel', quantity: 1, price: money(0) } as const;
    const { text } = drawn({ lines: [gift], sums: { ...order.sums, shipping: money(0) } });
    const free = t('page.order.free');
    // French keeps a space before the colon.
    const said = text.replaceAll(' :', ':');
    expect(said).toContain(`Tafel: ${free}`);
    expect(said).toContain(`${t('page.account.orders.shipping')}: ${t('cart.shipping.free')}`);
    expect(text).not.toMatch(/\d\.\./);
  });

  it('[LAW-7] says what the producer of an article guarantees to last', () => {
    const durability = { years: 5, brand: 'Brewline' };
    const { html, text } = drawn({ lines: order.lines.map((line) => ({ ...line, durability })) });
    const said = t('page.product.label', durability);
    expect(text).toContain(said.replaceAll(/\s+/g, ' '));
    expect(html).toContain(said);
    expect(drawn().text).not.toContain('GARAN');
  });

  it('[LAW-6] names the account as the country writes it, with the reference, and leads to the code where there is one', () => {
    const { html, text } = drawn();
    const said = text.replaceAll(' :', ':');
    const facts = [
      [
        t('page.order.holder'),
        bankAccountOf(Object.assign({}, ...site.catalogue.map((name) => companies[name]))).holder,
      ],
      ...(account === undefined ? [] : [[t('page.order.account'), account]]),
      ['IBAN', iban],
      [t('page.order.reference'), order.number],
    ];
    for (const [name, value] of facts) expect(said).toContain(`${name}: ${value}`);
    if (account === undefined) expect(said).not.toContain(`${t('page.order.account')}:`);
    else expect(html).toContain(account);
    expect(text.includes(t('mail.order.code'))).toBe(code !== 'TR');
    expect(drawn({ payment: 'invoice' }).text).not.toContain(t('mail.order.code'));
  });

  it('[SHOP-12] prints the greeting of a gift line under line, and without one no heading', () => {
    const { html, asText } = drawn({ greeting: 'Alles Gute <3\nDeine Ada' });
    expect(asText).toContain('Alles Gute <3\nDeine Ada');
    expect(html).toContain(t('page.order.greeting'));
    expect(html).toContain('Alles Gute &lt;3');
    expect(drawn().html).not.toContain(t('page.order.greeting'));
  });

  it('[SHOP-4] prints both addresses as on an envelope, line under line', () => {
    const { html, asText } = drawn();
    for (const lines of [order.deliveredTo, addressLines(order.address, site)]) {
      expect(asText).toContain(`\n\n${lines.join('\n')}\n\n`);
      expect(html).toContain(`>${lines.join('<br>')}</p>`);
    }
    expect(asText).toContain(`\n\n${nameOf[code] ?? 'Jördis Großmann'}\nGasse 1\n`);
  });

  it('[SHOP-4] holds the right to send back in the words of the country, and the terms', () => {
    const { text } = drawn();
    expect(text).toContain(t('page.order.withdrawal').replaceAll(/\s+/g, ' '));
    expect(text).toContain('https://www.kontor.example/withdrawal-s1.html');
    expect(text).toContain('https://www.kontor.example/c/service-agb');
  });

  it('[LAW-3] carries the texts of the contract, filled with the order, as HTML and as text', () => {
    const { html, text, asText } = drawn();
    expect(asText).toContain('Terms\n=====');
    expect(asText).toContain('1. Seller\n---------');
    expect(text).toContain(`As of today, for ${nameOf[code] ?? 'Jördis Großmann'}.`);
    expect(text).toContain('See delivery (https://www.kontor.example/delivery-s1.html) or mail.');
    expect(asText).toMatch(/^- Hafenröstung <b>, 2 × /m);
    expect(text).toContain(`Total: ${priceText(money(2593), site)}`.replaceAll(/\s+/g, ' '));
    expect(html).toContain('<a href="https://www.kontor.example/delivery-s1.html"');
    expect(html).toMatch(/<li [^>]*>Hafenröstung &lt;b&gt;, 2 × /);
  });

  it('[LAW-3] makes no link of what a buyer has typed', () => {
    const { html } = drawn({ address: { ...order.address, firstName: '[here](https://win.example)' } });
    expect(html).not.toContain('href="https://win.example"');
  });

  it('[SHOP-4] is sent once per order, to its buyer', () => {
    expect(letter()).toMatchObject({ site: code, to: 'joerdis@example.com', key: `order:${code}:7322825374:placed` });
    expect(letter().subject).toContain('7322825374');
  });

  it('[SHOP-4] names no account where nothing is to be transferred now', () => {
    const due = t('page.order.invoiceText', { days: 30 });
    expect(drawn({ payment: 'invoice' }).text).toContain(due.replaceAll(/\s+/g, ' '));
    const { payment: _payment, ...paid } = order;
    const settled = orderLetter({
      translate: wordsOf,
      bankOf: () => ({ holder: '', iban: 'DE89 3704' }),
      withdrawalOf: () => '/',
    })(paid, code, 'k', []);
    expect(JSON.stringify(settled)).toContain(t('page.order.nothingToPay'));
    for (const text of [drawn({ payment: 'invoice' }).text, JSON.stringify(settled)])
      expect(text).not.toContain('DE89');
  });
});
