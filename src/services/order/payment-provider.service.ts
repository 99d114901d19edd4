import { Value } from 'typebox/value';
import type { TSchema, Static } from 'typebox';
import {
  paymentNewsSchema,
  paymentSignatureHeader,
  paymentStartedSchema,
  type Payment,
  type PaymentNews,
} from '../../contracts/order/payment.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import { signatureOf } from './payment-signature.rules.ts';

export interface PaymentProviderParts {
  /** the address of the provider's interface */
  readonly url: string;
  readonly secret: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => Now;
}

/** What the provider receives of an order: nothing about the person. */
export interface PaymentStart {
  readonly orderNumber: string;
  readonly locale: string;
  /** where the buyer's browser comes back to */
  readonly returnTo: string;
  readonly noticeTo: string;
}

/** The provider gave an answer that the contract does not know. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

const longestCallMs = 5000;
const longestAnswer = 16_384;

/** The calls of docs/contracts/payment.md; each may be repeated. */
export const createPaymentProvider = ({ url, secret, fetch, now }: PaymentProviderParts) => {
  const base = url.replace(/\/$/, '');
  const { origin } = new URL(base);

  const call = async <Schema extends TSchema>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
    content?: object,
  ): Promise<Static<Schema> | undefined> => {
    const address = `${base}${path}`;
    const body = content === undefined ? '' : JSON.stringify(content);
    const response = await fetch(address, {
      method,
      headers: {
        'content-type': 'application/json',
        [paymentSignatureHeader]: signatureOf(secret, { path: new URL(address).pathname, body }, now()),
      },
      ...(method === 'POST' ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(longestCallMs),
    });
    if (response.status === 404 && method === 'GET') return undefined;
    const text = await response.text();
    if (!response.ok || text.length > longestAnswer)
      throw new PaymentProviderError(`the payment provider answers ${response.status} to ${method}`);
    const answer: unknown = JSON.parse(text);
    if (!Value.Check(schema, answer)) throw new PaymentProviderError('the payment provider answers in another form');
    return answer;
  };

  return {
    /** the origin of the provider's pages */
    origin,
    /** Announces a payment and returns the address of its page. */
    start: async ({ id, amount }: Payment, { orderNumber, ...start }: PaymentStart): Promise<string> => {
      const started = await call('POST', '/payments', paymentStartedSchema, {
        id,
        order: orderNumber,
        amount,
        ...start,
      });
      const page = new URL(started?.page ?? '');
      if (page.origin !== origin) throw new PaymentProviderError('the page of the payment is at another origin');
      return page.href;
    },
    /** Returns what the provider knows of a payment; nothing if it was never announced. */
    look: ({ id }: Payment): Promise<PaymentNews | undefined> => call('GET', `/payments/${id}`, paymentNewsSchema),
    refund: ({ id }: Payment): Promise<PaymentNews | undefined> =>
      call('POST', `/payments/${id}/refund`, paymentNewsSchema, {}),
  };
};
export type PaymentProvider = ReturnType<typeof createPaymentProvider>;
