import type { ReactNode } from 'react';
import trash from 'virtual:icons/trash';
import { cartFormPath } from '../../contracts/cart/cart.contract.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { removalForm } from '../../domain/cart/kinds/kinds.ts';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './cart-line.module.css';
import { HiddenFields } from './HiddenFields.tsx';

export interface LineFrameProps {
  readonly item: CartItem;
  readonly title: string;
  readonly url: string | undefined;
  readonly choice: string | undefined;
  readonly picture: string | undefined;
  /** no longer sold: it can only be removed */
  readonly isGone: boolean;
  readonly isPending: boolean;
  readonly onRemove: () => void;
  /** notes beside the name */
  readonly hints: ReactNode;
  /** price and stepper, if any */
  readonly children?: ReactNode;
}

const widths = [112, 160, 240] as const;

/** The parts of every line: picture, name, notes and the form that removes the item. */
export const LineFrame = (props: LineFrameProps) => {
  const t = useT();
  const { item, title, url, choice, picture, isGone, isPending, onRemove, hints, children } = props;
  const shown = picture && (
    <Picture
      sources={pictureSources(picture)}
      widths={widths}
      sizes="(max-width: 979px) 88px, 112px"
      alt=""
      ratio={[112, 140]}
    />
  );
  return (
    <li className={styles.line} data-pending={isPending || undefined} data-gone={isGone || undefined}>
      {url ? (
        <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
          {shown}
        </a>
      ) : (
        <span className={styles.picture}>{shown}</span>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          {url ? (
            <a className={styles.titleLink} href={url}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        {choice && <p className={styles.choice}>{choice}</p>}
        {hints}
      </div>
      <form
        className={styles.remove}
        action={cartFormPath}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <HiddenFields fields={removalForm(item)} />
        <button className={styles.removeButton} type="submit" data-keep-click>
          <Icon body={trash} size={20} />
          <span className={styles.removeWord}>{t('cart.remove')}</span>
          <Hidden>{`, ${title}`}</Hidden>
        </button>
      </form>
      {!isGone && children}
    </li>
  );
};
