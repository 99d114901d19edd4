import { cartFormPath, type Article } from '../../contracts/cart/cart.contract.ts';
import { cartLimits, isUnavailable, lineTotal, mostPieces } from '../../domain/cart/cart.rules.ts';
import { usePrice, useSite, useT } from '../../sites/site-context.tsx';
import { stockWords } from '../../sites/delivery/stock.ts';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { OldPrice } from '../../ui/price/OldPrice.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Stepper } from '../../ui/stepper/Stepper.tsx';
import { Stock } from '../../ui/stock/Stock.tsx';
import styles from './cart-line.module.css';
import { HiddenFields } from './HiddenFields.tsx';
import { LineFrame } from './LineFrame.tsx';

export interface CartLineProps {
  readonly article: Article;
  /** no longer sold: it can only be removed */
  readonly isGone: boolean;
  readonly isPending: boolean;
  /** the service sends no prices */
  readonly isUnpriced: boolean;
  readonly onRemove: () => void;
  readonly onQuantity: (quantity: number) => void;
}

const LinePrice = ({ article }: { readonly article: Article }) => {
  const t = useT();
  const price = usePrice();
  const { quantity, oldPrice } = article;
  const before = oldPrice && lineTotal({ price: oldPrice, quantity });
  return (
    <p className={styles.prices}>
      <Price figure={price(lineTotal(article))} reduced={before !== undefined} />
      {before && <OldPrice className={styles.before} words={t('ui.former')} figure={price(before)} />}
      {quantity > 1 && <span className={styles.each}>{t('cart.each', { price: price(article.price).text })}</span>}
    </p>
  );
};

/** The stock of an article, and what prevents buying it or increasing its number. */
const Hints = ({ article, isGone }: Pick<CartLineProps, 'article' | 'isGone'>) => {
  const { site, t } = useSite();
  if (isGone) return <p className={styles.hint}>{t('cart.gone')}</p>;
  const { tone, key, values } = stockWords(article, site);
  const isAtLimit = article.quantity >= cartLimits.pieces;
  return (
    <>
      <p>
        <Stock tone={tone}>{t(key, values)}</Stock>
      </p>
      {isUnavailable(article) && <p className={styles.hint}>{t('cart.unavailable')}</p>}
      {isAtLimit && <p className={styles.hint}>{t('cart.most', { limit: cartLimits.pieces })}</p>}
    </>
  );
};

export const CartLine = ({ article, isGone, isPending, isUnpriced, onRemove, onQuantity }: CartLineProps) => {
  const t = useT();
  const { productId, tcm, title, choice, quantity, picture, url } = article;
  return (
    <LineFrame
      item={{ kind: 'article', article }}
      title={title}
      url={url}
      choice={choice}
      picture={picture}
      isGone={isGone}
      isPending={isPending}
      onRemove={onRemove}
      hints={
        <>
          <Hints article={article} isGone={isGone} />
          {/* The page draws what is kept, so this form is sent as it is. */}
          <form action={cartFormPath} method="post">
            <HiddenFields fields={{ kind: 'kept', productId, tcm, mode: 'keep' }} />
            <button className={styles.keep} type="submit">
              {t('cart.keep')}
              <Hidden>{`, ${title}`}</Hidden>
            </button>
          </form>
        </>
      }
    >
      {!isUnpriced && <LinePrice article={article} />}
      <form className={styles.stepper} action={cartFormPath} method="post">
        <HiddenFields fields={{ productId, tcm, mode: 'set' }} />
        <Stepper
          as="buttons"
          name="quantity"
          value={quantity}
          max={mostPieces(article, cartLimits)}
          words={{ group: t('cart.quantity', { title }), less: t('cart.less'), more: t('cart.more') }}
          onStep={onQuantity}
        />
      </form>
    </LineFrame>
  );
};
