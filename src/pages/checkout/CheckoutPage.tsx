import bank from 'virtual:icons/bank';
import card from 'virtual:icons/credit-card';
import invoice from 'virtual:icons/receipt';
import wallet from 'virtual:icons/wallet';
import { storesPath } from '../../contracts/content/stores.contract.ts';
import { checkoutPath, type PaymentKind } from '../../contracts/order/order.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Choice } from './Choice.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SaidNote } from '../account/AccountFrame.tsx';
import { CheckoutFields, OtherAddress } from './CheckoutFields.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import styles from './checkout.module.css';
import type { CheckoutPageProps } from './checkout.page.ts';
import { StoreMap } from '../stores/StoreMap.tsx';
import { StoreSelect } from './StoreSelect.tsx';
import { OrderSumList, OrderSummary } from './OrderSummary.tsx';

const paymentIcons: Readonly<Record<PaymentKind, string>> = { invoice, prepayment: bank, card, wallet };

const Greeting = ({ isKnown, addresses }: Pick<CheckoutPageProps, 'isKnown' | 'addresses'>) => {
  const t = useT();
  if (!isKnown)
    return (
      <p className={styles.hint}>
        {`${t('page.checkout.account')} `}
        <a href={`${accountLinks.login}?back=${checkoutPath}`}>{t('page.checkout.login')}</a>
      </p>
    );
  if (addresses.length < 2) return null;
  return (
    <p className={styles.hint}>
      {t('page.checkout.addresses')}
      {addresses.map(({ id, text }) => (
        <a key={id} className={styles.kept} href={`${checkoutPath}?address=${id}`}>
          {text}
        </a>
      ))}
    </p>
  );
};

const Deliveries = ({
  form,
  deliveries,
  stores,
  map,
  days,
}: Pick<CheckoutPageProps, 'form' | 'deliveries' | 'stores' | 'map' | 'days'>) => {
  const t = useT();
  const price = usePrice();
  const { values, errors } = form;
  return (
    <div className={styles.block}>
      <Choice
        heading
        name="delivery"
        legend={t('page.checkout.delivery')}
        value={values['delivery']}
        error={errors['delivery']}
        options={deliveries.map(({ kind, sums: { shipping } }) => ({
          value: kind,
          text: t(`page.order.delivery.${kind}`),
          hint: t(`page.checkout.delivery.${kind}`, { days }),
          end: shipping.amountMinor > 0 ? price(shipping).text : t('cart.shipping.free'),
        }))}
      />
      <OtherAddress form={form} />
      <div className={styles.stores}>
        <StoreSelect value={values['store']} groups={stores} error={errors['store']} />
        <StoreMap map={map} label={t('page.stores.mapOfAll')} />
        <p className={styles.hint}>
          <a href={storesPath} target="_blank" rel="noreferrer">
            {t('page.checkout.storeFinder')}
          </a>
        </p>
      </div>
    </div>
  );
};

const Payments = ({ form, payments }: Pick<CheckoutPageProps, 'form' | 'payments'>) => {
  const t = useT();
  if (payments.length === 0) return <p className={styles.hint}>{t('page.order.nothingToPay')}</p>;
  return (
    <Choice
      heading
      name="payment"
      legend={t('page.order.payment')}
      value={form.values['payment']}
      error={form.errors['payment']}
      options={payments.map((kind) => ({
        value: kind,
        text: t(`page.order.payment.${kind}`),
        hint: t(`page.checkout.payment.${kind}`),
        end: <Icon body={paymentIcons[kind]} />,
      }))}
    />
  );
};

/** SHOP-4: customer, delivery and payment in one plain form. */
export const CheckoutPage = (props: CheckoutPageProps) => {
  const t = useT();
  const { form, deliveries, payments, lines } = props;
  return (
    <CheckoutFrame step={1} bought={props}>
      <form className={styles.columns} method="post" noValidate action={checkoutPath}>
        <div className={styles.main}>
          <div>
            <h1 className={styles.title}>{t('page.checkout.title')}</h1>
            <SaidNote said={form.said} />
            <Greeting isKnown={props.isKnown} addresses={props.addresses} />
          </div>
          <CheckoutFields form={form} />
          <Deliveries form={form} deliveries={deliveries} stores={props.stores} map={props.map} days={props.days} />
          <Payments form={form} payments={payments} />
        </div>
        <OrderSummary
          lines={lines}
          sums={deliveries.map(({ kind, sums }) => (
            <OrderSumList key={kind} sums={sums} delivery={kind} />
          ))}
        >
          <Button type="submit" kind="activating" size="large" width="full">
            {t('page.checkout.next')}
          </Button>
          <p className={styles.note}>{t('page.checkout.nextNote')}</p>
        </OrderSummary>
      </form>
    </CheckoutFrame>
  );
};
