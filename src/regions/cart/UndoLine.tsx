import back from 'virtual:icons/arrow-counter-clockwise';
import trash from 'virtual:icons/trash';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './undo-line.module.css';

export interface UndoLineProps {
  readonly title: string;
  readonly onUndo: () => void;
}

/** CART-8: stands where the line stood, for as long as it can be brought back. */
export const UndoLine = ({ title, onUndo }: UndoLineProps) => {
  const t = useT();
  return (
    <li className={styles.undo}>
      <Icon body={trash} size={20} />
      <p className={styles.words}>{t('cart.removed', { title })}</p>
      <button className={styles.button} type="button" onClick={onUndo}>
        <Icon body={back} size={20} />
        {t('cart.undo')}
        <Hidden>{`: ${title}`}</Hidden>
      </button>
      <span className={styles.time} aria-hidden="true" />
    </li>
  );
};
