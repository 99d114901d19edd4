import { describe, expect, it } from 'vitest';
import type { ArticleFacts } from '../../../contracts/catalogue/catalogue.contract.ts';
import type { OrderLine } from '../../../contracts/order/order.contract.ts';
import type { StepOutcome } from '../../../contracts/order/order-state.contract.ts';
import type { Statement } from '../../../lib/database.ts';
import { clockOf, momentNow } from '../../../lib/time/moment.ts';
import { createPlacedOrders, type PlacedOrderParts } from './placed-orders.service.ts';

const at = clockOf(() => new Date('2026-11-23T10:00:00Z'))();
const now = momentNow(() => at);
const preview = { ...now, isPreview: true } as const;
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const line = (over: Partial<OrderLine>): OrderLine => ({
  kind: 'article',
  productId: '1',
  tcm: 'a',
  title: 'Mug',
  quantity: 2,
  price: euro(1000),
  ...over,
});
const lines = [
  line({}),
  line({ kind: 'giftCard', productId: '9', tcm: '25', title: 'Card', quantity: 1, price: euro(2500) }),
  line({ kind: 'freeArticle', productId: '4', tcm: 'd' }),
  line({ kind: 'partnerProduct', productId: '5', tcm: 'e' }),
  line({ kind: 'subscription', productId: '6', tcm: 'f' }),
  line({ productId: '7', tcm: undefined as never, title: 'Old' }),
];
const factsOf = (productId: string, amountMinor: number, over: Partial<ArticleFacts> = {}) =>
  ({
    productId,
    url: `/p${productId}`,
    price: { now: euro(amountMinor), savingPercent: 0 },
    availability: 'AVAILABLE',
    ...over,
  }) as ArticleFacts;
const which = { site: 'DE', key: 'k1' } as const;

interface Stage {
  readonly sold?: readonly (ArticleFacts | undefined)[];
  readonly outcome?: StepOutcome;
  readonly isMissing?: true;
  readonly fails?: readonly string[];
  readonly waits?: number;
  readonly link?: object;
}
const open = ({ sold = [factsOf('1', 1000), factsOf('9', 2500)], ...stage }: Stage = {}) => {
  const calls: unknown[] = [];
  const note =
    (name: string, answer: unknown) =>
    async (...values: unknown[]) => {
      calls.push([name, ...values]);
      return answer;
    };
  const query = async ({ name }: Statement, values: unknown) => {
    calls.push([name, values]);
    return stage.link ? [stage.link] : [];
  };
  const parts = {
    orders: {
      find: note('find', stage.isMissing ? undefined : { order: { lines } }),
      transaction: (work: (tx: unknown) => unknown) => work({ query }),
    },
    cancel: note('cancel', stage.outcome ?? { ok: true, state: 'CANCELLED' }),
    facts: note('facts', sold),
    cart: {
      addArticle: note('article', { ok: !stage.fails?.includes('article') }),
      change: note('change', { ok: !stage.fails?.includes('change') }),
    },
    visitors: { welcome: note('welcome', { visitor: { site: 'DE', visitorId: 'v1' }, setCookies: ['c=1'] }) },
    takeForm: note('form', stage.waits ?? 0),
    mail: { put: async (_tx: unknown, ...values: unknown[]) => calls.push(['mail', ...values]) > 0 },
    translate: () => (key: string) => key,
    now: () => at,
  };
  // Trusted: they answer what the service reads.
  const placed = createPlacedOrders(parts as unknown as PlacedOrderParts);
  const names = () => calls.map((call) => (call as unknown[])[0]);
  return { ...placed, calls, names };
};
const request = {} as never;

describe('[SHOP-13] a buyer', () => {
  it.each<[StepOutcome, string]>([
    [{ ok: true, state: 'CANCELLED' }, 'cancelled'],
    [{ ok: false, code: 'MISSING' }, 'missing'],
    [{ ok: false, code: 'STATE', state: 'SENT' }, 'late'],
  ])('who cancels hears of %j: %s', async (outcome, said) => {
    const { cancel, calls } = open({ outcome });
    expect(await cancel(which, now)).toBe(said);
    expect(calls).toEqual([['cancel', which]]);
  });

  it('[SAFE-5] changes nothing in a preview', async () => {
    const { cancel, again, sendLink, calls } = open();
    expect(await cancel(which, preview)).toBe('preview');
    expect(await again(which, { request, site: 'DE', moment: preview })).toEqual({ kind: 'preview' });
    expect(await sendLink({ site: 'DE', number: '47', email: 'a@example.com', address: '::1' }, preview)).toBe(0);
    expect(calls).toEqual([]);
  });

  it.each<[string, ArticleFacts | undefined, object]>([
    ['as it was', factsOf('1', 1000), { url: '/p1', kind: 'same', now: euro(1000) }],
    ['at another price', factsOf('1', 1200), { url: '/p1', kind: 'price', now: euro(1200) }],
    ['before it is there', factsOf('1', 1000, { availability: 'PREORDER' }), { kind: 'same' }],
    ['later', factsOf('1', 1000, { availability: 'BACKORDER' }), { kind: 'same' }],
    ['no more', factsOf('1', 1000, { availability: 'SOLDOUT' }), { kind: 'gone' }],
    ['nowhere', undefined, { kind: 'gone' }],
  ])('sees which article is sold %s', async (_, article, news) => {
    const { compare, calls } = open({ sold: [article, factsOf('9', 2500)] });
    const [first, ...rest] = await compare('DE', { lines }, preview);
    expect(first).toMatchObject({ title: 'Mug', before: euro(1000), ...news });
    expect(Object.hasOwn(first ?? {}, 'now')).toBe(first?.kind !== 'gone');
    // A gift, a service and a subscription are chosen again, and an article without a key cannot be.
    expect(rest).toEqual([{ title: 'Card', url: '/p9', kind: 'same', before: euro(2500), now: euro(2500) }]);
    expect(calls).toEqual([['facts', 'DE', lines.slice(0, 2), preview]]);
  });

  it('orders again what is sold now, at the prices of now', async () => {
    const { again, calls } = open();
    const owner = { site: 'DE', visitorId: 'v1' };
    expect(await again(which, { request, site: 'DE', moment: now })).toEqual({
      kind: 'done',
      missed: 0,
      setCookies: ['c=1'],
    });
    expect(calls).toEqual([
      ['find', which, at],
      ['facts', 'DE', lines.slice(0, 2), now],
      ['welcome', request],
      ['article', owner, { productId: '1', tcm: 'a', quantity: 2 }, now],
      ['change', owner, { setGiftCard: { productId: '9', tcm: '25', set: true } }, now],
    ]);
  });

  it.each<[Stage, object, readonly string[]]>([
    [{ isMissing: true }, { kind: 'missing' }, ['find']],
    [{ sold: [undefined, undefined] }, { kind: 'none' }, ['find', 'facts']],
    [{ sold: [undefined, factsOf('9', 2500)] }, { kind: 'done', missed: 0 }, ['find', 'facts', 'welcome', 'change']],
    [{ fails: ['article'] }, { kind: 'done', missed: 1 }, ['find', 'facts', 'welcome', 'article', 'change']],
    [{ fails: ['article', 'change'] }, { kind: 'done', missed: 2 }, ['find', 'facts', 'welcome', 'article', 'change']],
  ])('who orders again with %j hears %j', async (stage, outcome, done) => {
    const { again, names } = open(stage);
    expect(await again(which, { request, site: 'DE', moment: now })).toMatchObject(outcome);
    expect(names()).toEqual(done);
  });
});

describe('[SHOP-13] the link of an order', () => {
  const asked = { site: 'DE', number: '47', email: 'Ada@Example.com', address: '203.0.113.7' } as const;

  it('goes to its own mailbox, once in ten minutes, and opens it for half a year', async () => {
    const { sendLink, calls } = open({ link: { key: 'k1', email: 'ada@example.com' } });
    expect(await sendLink(asked, now)).toBe(0);
    const until = new Date('2027-05-22T10:00:00Z');
    const turn = Math.floor(at.getTime() / 600_000);
    expect(calls).toMatchObject([
      ['form', 'orderLink', '203.0.113.7'],
      ['order-link', ['DE', '47', 'ada@example.com', until]],
      ['mail', { to: 'ada@example.com', key: `order:DE:47:link:${turn}` }, at],
    ]);
  });

  it('is not sent for another order, and the visitor hears the same', async () => {
    const { sendLink, names } = open();
    expect(await sendLink(asked, now)).toBe(0);
    expect(names()).toEqual(['form', 'order-link']);
  });

  it('[SAFE-7] waits where too many were asked for', async () => {
    const { sendLink, names } = open({ waits: 60, link: { key: 'k1', email: 'ada@example.com' } });
    expect(await sendLink(asked, now)).toBe(60);
    expect(names()).toEqual(['form']);
  });
});
