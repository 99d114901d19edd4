import heart from 'virtual:icons/heart';
import { watchFormPath } from '../../contracts/customer/account.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './watch.module.css';

export interface WatchButtonProps {
  readonly productId: string;
  readonly title: string;
  readonly price: Money;
  /** path of the current page */
  readonly back: string;
}

/** SHOP-3: a heart beside a product, as a plain form. The page is public, so the server does not know the visitor. */
export const WatchButton = ({ productId, title, price, back }: WatchButtonProps) => {
  const t = useT();
  return (
    <form
      method="post"
      action={watchFormPath}
      data-product={productId}
      data-goods={JSON.stringify({ productId, title, price })}
    >
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="mode" value="add" />
      <input type="hidden" name="back" value={back} />
      <button className={styles.button} type="submit">
        <Icon body={heart} />
        <Hidden>{t('watch.watch', { title })}</Hidden>
      </button>
    </form>
  );
};
