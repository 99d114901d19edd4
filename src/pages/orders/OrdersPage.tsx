import { withdrawalPath } from '../../contracts/customer/contact.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { AccountFrame, Nothing } from '../account/AccountFrame.tsx';
import styles from '../account/account.module.css';
import type { OrdersPageProps } from './orders.page.ts';
import { OrderRows } from './OrderRows.tsx';

export const OrdersPage = ({ framed, orders }: OrdersPageProps) => {
  const t = useT();
  return (
    <AccountFrame title={t('page.account.nav.orders')} current={accountLinks.orders} framed={framed}>
      {orders.length === 0 ? <Nothing text={t('page.account.orders.none')} /> : <OrderRows orders={orders} />}
      <p>
        <a className={styles.link} href={withdrawalPath}>
          {t('page.withdrawal.title')}
        </a>
      </p>
    </AccountFrame>
  );
};
