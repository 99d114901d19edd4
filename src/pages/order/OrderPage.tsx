import { accountLinks } from '../../sites/links.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from '../account/account.module.css';
import { AccountFrame, Panel } from '../account/AccountFrame.tsx';
import type { OrderPageProps } from './order.page.ts';

export const OrderPage = ({ framed, day, order }: OrderPageProps) => {
  const t = useT();
  const price = usePrice();
  return (
    <AccountFrame
      title={t('page.account.orders.one', { number: order.number })}
      current={accountLinks.orders}
      framed={framed}
    >
      <Panel title={t(`page.account.orders.state.${order.state}`)}>
        <p>{day}</p>
        <ul className={styles.rows}>
          {order.lines.map(({ productId, title, choice, quantity, price: one, url }) => (
            <li key={`${productId} ${choice ?? ''}`} className={styles.row}>
              <div>
                {url === undefined ? title : <a href={url}>{title}</a>}
                <div className={styles.hint}>
                  {[choice, t('page.account.orders.pieces', { count: quantity })].filter(Boolean).join(', ')}
                </div>
              </div>
              <Price figure={price(one)} />
            </li>
          ))}
          <li className={styles.row}>
            <div>{t('page.account.orders.shipping')}</div>
            <Price figure={price(order.shipping)} />
          </li>
          <li className={styles.row}>
            <strong>{t('page.account.orders.total')}</strong>
            <Price figure={price(order.total)} />
          </li>
        </ul>
      </Panel>
      <Panel title={t('page.account.orders.to')}>
        <address>
          {order.deliveredTo.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </Panel>
    </AccountFrame>
  );
};
