import type { ReactNode } from 'react';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import type { Cart, FreeArticle } from '../../contracts/cart/cart.contract.ts';
import { isUnavailable, missingFor } from '../../domain/cart/cart.rules.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from './cart-line.module.css';
import { LineFrame } from './LineFrame.tsx';

export interface OtherLineProps {
  readonly item: CartItem;
  readonly cart: Cart;
  readonly isGone: boolean;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

const Amount = ({ price, note }: { readonly price: Money; readonly note?: string }) => {
  const figure = usePrice();
  return (
    <div className={styles.prices}>
      <Price figure={figure(price)} />
      {note !== undefined && <span className={styles.each}>{note}</span>}
    </div>
  );
};

/** Why a free article is not available: too little is bought, it is sold out, or the campaign is over. */
const FreeHint = ({ free, cart }: { readonly free: FreeArticle; readonly cart: Cart }) => {
  const t = useT();
  const price = usePrice();
  const { minimum } = free;
  const missing = missingFor(cart, free);
  if (cart.isUnpriced) return <p className={styles.hint}>{t('cart.unavailable')}</p>;
  const words =
    minimum && missing > 0
      ? t('cart.free.missing', {
          from: price(minimum).text,
          missing: price({ ...minimum, amountMinor: missing }).text,
        })
      : t('cart.free.over');
  return <p className={styles.hint}>{words}</p>;
};

interface Words {
  readonly title: string;
  readonly url: string | undefined;
  readonly choice: string | undefined;
  readonly picture: string | undefined;
  readonly hints: ReactNode;
  readonly price: ReactNode;
}

const useWords = (item: CartItem, cart: Cart, isGone: boolean): Words => {
  const t = useT();
  const gone = isGone && <p className={styles.hint}>{t('cart.gone')}</p>;
  switch (item.kind) {
    case 'article':
    case 'giftCard': {
      const { title, url, choice, picture, price } = item.article;
      return { title, url, choice, picture, hints: gone, price: <Amount price={price} /> };
    }
    case 'freeArticle': {
      const { freeArticle: free } = item;
      const { title, url, choice, picture } = free;
      const isOver = isUnavailable(free);
      const hints = isOver && <FreeHint free={free} cart={cart} />;
      return {
        title,
        url,
        choice,
        picture,
        hints,
        price: !isOver && <p className={styles.prices}>{t('cart.free')}</p>,
      };
    }
    case 'partnerProduct': {
      const { title, url, partner, picture, price } = item.partnerProduct;
      return {
        title,
        url,
        choice: partner && t('cart.partner', { partner }),
        picture,
        hints: gone,
        price: <Amount price={price} />,
      };
    }
    case 'subscription': {
      const { title, url, choice, picture, pieces, weeks, price } = item.subscription;
      const rhythm = t('cart.subscription', { pieces, weeks });
      return {
        title,
        url,
        choice,
        picture,
        hints: gone || (weeks > 0 && <p className={styles.choice}>{rhythm}</p>),
        price: <Amount price={price} note={t('cart.subscription.each')} />,
      };
    }
  }
};

/** CART-16: a line of a kind without a number of pieces. */
export const OtherLine = ({ item, cart, isGone, isPending, onRemove }: OtherLineProps) => {
  const t = useT();
  const { price, title, ...words } = useWords(item, cart, isGone);
  return (
    <LineFrame
      {...words}
      title={title || t('cart.unnamed')}
      item={item}
      isGone={isGone}
      isPending={isPending}
      onRemove={onRemove}
    >
      {(!cart.isUnpriced || item.kind === 'freeArticle') && price}
    </LineFrame>
  );
};
