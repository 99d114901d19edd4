import { withdrawalPath } from '../../contracts/customer/contact.contract.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { OrderLines, OrderSumList } from '../checkout/OrderSummary.tsx';
import styles from './order-panels.module.css';
import { OrderActs, OrderNews } from './OrderActs.tsx';
import type { ShownActs } from './order-acts.rules.ts';
import { AddressPanel, FactPanel } from './OrderPanels.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { ShownOrder, ShownTransfer } from './order-shown.rules.ts';
import { PaymentCode } from './PaymentCode.tsx';

/** The bank details of a prepaid order, until it is paid. */
const Transfer = ({ transfer: { until, facts, code } }: { readonly transfer: ShownTransfer }) => {
  const { t } = useSite();
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('page.order.paymentBy', { kind: t('page.order.payment.prepayment') })}</h2>
      <p className={styles.hint}>{t('page.order.prepaymentText', { day: until })}</p>
      <div className={styles.transfer}>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        </dl>
        {code && <PaymentCode code={code} />}
      </div>
    </section>
  );
};

const Payment = ({ order }: { readonly order: ShownOrder }) => {
  const { t } = useSite();
  const { payment, paid, canPay, isRefundDue, payDays, transfer, state } = order;
  const toPay =
    payment === 'invoice' && state !== 'CANCELLED' ? t('page.order.invoiceText', { days: payDays }) : undefined;
  if (transfer) return <Transfer transfer={transfer} />;
  if (canPay || paid) return <AtProvider order={order} />;
  return (
    <FactPanel
      title={t('page.order.payment')}
      text={payment ? t(`page.order.payment.${payment}`) : t('page.order.nothingToPay')}
      hint={isRefundDue ? t('page.order.cancel.refund') : toPay}
    />
  );
};

/** The state of a payment at the provider, and the button that leads there. */
const AtProvider = ({ order: { payment, paid, canPay, isRefundDue } }: { readonly order: ShownOrder }) => {
  const { t } = useSite();
  if (!payment) return null;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('page.order.paymentBy', { kind: t(`page.order.payment.${payment}`) })}</h2>
      <p>{t(`page.order.pay.state.${paid ?? 'open'}`)}</p>
      {isRefundDue && <p className={styles.hint}>{t('page.order.cancel.refund')}</p>}
      {canPay && (
        <form className={styles.act} method="post">
          <Button type="submit" kind="activating" name="act" value="pay">
            {t('page.order.pay.now')}
          </Button>
        </form>
      )}
    </section>
  );
};

/** LAW-2: the link to the withdrawal of this order, and whether one was declared. */
const Withdrawal = ({ order: { number, withdrawnAt } }: { readonly order: ShownOrder }) => {
  const { t } = useSite();
  return (
    <>
      {withdrawnAt !== undefined && (
        <Notification kind="info">{t('page.order.withdrawn', { at: withdrawnAt })}</Notification>
      )}
      <p>
        <a href={`${withdrawalPath}?order=${encodeURIComponent(number)}`}>{t('page.withdrawal.title')}</a>
      </p>
    </>
  );
};

/** One order with items, delivery, payment and totals. */
export const OrderDetails = ({ order, acts }: { readonly order: ShownOrder; readonly acts: ShownActs }) => {
  const { t } = useSite();
  const { delivery, deliveredTo, greeting, invoiceTo, lines, sums } = order;
  return (
    <div className={styles.details}>
      <OrderNews order={order} acts={acts} />
      <OrderSteps order={order} />
      <div className={styles.box}>
        <OrderLines lines={lines} />
        <OrderSumList sums={sums} />
      </div>
      <Payment order={order} />
      <AddressPanel title={t(`page.order.to.${delivery}`)} lines={deliveredTo} />
      {greeting !== undefined && <FactPanel title={t('page.order.greeting')} text={greeting} />}
      {invoiceTo.length > 0 && <AddressPanel title={t('page.order.invoiceTo')} lines={invoiceTo} />}
      <OrderActs order={order} acts={acts} />
      <Withdrawal order={order} />
    </div>
  );
};
