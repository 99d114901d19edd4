import { Region } from '../../islands/Region.tsx';
import { island as cart } from '../../regions/cart/cart.island.tsx';
import { useT } from '../../sites/site-context.tsx';
import content from '../shell/content.module.css';
import styles from './cart.module.css';
import type { CartPageProps } from './cart.page.ts';

export const CartPage = (props: CartPageProps) => {
  const t = useT();
  return (
    <div className={`${content.width} ${styles.page}`}>
      <h1 className={styles.title}>{t('page.cart.title')}</h1>
      <Region of={cart} props={props} />
    </div>
  );
};
