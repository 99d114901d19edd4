import plus from 'virtual:icons/plus';
import { cartFormPath } from '../../contracts/cart/cart.contract.ts';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './quick-add.module.css';
import { goodsOfTile } from './quick-add.rules.ts';

/** CART-4: puts a product that leaves nothing to choose into the cart: a plain form, which the list's script sends. */
export const QuickAdd = ({ tile, only }: { readonly tile: ProductTile; readonly only: string }) => {
  const t = useT();
  const { productId, title, url } = tile;
  return (
    <form className={styles.add} method="post" action={cartFormPath} data-add={JSON.stringify(goodsOfTile(tile, only))}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="tcm" value={only} />
      <input type="hidden" name="mode" value="add" />
      <input type="hidden" name="back" value={url} />
      <button className={styles.button} type="submit">
        <Icon body={plus} />
        <Hidden>{t('page.list.add', { title })}</Hidden>
      </button>
    </form>
  );
};
