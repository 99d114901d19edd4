import { usePrice, useT } from '../../sites/site-context.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from '../account/account.module.css';
import type { OrderRow } from './orders.rules.ts';

export const OrderRows = ({ orders }: { readonly orders: readonly OrderRow[] }) => {
  const t = useT();
  const price = usePrice();
  return (
    <ul className={styles.rows}>
      {orders.map(({ number, href, day, state, total, titles, withdrawnAt }) => (
        <li key={number} className={styles.row}>
          <div>
            <a className={styles.link} href={href}>
              {t('page.account.orders.of', { day, number })}
            </a>
            <div className={styles.hint}>{t(`page.account.orders.state.${state}`)}</div>
            {withdrawnAt !== undefined && (
              <div className={styles.hint}>{t('page.order.withdrawn', { at: withdrawnAt })}</div>
            )}
            <div className={styles.hint}>{titles}</div>
          </div>
          <Price figure={price(total)} />
        </li>
      ))}
    </ul>
  );
};
