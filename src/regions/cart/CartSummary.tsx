import { useId } from 'react';
import type { Cart } from '../../contracts/cart.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from './cart.module.css';

/** What it comes to. The way on stands here as soon as there is one. */
export const CartSummary = ({ cart }: { readonly cart: Cart }) => {
  const t = useT();
  const price = usePrice();
  const total = price(cart.total);
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.summaryTitle}>
        {t('cart.summary')}
      </h2>
      <dl className={styles.sums}>
        <dt>{t('cart.count', { count: cart.numberOfArticles })}</dt>
        <dd>
          <span aria-hidden="true">{total.text}</span>
        </dd>
        <dt className={styles.total}>{t('cart.total')}</dt>
        <dd className={styles.total}>
          <Price figure={total} />
        </dd>
      </dl>
      <p className={styles.note}>{t('cart.tax')}</p>
    </section>
  );
};
