import trash from 'virtual:icons/trash';
import { cartFormPath, type Article } from '../../contracts/cart.contract.ts';
import { cartLimits, isUnavailable, lineTotal, mostPieces } from '../../contracts/cart.rules.ts';
import { pictureSources } from '../../contracts/pictures.contract.ts';
import { usePrice, useSite, useT } from '../../sites/site-context.tsx';
import { stockWords } from '../../sites/stock.ts';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Stepper } from '../../ui/stepper/Stepper.tsx';
import { Stock } from '../../ui/stock/Stock.tsx';
import styles from './cart-line.module.css';

export interface CartLineProps {
  readonly article: Article;
  /** no longer sold: it can only be taken out */
  readonly isGone: boolean;
  readonly isPending: boolean;
  readonly onQuantity: (quantity: number) => void;
}

const widths = [112, 160, 240] as const;

const FormKey = ({ article, mode }: { readonly article: Article; readonly mode: 'set' | 'remove' }) => (
  <>
    <input type="hidden" name="productId" value={article.productId} />
    <input type="hidden" name="tcm" value={article.tcm} />
    <input type="hidden" name="mode" value={mode} />
  </>
);

const LinePrice = ({ article }: { readonly article: Article }) => {
  const t = useT();
  const price = usePrice();
  const { quantity, oldPrice } = article;
  const before = oldPrice && lineTotal({ price: oldPrice, quantity });
  return (
    <p className={styles.prices}>
      <Price figure={price(lineTotal(article))} reduced={before !== undefined} />
      {before && (
        <s className={styles.before} aria-label={t('cart.before', { price: price(before).spoken })}>
          {price(before).text}
        </s>
      )}
      {quantity > 1 && <span className={styles.each}>{t('cart.each', { price: price(article.price).text })}</span>}
    </p>
  );
};

/** What there is to know of an article in the cart beside its name: stock, and what keeps it from being bought or raised. */
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

export const CartLine = ({ article, isGone, isPending, onQuantity }: CartLineProps) => {
  const t = useT();
  const { title, choice, quantity, picture, url } = article;
  return (
    <li className={styles.line} data-pending={isPending || undefined} data-gone={isGone || undefined}>
      <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
        {picture && (
          <Picture
            sources={pictureSources(picture)}
            widths={widths}
            sizes="(max-width: 979px) 88px, 112px"
            alt=""
            ratio={[112, 140]}
          />
        )}
      </a>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.titleLink} href={url}>
            {title}
          </a>
        </h2>
        {choice && <p className={styles.choice}>{choice}</p>}
        <Hints article={article} isGone={isGone} />
      </div>
      <form
        className={styles.remove}
        action={cartFormPath}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onQuantity(0);
        }}
      >
        <FormKey article={article} mode="remove" />
        <button className={styles.removeButton} type="submit" data-keep-click>
          <Icon body={trash} size={20} />
          <span className={styles.removeWord}>{t('cart.remove')}</span>
          <Hidden>{`: ${title}`}</Hidden>
        </button>
      </form>
      {!isGone && (
        <>
          <LinePrice article={article} />
          <form className={styles.stepper} action={cartFormPath} method="post">
            <FormKey article={article} mode="set" />
            <Stepper
              as="buttons"
              name="quantity"
              value={quantity}
              max={mostPieces(article, cartLimits)}
              words={{ group: t('cart.quantity', { title }), less: t('cart.less'), more: t('cart.more') }}
              onStep={onQuantity}
            />
          </form>
        </>
      )}
    </li>
  );
};
