import { randomUUID } from 'node:crypto';
import { placedOrderPath } from '../../contracts/order/order.contract.ts';
import { paymentNoticePath } from '../../contracts/order/payment.contract.ts';
import { createPaymentProvider } from '../../services/order/payment-provider.service.ts';
import { paymentNoticeRoutes } from '../../services/order/payment-notice.routes.ts';
import { createPaymentRepository } from '../../services/order/payment.repository.ts';
import { createProviderPayments, type ProviderPayments } from '../../services/order/provider-payments.service.ts';
import { sites } from '../../sites/sites.ts';
import { sendProblem } from '../http/problems.ts';
import type { ShopContext } from './shop-context.ts';

/** Connects the payment provider that the settings name; nothing without one. */
export const composePayments = ({
  app,
  config: { PAYMENT_URL: url, PAYMENT_SECRET: secret },
  db,
  hosts,
  now,
}: ShopContext): ProviderPayments | undefined => {
  if (url === undefined || secret === undefined) return undefined;
  const payments = createProviderPayments({
    payments: createPaymentRepository(db),
    provider: createPaymentProvider({ url, secret, fetch, now }),
    startOf: (site, { number, key }) => {
      const origin = hosts.originOf(sites[site]);
      return {
        orderNumber: number,
        locale: sites[site].locale,
        returnTo: `${origin}${placedOrderPath}${key}?paid=back`,
        noticeTo: origin + paymentNoticePath,
      };
    },
    newId: randomUUID,
    now,
    onFault: (err, what) => app.log.error({ err }, what),
  });
  paymentNoticeRoutes(app, { payments, secret, now, sendProblem });
  return payments;
};
