import { cartFormPath } from '../../contracts/cart/cart.contract.ts';
import type { ArticleOffer } from '../../contracts/cart/offer.contract.ts';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from './fillers.module.css';
import { HiddenFields } from './HiddenFields.tsx';

/** CART-17: a shelf of small things, each of which completes the cart for free shipping. */
export const Fillers = ({
  offers,
  onTake,
}: {
  readonly offers: readonly ArticleOffer[];
  readonly onTake: (item: CartItem) => void;
}) => {
  const t = useT();
  const price = usePrice();
  if (offers.length === 0) return null;
  return (
    <section className={styles.fillers} aria-label={t('cart.filler.title')}>
      <h2 className={styles.title}>{t('cart.filler.title')}</h2>
      <ul className={styles.row}>
        {offers.map((offer) => {
          const { productId, tcm, title, url, picture } = offer;
          return (
            <li key={tcm + productId} className={styles.filler}>
              <a className={styles.link} href={url}>
                {picture && (
                  <Picture sources={pictureSources(picture)} widths={[160, 240]} sizes="160px" alt="" ratio={[4, 5]} />
                )}
                {title}
              </a>
              <Price figure={price(offer.price)} size="small" />
              <form
                action={cartFormPath}
                method="post"
                onSubmit={(event) => {
                  event.preventDefault();
                  onTake({ kind: 'article', article: { ...offer, quantity: 1 } });
                }}
              >
                <HiddenFields fields={{ productId, tcm, mode: 'add' }} />
                <Button type="submit" kind="secondary" size="small" keepClick>
                  {t('cart.filler.add')}
                  <Hidden>{`, ${title}`}</Hidden>
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
