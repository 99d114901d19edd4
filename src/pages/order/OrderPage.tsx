import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { AccountFrame } from '../account/AccountFrame.tsx';
import styles from '../account/account.module.css';
import type { OrderPageProps } from './order.page.ts';
import { OrderDetails } from './OrderDetails.tsx';

export const OrderPage = ({ framed, order, acts }: OrderPageProps) => {
  const t = useT();
  return (
    <AccountFrame
      title={t('page.account.orders.one', { number: order.number })}
      current={accountLinks.orders}
      framed={framed}
    >
      <p className={styles.hint}>{`${order.day} · ${t(`page.account.orders.state.${order.state}`)}`}</p>
      <OrderDetails order={order} acts={acts} />
    </AccountFrame>
  );
};
