import back from 'virtual:icons/arrow-counter-clockwise';
import trash from 'virtual:icons/trash';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { additionForm, additionOf, isCall } from '../../domain/cart/kinds/kinds.ts';
import { cartFormPath } from '../../contracts/cart/cart.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import styles from './undo-line.module.css';

export interface UndoLineProps {
  readonly item: CartItem;
  readonly title: string;
  readonly onUndo: () => void;
}

/** CART-8: replaces a removed line for as long as it can be restored. */
export const UndoLine = ({ item, title, onUndo }: UndoLineProps) => {
  const t = useT();
  // An addition that the contract has no call for is a plain form.
  const isByForm = !isCall(additionOf(item));
  const button = (
    <button className={styles.button} type={isByForm ? 'submit' : 'button'} onClick={isByForm ? undefined : onUndo}>
      <Icon body={back} size={20} />
      {t('cart.undo')}
      <Hidden>{`, ${title}`}</Hidden>
    </button>
  );
  return (
    <li className={styles.undo}>
      <Icon body={trash} size={20} />
      <p className={styles.words}>{t('cart.removed', { title })}</p>
      {isByForm ? (
        <form action={cartFormPath} method="post">
          <HiddenFields fields={additionForm(item)} />
          {button}
        </form>
      ) : (
        button
      )}
      <span className={styles.time} aria-hidden="true" />
    </li>
  );
};
