import { describe, expect, it } from 'vitest';
import type { Cancellation, ContactMessage, SentFrom, Withdrawal } from '../../contracts/customer/contact.contract.ts';
import type { CountedForm } from '../../contracts/customer/login.contract.ts';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import type { Statement } from '../../lib/database.ts';
import { clockOf } from '../../lib/time/moment.ts';
import type { Translate } from '../../sites/translate.ts';
import { createContactDesk, createFormRefusal, mailboxSpan } from './contact.service.ts';
import { createWithdrawals } from './withdrawal.service.ts';

/** Texts are their keys, so that a letter shows which text stands where. */
const t: Translate = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);
const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const from = { site: { code: 'DE' }, moment: {}, asked: { address: '203.0.113.7' } } as const;
const desk = 'desk@DE.example';
const sender = { firstName: 'Ada', lastName: 'Berg', email: 'Ada+x@example.com' };

/** The desk with an outbox that keeps letters, each key once, and rows that are kept by their values. */
const open = () => {
  const letters: Letter[] = [];
  const stored: unknown[][] = [];
  const receipts: (readonly unknown[])[] = [];
  const counted: (readonly [CountedForm, string])[] = [];
  const asked: unknown[] = [];
  const orders = new Set(['4711']);
  const state = { seconds: 0, id: 0 };
  // Trusted: the statements of the rows return what was inserted, or nothing.
  const query = (async ({ name }: Statement, values: readonly unknown[]) => {
    if (name === 'withdrawal-receipt') receipts.push(values);
    if (name !== 'withdrawal-insert' || stored.some(([id]) => id === values[0])) return [];
    stored.push([...values]);
    return [{}];
  }) as never;
  const parts = {
    repository: { together: (work: (tx: { query: never }) => Promise<void>) => work({ query }) },
    outbox: {
      put: async (_tx: unknown, letter: Letter) => {
        if (letters.some(({ key }) => key !== undefined && key === letter.key)) return false;
        letters.push(letter);
        return true;
      },
    },
    t: () => t,
    deskAddress: (site: string) => `desk@${site}.example`,
    now: () => at,
    refusalOf: createFormRefusal({
      takeForm: async (form: CountedForm, address: string) => {
        counted.push([form, address]);
        return state.seconds;
      },
    } as never),
  };
  const known = {
    exists: async (id: string) => stored.some(([one]) => one === id),
    ofOrders: async (...args: unknown[]) => new Map([[JSON.stringify(args), at]]),
    list: async (...args: unknown[]) => args,
    forget: async (...args: unknown[]) => void asked.push(args),
  };
  const withdrawals = createWithdrawals({
    ...parts,
    withdrawals: known as never,
    isOrder: async (...args) => {
      asked.push(args);
      return orders.has(args[1]);
    },
    newId: () => `id-${(state.id += 1)}`,
  });
  return { ...createContactDesk(parts), withdrawals, letters, stored, receipts, counted, asked, state };
};
const factsOf = (letter: Letter | undefined) =>
  (letter?.blocks ?? [])
    .flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    .map(({ name, value }) => [name, value]);
const textsOf = (letter: Letter | undefined) =>
  (letter?.blocks ?? []).flatMap((block) => ('text' in block ? [`${block.kind}: ${JSON.stringify(block.text)}`] : []));

describe('a message of the contact form', () => {
  const message: ContactMessage = { ...sender, topic: 'order', orderNumber: '4711', rating: 4, message: 'One\n \nTwo' };

  it('goes to the service team with everything that was typed', async () => {
    const { write, letters } = open();
    expect(await write(from, message)).toEqual({ kind: 'sent' });
    const [letter] = letters;
    expect(letter).toMatchObject({
      site: 'DE',
      to: desk,
      subject: 'mail.contact.message.subject {"topic":"page.contact.topic.order"}',
      preview: 'page.contact.topic.order',
      reason: 'mail.contact.message.reason',
    });
    expect(letter).not.toHaveProperty('key');
    expect(factsOf(letter)).toEqual([
      ['mail.contact.name', 'Ada Berg'],
      ['page.account.field.email', 'Ada+x@example.com'],
      ['page.contact.orderNumber', '4711'],
      ['mail.contact.rating', '4 / 5'],
    ]);
    expect(textsOf(letter)).toEqual(['title: "page.contact.topic.order"', 'text: "One"', 'text: "Two"']);
  });

  it('is confirmed to the sender without a word of the message', async () => {
    const { write, letters } = open();
    await write(from, message);
    const [, letter] = letters;
    expect(letter).toMatchObject({
      site: 'DE',
      to: 'Ada+x@example.com',
      subject: 'mail.contact.received.subject',
      preview: 'mail.contact.received.preview',
      reason: 'mail.contact.received.reason',
    });
    expect(factsOf(letter)).toEqual([['page.contact.topic', 'page.contact.topic.order']]);
    expect(textsOf(letter)).toEqual(['title: "mail.contact.received.title"', 'text: "mail.contact.received.text"']);
  });

  it('names no order number and no rating that was not given', async () => {
    const { write, letters } = open();
    await write(from, { ...sender, topic: 'other', message: '' });
    expect(factsOf(letters[0]).map(([name]) => name)).toEqual(['mail.contact.name', 'page.account.field.email']);
    expect(textsOf(letters[0])).toEqual(['title: "page.contact.topic.other"']);
  });

  it('has at most 40 paragraphs, and loses no line', async () => {
    const { write, letters } = open();
    await write(from, { ...message, message: Array.from({ length: 42 }, (_, n) => `line ${n}`).join('\n') });
    const texts = textsOf(letters[0]).slice(1);
    expect([texts.length, texts[38], texts.at(-1)]).toEqual([40, 'text: "line 38"', 'text: "line 39 line 40 line 41"']);
  });

  it('is confirmed to a mailbox once in ten minutes; the service team gets each', async () => {
    const { write, letters } = open();
    await write(from, message);
    await write(from, { ...message, email: 'ADA@example.com' });
    expect(letters.map(({ to }) => to)).toEqual([desk, 'Ada+x@example.com', desk]);
    const span = (email: string, minutes: number) =>
      mailboxSpan(email, clockOf(() => new Date(at.getTime() + minutes * 60_000))());
    expect(span('ada@example.com', 9)).toBe(span('ada+y@example.com', 0));
    expect(new Set([span(sender.email, 0), span(sender.email, 10), span('b@example.com', 0)]).size).toBe(3);
    expect(letters[1]?.key).toBe(`contact:${span(sender.email, 0)}`);
    expect(letters[1]?.key).not.toContain('example');
  });
});

describe('a cancellation', () => {
  const cancellation: Cancellation = {
    ...sender,
    contract: 'coffeeSubscription',
    kind: 'extraordinary',
    contractNumber: 'C-1',
    endsOn: '2026-12-31',
    reason: 'Why\nso',
    refundMinor: 1234,
    iban: 'DE89370400440532013000',
  };
  const contractFacts = [
    ['page.cancellation.contract', 'page.cancellation.contract.coffeeSubscription'],
    ['page.cancellation.kind', 'page.cancellation.kind.extraordinary'],
    ['page.cancellation.endsOn', '31. Dezember 2026'],
    ['mail.cancellation.receivedAt', '21. November 2026 um 13:00'],
  ];

  it('[SHOP-9] reaches the service team whole', async () => {
    const { cancel, letters } = open();
    expect(await cancel(from, cancellation)).toEqual({ kind: 'sent' });
    expect(letters[0]).toMatchObject({
      to: desk,
      subject: 'mail.cancellation.message.subject {"contract":"page.cancellation.contract.coffeeSubscription"}',
      preview: 'page.cancellation.contract.coffeeSubscription',
      reason: 'mail.contact.message.reason',
    });
    expect(factsOf(letters[0])).toEqual([
      ['mail.contact.name', 'Ada Berg'],
      ['page.account.field.email', 'Ada+x@example.com'],
      ['page.cancellation.contractNumber', 'C-1'],
      ...contractFacts,
      ['mail.cancellation.refund', '12,34'],
      ['mail.cancellation.iban', 'DE89 3704 0044 0532 0130 00'],
    ]);
    expect(textsOf(letters[0])).toEqual(['title: "page.cancellation.title"', 'text: "Why"', 'text: "so"']);
  });

  it('[SHOP-9] is confirmed with its moment, without account or reason', async () => {
    const { cancel, letters } = open();
    await cancel(from, cancellation);
    expect(letters[1]).toMatchObject({
      to: 'Ada+x@example.com',
      subject: 'mail.cancellation.received.subject',
      preview: 'mail.cancellation.received.preview',
      reason: 'mail.cancellation.received.reason',
      key: `cancel:coffeeSubscription:extraordinary:${mailboxSpan(sender.email, at)}`,
    });
    expect(factsOf(letters[1])).toEqual(contractFacts);
    expect(textsOf(letters[1])).toEqual([
      'title: "mail.cancellation.received.title"',
      'text: "mail.cancellation.received.text"',
    ]);
  });

  it('without a date ends as soon as possible', async () => {
    const { cancel, letters } = open();
    await cancel(from, { ...sender, contract: 'mobilePlan', kind: 'ordinary' });
    expect(factsOf(letters[1])[2]).toEqual(['page.cancellation.endsOn', 'page.cancellation.soonest']);
    expect(factsOf(letters[0])).toHaveLength(6);
    expect(textsOf(letters[0])).toHaveLength(1);
  });
});

describe('a withdrawal', () => {
  const withdrawal: Withdrawal = { ...sender, orderNumber: '47-11', articles: 'Mug\nCup' };
  const declare = { ...from, attempt: 'a1', customerId: 'c1' };

  it('[LAW-2] is stored with its moment, its words and the order that it belongs to', async () => {
    const { withdrawals, stored, asked } = open();
    expect(await withdrawals.desk.withdraw(declare, withdrawal)).toEqual({ kind: 'sent' });
    expect(asked).toEqual([['DE', '4711', { emailKey: 'ada+x@example.com', customerId: 'c1' }]]);
    expect(stored).toEqual([
      [
        'a1',
        'DE',
        at,
        'Ada Berg',
        'Ada+x@example.com',
        '47-11',
        'Mug\nCup',
        'page.withdrawal.declaration.some',
        '4711',
        '2035-01-01',
      ],
    ]);
  });

  it('[LAW-2] has a receipt with content and moment, and a letter to the service team', async () => {
    const { withdrawals, letters, receipts } = open();
    await withdrawals.desk.withdraw(declare, withdrawal);
    const facts = [
      ['mail.contact.name', 'Ada Berg'],
      ['page.account.field.email', 'Ada+x@example.com'],
      ['page.withdrawal.orderNumber', '47-11'],
      ['mail.withdrawal.receivedAt', '21. November 2026 um 13:00'],
    ];
    const articles = ['heading: "mail.withdrawal.articles"', 'text: "Mug"', 'text: "Cup"'];
    expect(letters.map(factsOf)).toEqual([facts, facts]);
    expect(letters.map(textsOf)).toEqual([
      ['title: "mail.withdrawal.message.subject"', 'text: "page.withdrawal.declaration.some"', ...articles],
      [
        'title: "mail.withdrawal.received.subject"',
        'text: "mail.withdrawal.received.text"',
        'text: "page.withdrawal.declaration.some"',
        ...articles,
        'note: "mail.withdrawal.received.next"',
      ],
    ]);
    expect(letters).toMatchObject([
      {
        site: 'DE',
        to: desk,
        subject: 'mail.withdrawal.message.subject',
        preview: 'page.withdrawal.declaration.some',
        reason: 'mail.withdrawal.message.reason',
      },
      {
        site: 'DE',
        to: 'Ada+x@example.com',
        subject: 'mail.withdrawal.received.subject',
        preview: 'mail.withdrawal.received.preview',
        reason: 'mail.withdrawal.received.reason',
        mailId: 'id-1',
        key: `withdrawal:${mailboxSpan(sender.email, at)}:0`,
      },
    ]);
    expect(receipts).toEqual([['a1', 'id-1']]);
  });

  it('[LAW-2] is valid without an order that is known, and the service team gets a note', async () => {
    const { withdrawals, letters, stored, asked } = open();
    await withdrawals.desk.withdraw(declare, { ...withdrawal, orderNumber: '99' });
    await withdrawals.desk.withdraw({ ...declare, attempt: 'a2' }, sender);
    expect(stored.map((row) => [row[5], row[6], row[7], row[8]])).toEqual([
      ['99', 'Mug\nCup', 'page.withdrawal.declaration.some', null],
      [null, null, 'page.withdrawal.declaration.whole', null],
    ]);
    expect(asked).toHaveLength(1);
    const notes = letters.filter(({ to }) => to === desk).map((letter) => textsOf(letter).at(-1));
    expect(notes).toEqual(Array(2).fill('note: "mail.withdrawal.message.unmatched"'));
    expect(textsOf(letters[2])[1]).toBe('text: "page.withdrawal.declaration.whole"');
  });

  it('[LAW-2] confirmed twice is one declaration, and counted once', async () => {
    const { withdrawals, letters, stored, counted } = open();
    await withdrawals.desk.withdraw(declare, withdrawal);
    expect(await withdrawals.desk.withdraw(declare, withdrawal)).toEqual({ kind: 'sent' });
    expect([stored.length, letters.length, counted]).toEqual([1, 2, [['withdrawal', '203.0.113.7']]]);
  });

  it('[LAW-2] confirmed twice at the same time is one declaration, too', async () => {
    const { withdrawals, letters, stored } = open();
    await Promise.all([1, 2].map(() => withdrawals.desk.withdraw(declare, withdrawal)));
    expect([stored.length, letters.length]).toEqual([1, 2]);
  });

  it('has at most five receipts in ten minutes, and is stored and told all the same', async () => {
    const { withdrawals, letters, stored, receipts } = open();
    for (let n = 0; n < 6; n += 1) await withdrawals.desk.withdraw({ ...declare, attempt: `b${n}` }, withdrawal);
    expect([stored.length, receipts.length]).toEqual([6, 5]);
    expect(letters.filter(({ to }) => to === desk)).toHaveLength(6);
  });

  it('is listed for staff, found by its order and forgotten when its time is over', async () => {
    const { withdrawals, asked } = open();
    const { known } = withdrawals;
    expect(await known.list('AT')).toEqual(['AT', 100]);
    expect(await known.declaredFor('AT', [])).toEqual(new Map());
    expect([...(await known.declaredFor('AT', ['1'])).keys()]).toEqual(['["AT",["1"]]']);
    await withdrawals.tidyUp(at);
    expect(asked).toEqual([['2026-11-21']]);
    expect(withdrawals.desk.newAttempt()).toBe('id-1');
  });
});

describe('no form', () => {
  const message: ContactMessage = { ...sender, topic: 'order', message: 'x' };
  const cancellation: Cancellation = { ...sender, contract: 'mobilePlan', kind: 'ordinary' };
  const send = (shop: ReturnType<typeof open>, asking: SentFrom) => [
    shop.write(asking, message),
    shop.cancel(asking, cancellation),
    shop.withdrawals.desk.withdraw({ ...asking, attempt: 'a' }, sender),
  ];

  it('[SAFE-5] is sent or counted in a preview', async () => {
    const shop = open();
    const results = await Promise.all(send(shop, { ...from, moment: { isPreview: true } }));
    expect(results).toEqual(['preview', 'preview', 'preview'].map((kind) => ({ kind })));
    expect([shop.letters, shop.stored, shop.counted]).toEqual([[], [], []]);
  });

  it('[SAFE-7] is sent for a network that has sent too many', async () => {
    const shop = open();
    shop.state.seconds = 60;
    expect(await Promise.all(send(shop, from))).toEqual([1, 2, 3].map(() => ({ kind: 'tooMany', seconds: 60 })));
    expect([shop.letters, shop.stored]).toEqual([[], []]);
    const { asked: _, ...nobody } = from;
    await Promise.all(send(shop, nobody));
    const forms = ['contact', 'cancellation', 'withdrawal'];
    expect(shop.counted).toEqual([...forms.map((form) => [form, '203.0.113.7']), ...forms.map((form) => [form, ''])]);
  });
});
