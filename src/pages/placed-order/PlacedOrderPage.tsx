import { useT } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { OrderDetails } from '../order/OrderDetails.tsx';
import content from '../shell/content.module.css';
import { AccountForm } from './AccountForm.tsx';
import styles from './placed-order.module.css';
import type { PlacedOrderPageProps } from './placed-order.page.ts';

export const PlacedOrderPage = ({ order, acts, isPlaced, email, account, payment }: PlacedOrderPageProps) => {
  const t = useT();
  const { number, day, state } = order;
  const title = t('page.account.orders.one', { number });
  return (
    <div className={`${content.width} ${styles.page}`}>
      <h1 className={styles.title}>{isPlaced ? t('page.placed-order.thanks') : title}</h1>
      {isPlaced && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output may contain phrasing content only
        <div className={styles.said} role="status">
          <Notification kind="success">
            {t('page.placed-order.text', { number })}
            {email !== undefined && ` ${t('page.placed-order.mail', { email })}`}
          </Notification>
        </div>
      )}
      {payment && (
        <div className={styles.said}>
          <Notification kind="warning">
            {t(payment === 'away' ? 'page.order.pay.away' : `page.order.pay.state.${payment}`)}
          </Notification>
        </div>
      )}
      <p className={styles.state}>{`${day} · ${t(`page.account.orders.state.${state}`)}`}</p>
      <OrderDetails order={order} acts={acts} />
      {account && (
        <div className={styles.account}>
          <AccountForm offer={account} />
        </div>
      )}
      <p className={styles.on}>
        <ButtonLink href="/">{t('page.account.toShop')}</ButtonLink>
      </p>
    </div>
  );
};
