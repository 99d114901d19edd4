import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import {
  paymentNewsSchema,
  paymentNoticePath,
  paymentSignatureHeader,
  type NoticeOutcome,
} from '../../contracts/order/payment.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { isSigned } from './payment-signature.rules.ts';
import type { ProviderPayments } from './provider-payments.service.ts';

export interface PaymentNoticeParts extends Pick<RouteContext, 'now' | 'sendProblem'> {
  readonly payments: Pick<ProviderPayments, 'take'>;
  readonly secret: string;
}

const longestNotice = 16_384;

const newsIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const refusals: Readonly<Record<Exclude<NoticeOutcome, 'taken'>, readonly [status: number, detail: string]>> = {
  unknown: [404, 'there is no such payment'],
  amount: [409, 'the payment has another amount'],
};

/** The notices of the payment provider (docs/contracts/payment.md): signed, so they need no origin of the shop (SAFE-1). */
export const paymentNoticeRoutes = (app: FastifyInstance, parts: PaymentNoticeParts): void => {
  const { payments, secret, now, sendProblem } = parts;
  void app.register((own, _options, done) => {
    // The signature is of the bytes that were sent.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestNotice }, (_request, body, parsed) =>
      parsed(null, body),
    );
    own.post(
      paymentNoticePath,
      { config: { carriesItsSecret: true }, schema: { hide: true } },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const header = request.headers[paymentSignatureHeader];
        const signature = typeof header === 'string' ? header : undefined;
        if (!isSigned(secret, { path: paymentNoticePath, body }, signature, now()))
          return sendProblem(reply, 401, 'the signature is wrong or too old');
        const news = newsIn(body);
        if (!Value.Check(paymentNewsSchema, news)) return sendProblem(reply, 400, 'this is no notice of a payment');
        const outcome = await payments.take(news);
        if (outcome === 'taken') return reply.code(204).send();
        // The provider sends it again; the shop's operators must look at it.
        request.log.error({ payment: news.id, outcome }, 'a notice of the payment provider fits no payment');
        return sendProblem(reply, ...refusals[outcome]);
      },
    );
    done();
  });
};
