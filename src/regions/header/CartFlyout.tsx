import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { checkoutPath } from '../../contracts/order/order.contract.ts';
import { headerLinks } from '../../sites/links.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import type { CartPreview, PreviewEntry } from './cart-preview.rules.ts';
import { mostEntries } from './icons.constants.ts';
import styles from './cart-flyout.module.css';

const widths = [112, 160, 240] as const;

const Entry = ({ entry }: { readonly entry: PreviewEntry }) => {
  const { url, pieces, choice, price, picture } = entry;
  const t = useT();
  const priceOf = usePrice();
  const title = entry.title || t('cart.unnamed');
  return (
    <li className={styles.entry}>
      <span className={styles.picture}>
        {picture && <Picture sources={pictureSources(picture)} widths={widths} sizes="64px" alt="" ratio={[64, 80]} />}
      </span>
      <span className={styles.words}>
        {url ? (
          <a className={styles.title} href={url}>
            {title}
          </a>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.meta}>
          {[t('header.pieces', { count: pieces }), choice].filter((word) => word !== undefined).join(', ')}
        </span>
      </span>
      {price && <Price figure={priceOf(price)} size="small" />}
    </li>
  );
};

const Filled = ({ entries, total, hasDefects, canBeBought }: Extract<CartPreview, { tag: 'filled' }>) => {
  const t = useT();
  const price = usePrice();
  const further = entries.length - mostEntries;
  return (
    <>
      {hasDefects && <Notification kind="warning">{t('cart.error.defects')}</Notification>}
      <ul className={styles.entries}>
        {entries.slice(0, mostEntries).map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
      {further > 0 && <p className={styles.meta}>{t('header.furtherEntries', { count: further })}</p>}
      {total && (
        <p className={styles.total}>
          {t('cart.total')} <Price figure={price(total)} />
        </p>
      )}
      <div className={styles.ways}>
        {canBeBought && (
          <ButtonLink href={checkoutPath} kind="activating" width="full">
            {t('cart.checkout')}
          </ButtonLink>
        )}
        <ButtonLink href={headerLinks.cart} kind={canBeBought ? 'secondary' : 'primary'} width="full">
          {t('header.toCart')}
        </ButtonLink>
      </div>
    </>
  );
};

/** The content of the cart from the page's copy. */
export const CartFlyout = ({ preview }: { readonly preview: CartPreview }) => {
  const t = useT();
  switch (preview.tag) {
    case 'waiting':
      return (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      );
    case 'failed':
      return <Notification kind="error">{t('cart.error.load')}</Notification>;
    case 'empty':
      return (
        <>
          <p className={styles.nothing}>{t('cart.empty.title')}</p>
          <p className={styles.meta}>{t('cart.empty.text')}</p>
        </>
      );
    case 'filled':
      return <Filled {...preview} />;
  }
};
