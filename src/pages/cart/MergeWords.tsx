import type { MergeReport } from '../../contracts/cart/cart.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import styles from './cart.module.css';

/** CART-14: the result of merging the cart from before the login. */
export const MergeWords = ({ report: { merged, capped, dropped } }: { readonly report: MergeReport }) => {
  const t = useT();
  const isWhole = capped.length === 0 && dropped.length === 0;
  return (
    <div className={styles.merge}>
      <Notification kind={isWhole ? 'info' : 'warning'}>
        {merged > 0 && <p>{t('page.cart.merge.merged', { count: merged })}</p>}
        {capped.map(({ title, quantity }) => (
          <p key={title}>{t('page.cart.merge.capped', { title, quantity })}</p>
        ))}
        {dropped.map((title) => (
          <p key={title}>{t('page.cart.merge.dropped', { title })}</p>
        ))}
      </Notification>
    </div>
  );
};
