import type { FreeArticleOffer } from '../../contracts/cart/offer.contract.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { additionForm } from '../../domain/cart/kinds/kinds.ts';
import { cartFormPath, type Cart } from '../../contracts/cart/cart.contract.ts';
import { isFreeArticle, missingFor } from '../../domain/cart/cart.rules.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Button } from '../../ui/button/Button.tsx';
import summary from './cart.module.css';
import styles from './gift-box.module.css';
import { HiddenFields } from './HiddenFields.tsx';

interface GiftProps {
  readonly gift: FreeArticleOffer & Required<Pick<FreeArticleOffer, 'minimum'>>;
  readonly cart: Cart;
  readonly onTake: (item: CartItem) => void;
}

const Gift = ({ gift, cart, onTake }: GiftProps) => {
  const t = useT();
  const price = usePrice();
  const { title, url, minimum, picture } = gift;
  const missing = missingFor(cart, gift);
  const item: CartItem = { kind: 'freeArticle', freeArticle: { ...gift, quantity: { quantity: 1 } } };
  return (
    <li className={styles.gift}>
      {picture && (
        <span className={styles.picture}>
          <Picture sources={pictureSources(picture)} widths={[112, 160]} sizes="72px" alt="" ratio={[72, 90]} />
        </span>
      )}
      <p className={styles.words}>
        <strong>{t('cart.gift.from')}</strong>
        <a href={url}>{title}</a>
        <span className={summary.note}>
          {t(missing > 0 ? 'cart.free.missing' : 'cart.gift.ready', {
            from: price(minimum).text,
            missing: price({ ...minimum, amountMinor: missing }).text,
          })}
        </span>
      </p>
      {missing === 0 && (
        <form
          action={cartFormPath}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onTake(item);
          }}
        >
          <HiddenFields fields={additionForm(item)} />
          <Button type="submit" kind="secondary" size="small" keepClick>
            {t('cart.gift.take')}
          </Button>
        </form>
      )}
    </li>
  );
};

/** CART-16: the free articles of the running campaigns that are not in the cart. */
export const GiftBox = ({
  gifts,
  cart,
  onTake,
}: {
  readonly gifts: readonly FreeArticleOffer[];
  readonly cart: Cart;
  readonly onTake: (item: CartItem) => void;
}) => {
  const open = gifts.flatMap((gift) => {
    const { minimum } = gift;
    return minimum && !cart.freeArticles.some(isFreeArticle(gift)) ? [{ ...gift, minimum }] : [];
  });
  if (open.length === 0) return null;
  return (
    <ul>
      {open.map((gift) => (
        <Gift key={gift.campaignId} gift={gift} cart={cart} onTake={onTake} />
      ))}
    </ul>
  );
};
