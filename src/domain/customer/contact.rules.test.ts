import { describe, expect, it } from 'vitest';
import { checkCancellation, checkContact, checkWithdrawal, orderNumberIn } from './contact.rules.ts';

const today = '2026-11-21';
const sender = { firstName: 'Ada', lastName: 'Šimková', email: ' ada@Example.com ' };
const message = { ...sender, topic: 'order', message: 'Wo ist mein Paket?\r\n\r\nDanke' };
const cancellation = { ...sender, contract: 'coffeeSubscription', kind: 'ordinary' };

const faultsOf = (checked: { kind: string; faults?: object }) => (checked.kind === 'faulty' ? checked.faults : {});

describe('a message', () => {
  it('[SITE-11] is accepted and normalised', () => {
    expect(checkContact(message)).toEqual({
      kind: 'good',
      values: { ...sender, email: 'ada@example.com', topic: 'order', message: 'Wo ist mein Paket?\n\nDanke' },
    });
    const withNumber = checkContact({ ...message, orderNumber: ' K-2026/4711 ' });
    expect(withNumber.kind === 'good' && withNumber.values.orderNumber).toBe('K-2026/4711');
  });

  it.each([
    ['no name', { firstName: '' }, { firstName: 'required' }],
    ['a web address for a name', { lastName: 'www.win.example' }, { lastName: 'signs' }],
    ['a tag for a name', { firstName: '<b>' }, { firstName: 'signs' }],
    ['a name without end', { lastName: 'a'.repeat(41) }, { lastName: 'long' }],
    ['no address', { email: '' }, { email: 'required' }],
    ['two addresses', { email: 'a@example.com, b@example.com' }, { email: 'email' }],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'email' }],
    ['a quoted name', { email: '"a b"@example.com' }, { email: 'email' }],
    ['an address without end', { email: `a@${'b.'.repeat(200)}example.com` }, { email: 'email' }],
    ['an unknown topic', { topic: 'constructor' }, { topic: 'invalid' }],
    ['no message', { message: ' \n ' }, { message: 'required' }],
    ['a rating that there is not', { rating: '6' }, { rating: 'invalid' }],
    ['a message without end', { message: 'a'.repeat(1801) }, { message: 'long' }],
    ['an order number that is markup', { orderNumber: '"><script>' }, { orderNumber: 'signs' }],
  ])('[SITE-11] with %s is refused at its field', (_name, change, faults) => {
    expect(faultsOf(checkContact({ ...message, ...change }))).toEqual(faults);
  });

  it('[SITE-11] may have a rating, and up to 1800 characters', () => {
    const checked = checkContact({ ...message, rating: '4', message: 'a'.repeat(1800) });
    expect(checked.kind === 'good' && [checked.values.rating, checked.values.message.length]).toEqual([4, 1800]);
  });

  it('[SITE-11] without values is refused at every required field', () => {
    expect(Object.keys(faultsOf(checkContact({})) ?? {}).toSorted()).toEqual(
      ['email', 'firstName', 'lastName', 'message', 'topic'].toSorted(),
    );
  });

  it('[SITE-11] has no invisible characters: a name is one line, a message has plain line ends', () => {
    const checked = checkContact({ ...message, firstName: 'Ada\r\nBcc', message: 'a\u0000b\u2028c\td\re\n\n\n\nf' });
    expect(faultsOf(checked)).toEqual({});
    expect(checked.kind === 'good' && [checked.values.firstName, checked.values.message]).toEqual([
      'Ada Bcc',
      'a b\nc d\ne\n\nf',
    ]);
  });

  it('[SITE-11] of a bot is recognised by the trap', () => {
    expect(checkContact({ ...message, website: 'x' })).toEqual({ kind: 'machine' });
    expect(checkCancellation({ website: 'x' }, 'DE', today)).toEqual({ kind: 'machine' });
  });
});

describe('a cancellation', () => {
  it('[SHOP-9] needs a reason only if it is extraordinary', () => {
    expect(checkCancellation(cancellation, 'TR', today).kind).toBe('good');
    const extraordinary = { ...cancellation, kind: 'extraordinary' };
    expect(faultsOf(checkCancellation(extraordinary, 'TR', today))).toEqual({ reason: 'required' });
    expect(checkCancellation({ ...extraordinary, reason: 'Umzug' }, 'TR', today).kind).toBe('good');
  });

  it.each([
    ['DE', 'mobilePlan', 'good'],
    ['AT', 'mobilePlan', 'faulty'],
    ['TR', 'mobilePlan', 'faulty'],
    ['CH_FR', 'coffeeSubscription', 'good'],
    ['DE', 'gym', 'faulty'],
  ] as const)('[SHOP-9] on %s of the contract %s is %s', (site, contract, kind) => {
    expect(checkCancellation({ ...cancellation, contract }, site, today).kind).toBe(kind);
  });

  it.each([
    ['2026-11-21', 'good'],
    ['2027-02-28', 'good'],
    ['2026-11-20', 'faulty'],
    ['2027-02-30', 'faulty'],
    ['1.12.2026', 'faulty'],
    ['2026-12', 'faulty'],
    ['99999-01-01', 'faulty'],
  ] as const)('[SHOP-9] to the %s is %s', (endsOn, kind) => {
    const checked = checkCancellation({ ...cancellation, endsOn }, 'CZ', today);
    expect(checked.kind).toBe(kind);
    if (kind === 'faulty') expect(faultsOf(checked)).toEqual({ endsOn: 'date' });
  });

  it('[SHOP-9] of an unknown contract is refused, and the number of the contract is kept', () => {
    expect(faultsOf(checkCancellation({ ...cancellation, contract: 'gym' }, 'DE', today))).toEqual({
      contract: 'invalid',
    });
    const checked = checkCancellation({ ...cancellation, contractNumber: ' K-7/1 ' }, 'DE', today);
    expect(checked.kind === 'good' && checked.values.contractNumber).toBe('K-7/1');
    expect(faultsOf(checkCancellation({ ...cancellation, contractNumber: '<K>' }, 'DE', today))).toEqual({
      contractNumber: 'signs',
    });
  });

  it('[SHOP-9] of an unknown kind is refused', () => {
    expect(faultsOf(checkCancellation({ ...cancellation, kind: 'later' }, 'DE', today))).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['', undefined],
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['0,01', 1],
    ['999999', 99_999_900],
  ])('[UI-2] reads the amount %j as %j', (refund, refundMinor) => {
    const checked = checkCancellation({ ...cancellation, refund }, 'DE', today);
    expect(checked.kind === 'good' && checked.values.refundMinor).toBe(refundMinor);
  });

  it.each(['0', '0,00', '12,505', '1.299,50', '-1', '1e3', '12 €', '1234567', ',5', '٣'])(
    '[UI-2] refuses the amount %j as invalid',
    (refund) => {
      expect(faultsOf(checkCancellation({ ...cancellation, refund }, 'DE', today))).toEqual({ refund: 'invalid' });
    },
  );

  it('[UI-2] accepts only an IBAN with right check digits', () => {
    const checked = checkCancellation({ ...cancellation, iban: ' de89 3704 0044 0532 0130 00 ' }, 'DE', today);
    expect(checked.kind === 'good' && checked.values.iban).toBe('DE89370400440532013000');
    const wrong = checkCancellation({ ...cancellation, iban: 'DE89 3704 0044 0532 0130 01' }, 'DE', today);
    expect(faultsOf(wrong)).toEqual({ iban: 'iban' });
  });
});

describe('a withdrawal', () => {
  it('[LAW-2] is accepted with name and address alone, and normalised', () => {
    expect(checkWithdrawal(sender)).toEqual({ kind: 'good', values: { ...sender, email: 'ada@example.com' } });
    const whole = checkWithdrawal({ ...sender, orderNumber: ' 12345 67890 ', articles: ' Kanne\r\nFilter ' });
    expect(whole.kind === 'good' && [whole.values.orderNumber, whole.values.articles]).toEqual([
      '12345 67890',
      'Kanne\nFilter',
    ]);
  });

  it.each([
    ['no name', { firstName: ' ' }, { firstName: 'required' }],
    ['a web address for a name', { lastName: 'www.win.example' }, { lastName: 'signs' }],
    ['no address', { email: '' }, { email: 'required' }],
    ['a header in the address', { email: 'a@example.com\nBcc: b@example.com' }, { email: 'email' }],
    ['an order number that is markup', { orderNumber: '"><script>' }, { orderNumber: 'signs' }],
    ['an order number without end', { orderNumber: '1'.repeat(31) }, { orderNumber: 'signs' }],
    ['articles without end', { articles: 'a'.repeat(501) }, { articles: 'long' }],
    ['a link for a stranger', { articles: 'Kanne https://win.example' }, { articles: 'signs' }],
    ['a web address for a stranger', { articles: 'WWW.win.example' }, { articles: 'signs' }],
  ])('[LAW-2] with %s is refused at its field', (_name, change, faults) => {
    expect(faultsOf(checkWithdrawal({ ...sender, ...change }))).toEqual(faults);
  });

  it.each(['1 Kanne, Gr.M', 'Art.Nr 12', 'Kávé 250 g: 2 db\nBögre'])('[LAW-2] may name articles as %j', (articles) => {
    expect(checkWithdrawal({ ...sender, articles }).kind).toBe('good');
  });

  it('[LAW-2] of a bot is recognised by the trap', () => {
    expect(checkWithdrawal({ ...sender, website: 'x' })).toEqual({ kind: 'machine' });
  });
});

it.each([
  ['1234567890', '1234567890'],
  [' 12345 67890', '12345 67890'],
  ['', undefined],
  [undefined, undefined],
  ['<script>', undefined],
])('[LAW-2] a link with the order number %j fills in %j', (value, expected) =>
  expect(orderNumberIn(value)).toBe(expected),
);
