import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import {
  paymentNoticePath,
  paymentSignatureHeader,
  type NoticeOutcome,
} from '../../contracts/order/payment.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { paymentNoticeRoutes } from './payment-notice.routes.ts';
import { signatureOf } from './payment-signature.rules.ts';

const secret = 'a secret of the tests that is long enough';
const at = new Date('2026-11-23T10:00:00Z');
const news = {
  id: '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a10',
  state: 'paid',
  amount: { amountMinor: 1990, currency: 'EUR' },
};
const taken: unknown[] = [];
const logged: string[] = [];
let outcome: NoticeOutcome = 'taken';
const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
paymentNoticeRoutes(app, {
  payments: {
    take: async (one) => {
      taken.push(one);
      return outcome;
    },
  },
  secret,
  now: clockOf(() => at),
  sendProblem,
});
afterAll(() => app.close());

const send = async (content: unknown, { by = secret, sentAt = at, type = 'application/json' } = {}) => {
  taken.length = 0;
  const payload = typeof content === 'string' ? content : JSON.stringify(content);
  const signature = signatureOf(by, { path: paymentNoticePath, body: payload }, sentAt);
  const headers = { 'content-type': type, [paymentSignatureHeader]: signature };
  const { statusCode, body } = await app.inject({ method: 'POST', url: paymentNoticePath, headers, payload });
  return [statusCode, body === '' ? '' : (JSON.parse(body) as { detail: string }).detail, taken.length];
};

it.each<[NoticeOutcome, readonly unknown[], object | undefined]>([
  ['taken', [204, '', 1], undefined],
  ['unknown', [404, 'there is no such payment', 1], { payment: news.id, outcome: 'unknown' }],
  ['amount', [409, 'the payment has another amount', 1], { payment: news.id, outcome: 'amount' }],
])(
  '[SHOP-4] a notice that is %s gets its answer; operators see one that fits no payment',
  async (said, answer, log) => {
    outcome = said;
    logged.length = 0;
    // The provider may call its JSON what it likes.
    expect(await send(news, { type: 'text/x-notice' })).toEqual(answer);
    expect(taken).toEqual([news]);
    expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject(
      log ? [{ ...log, msg: 'a notice of the payment provider fits no payment' }] : [],
    );
  },
);

it.each<[string, unknown, Parameters<typeof send>[1], number, string]>([
  [
    'of another secret',
    news,
    { by: 'another secret of more than thirty-two' },
    401,
    'the signature is wrong or too old',
  ],
  ['of yesterday', news, { sentAt: new Date('2026-11-22T10:00:00Z') }, 401, 'the signature is wrong or too old'],
  ['of another state', { ...news, state: 'stolen' }, {}, 400, 'this is no notice of a payment'],
  ['that is no JSON', '{', {}, 400, 'this is no notice of a payment'],
])('[SAFE-1] a notice %s is refused', async (_, content, how, status, detail) => {
  expect(await send(content, how)).toEqual([status, detail, 0]);
});

it('[SAFE-1] a notice without a signature or a body, or that is too long, is refused', async () => {
  const none = await app.inject({ method: 'POST', url: paymentNoticePath });
  expect(none.statusCode).toBe(401);
  const signature = signatureOf(secret, { path: paymentNoticePath, body: '' }, at);
  const empty = await app.inject({
    method: 'POST',
    url: paymentNoticePath,
    headers: { [paymentSignatureHeader]: signature },
  });
  expect(empty.statusCode).toBe(400);
  expect((await send(`"${'x'.repeat(20_000)}"`))[0]).toBe(413);
});
