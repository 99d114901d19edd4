import { describe, expect, it } from 'vitest';
import { paymentSignatureHeader } from '../../contracts/order/payment.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { createPaymentProvider, PaymentProviderError } from './payment-provider.service.ts';
import { isSigned } from './payment-signature.rules.ts';

const secret = 'a secret of the tests that is long enough';
const now = clockOf(() => new Date('2026-11-23T10:00:00Z'));
const amount = { amountMinor: 1990, currency: 'EUR' } as const;
const payment = {
  id: '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a10',
  orderId: 'o1',
  attempt: 1,
  site: 'DE',
  amount,
  state: 'open',
} as const;
const news = { id: payment.id, state: 'paid', amount };
const start = { orderNumber: '47', locale: 'de-DE', returnTo: 'https://shop/o?paid=back', noticeTo: 'https://shop/n' };

/** A provider that gives one answer; the test sees what it was asked. */
const open = (answer: unknown, status = 200, url = 'https://pay.example/v2/') => {
  const asked: { url: string; init: RequestInit }[] = [];
  const provider = createPaymentProvider({
    url,
    secret,
    now,
    fetch: async (to, init) => {
      asked.push({ url: to, init });
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
    },
  });
  return { provider, asked };
};

describe('[SHOP-4] the payment provider', () => {
  it('hears of a payment what the contract says, and nothing about the person', async () => {
    const { provider, asked } = open({ page: 'https://pay.example/pay/1' });
    expect(provider.origin).toBe('https://pay.example');
    expect(await provider.start(payment, start)).toBe('https://pay.example/pay/1');
    const [{ url, init } = { url: '', init: {} }] = asked;
    expect([url, init.method, init.redirect]).toEqual(['https://pay.example/v2/payments', 'POST', 'error']);
    const { orderNumber: order, ...rest } = start;
    expect(JSON.parse(typeof init.body === 'string' ? init.body : '')).toEqual({
      id: payment.id,
      order,
      amount,
      ...rest,
    });
    expect(init.signal).toBeInstanceOf(AbortSignal);
  });

  it.each(['look', 'refund'] as const)('[SAFE-1] can tell by the signature that the shop asks to %s', async (ask) => {
    const { provider, asked } = open(news);
    expect(await provider[ask](payment)).toEqual(news);
    const [{ url, init } = { url: '', init: {} }] = asked;
    const paths = { look: `/v2/payments/${payment.id}`, refund: `/v2/payments/${payment.id}/refund` };
    const bodies = { look: undefined, refund: '{}' };
    expect([url, init.method, init.body]).toEqual([
      `https://pay.example${paths[ask]}`,
      ask === 'look' ? 'GET' : 'POST',
      bodies[ask],
    ]);
    const headers = new Headers(init.headers);
    expect(headers.get('content-type')).toBe('application/json');
    const message = { path: paths[ask], body: bodies[ask] ?? '' };
    expect(isSigned(secret, message, headers.get(paymentSignatureHeader) ?? undefined, now())).toBe(true);
  });

  it('may not know a payment that is looked for, but must know one that is paid back', async () => {
    expect(await open('', 404).provider.look(payment)).toBeUndefined();
    await expect(open('', 404).provider.refund(payment)).rejects.toThrow('answers 404 to POST');
  });

  it.each<[string, unknown, number, string]>([
    ['a fault', news, 500, 'the payment provider answers 500 to GET'],
    [
      'a long answer',
      JSON.stringify({ ...news, more: 'x'.repeat(16_384) }),
      200,
      'the payment provider answers 200 to GET',
    ],
    ['another form', { ...news, state: 'stolen' }, 200, 'the payment provider answers in another form'],
  ])('is not believed with %s', async (_, answer, status, words) => {
    const asking = open(answer, status).provider.look(payment);
    await expect(asking).rejects.toThrow(words);
    await expect(asking).rejects.toBeInstanceOf(PaymentProviderError);
  });

  it('leads to no page of another origin', async () => {
    await expect(open({ page: 'https://elsewhere.example/pay/1' }).provider.start(payment, start)).rejects.toThrow(
      'the page of the payment is at another origin',
    );
  });
});
