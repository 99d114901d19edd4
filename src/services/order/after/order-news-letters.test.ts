import { describe, expect, it } from 'vitest';
import { allCatalogues } from '../../../server/rendering/texts/catalogues.ts';
import { carriers } from '../../../sites/delivery/carriers.ts';
import { priceText } from '../../../sites/price.ts';
import { allSites } from '../../../sites/sites.ts';
import { translator } from '../../../sites/translate.ts';
import { frameOf } from '../../mail/letter-frame.rules.ts';
import { letterHtml } from '../../mail/letter-html.rules.ts';
import { letterText } from '../../mail/letter-text.rules.ts';
import type { Letter } from '../../../contracts/shop/mail.contract.ts';
import { cancelledLetter, linkLetter, sentLetter, type LetterOrder } from './order-news-letters.rules.ts';

const catalogues = allCatalogues();
const number = '7322825374';

it('[SHOP-13] the mails about an order have their parts in order', () => {
  const money = { amountMinor: 2798, currency: 'EUR' } as const;
  const order = { number, email: 'ada@example.com', state: 'SENT', sums: { total: money } } as LetterOrder['order'];
  const one: LetterOrder = { site: 'DE', key: 'the-key', order };
  const asKey = (key: string) => key;
  const frame = { site: 'DE', to: 'ada@example.com', reason: 'mail.order.reason' };
  const fact = { name: 'page.order.number', value: number };
  const parcel = { carrier: 'dhl', number: '00340434161094015902' };
  const button = { kind: 'button', text: 'mail.order.button', href: '/order/the-key' };
  expect(sentLetter(asKey, one, parcel)).toEqual({
    ...frame,
    subject: 'mail.order.sent.subject',
    preview: 'mail.order.sent.preview',
    blocks: [
      { kind: 'title', text: 'mail.order.sent.title' },
      { kind: 'text', text: 'mail.order.sent.text' },
      {
        kind: 'facts',
        facts: [
          fact,
          { name: 'mail.order.sent.carrier', value: 'DHL' },
          { name: 'mail.order.sent.parcel', value: parcel.number },
        ],
      },
      { kind: 'button', text: 'page.order.track', href: expect.stringContaining(parcel.number) },
      { kind: 'text', text: [{ text: 'mail.order.button', href: '/order/the-key' }] },
    ],
    key: `order:DE:${number}:sent:dhl:${parcel.number}`,
  });
  expect(linkLetter(asKey, { site: 'DE', number, email: 'ada@example.com', key: 'the-key' })).toEqual({
    ...frame,
    subject: 'mail.order.link.subject',
    preview: 'mail.order.link.preview',
    blocks: [
      { kind: 'title', text: 'mail.order.link.title' },
      { kind: 'text', text: 'mail.order.link.text' },
      { kind: 'facts', facts: [fact] },
      button,
    ],
  });
  expect(cancelledLetter(asKey, one, false).blocks).toEqual([
    { kind: 'title', text: 'mail.order.cancelled.title' },
    { kind: 'text', text: 'mail.order.cancelled.text' },
    { kind: 'facts', facts: [fact] },
    button,
  ]);
});

describe.each(allSites)('the mails about an order on $code', (site) => {
  const { code, currency } = site;
  const t = translator(catalogues[code], site.locale);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const one = (state: LetterOrder['order']['state']): LetterOrder => ({
    site: code,
    key: 'the-key',
    order: {
      number,
      at: new Date('2026-11-21T12:00:00Z'),
      state,
      email: 'ada@example.com',
      lines: [],
      sums: { value: money(2798), discounts: [], shipping: money(0), total: money(2798), taxes: [] },
      address: { firstName: 'Ada', lastName: '<b>', street: 'Gasse 1', postcode: '1010', city: 'Wien' },
      delivery: 'home',
      deliveredTo: [],
      payment: 'prepayment',
    },
  });
  const drawn = (letter: Letter) => {
    const company = { company: 'Kontor Handels GmbH' };
    const frame = frameOf(site, { origin: 'https://www.kontor.example', t, company }, letter);
    const text = letterText(letter, frame).replaceAll(/\s+/g, ' ');
    return { html: letterHtml(letter, frame), text };
  };
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ');
  const [carrier, known] = Object.entries(carriers[code])[0] ?? [];
  const parcel = { carrier: carrier ?? '', number: known?.example ?? '' };
  const order = 'https://www.kontor.example/order/the-key';

  it('[SHOP-13] name carrier, number and the page of the carrier when it is sent, as HTML and as text', () => {
    const letter = sentLetter(t, one('SENT'), parcel);
    const { html, text } = drawn(letter);
    const page = known?.page.replace('{number}', parcel.number) ?? 'none';
    for (const word of [number, parcel.number, known?.name ?? 'none', page, order]) expect(text).toContain(word);
    for (const word of [parcel.number, known?.name ?? 'none', page.replaceAll('&', '&amp;'), order])
      expect(html).toContain(word);
    expect(text).toContain(plain(t('mail.order.sent.text')));
    expect(drawn(sentLetter(t, one('PARTLY_SENT'), parcel)).text).toContain(plain(t('mail.order.sent.partly')));
    expect(letter.key).toBe(`order:${code}:${number}:sent:${carrier}:${parcel.number}`);
    expect(`${html}${text}`).not.toMatch(/mail\.order\.|page\.order\./);
  });

  it('[SHOP-13] lead to the order where no parcel has a number', () => {
    const letter = sentLetter(t, one('SENT'), undefined);
    expect(drawn(letter).html).toContain(`href="${order}"`);
    expect(letter.key).toBe(`order:${code}:${number}:sent:SENT`);
  });

  it('[SHOP-13] say of a cancellation what becomes of the money', () => {
    const amount = plain(priceText(money(2798), site));
    const paid = drawn(cancelledLetter(t, one('CANCELLED'), true));
    expect(paid.text).toContain(amount);
    expect(paid.html).toContain(`href="${order}"`);
    const { text } = drawn(cancelledLetter(t, one('CANCELLED'), false));
    expect(text).toContain(plain(t('mail.order.cancelled.text')));
    expect(text).not.toContain(amount);
    expect(`${paid.html}${text}`).not.toMatch(/mail\.order\.|page\.order\./);
  });

  it('[SHOP-13] bring the link of an order, as often as it is asked for', () => {
    const letter = linkLetter(t, { site: code, number, email: 'ada@example.com', key: 'the-key' });
    expect(drawn(letter).text).toContain(order);
    expect([letter.key, letter.to]).toEqual([undefined, 'ada@example.com']);
  });
});
