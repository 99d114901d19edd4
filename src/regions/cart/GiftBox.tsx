import { additionFields } from '../../contracts/cart-forms.rules.ts';
import type { Entry } from '../../contracts/cart-things.rules.ts';
import { cartFormPath, type Cart } from '../../contracts/cart.contract.ts';
import { isFreeArticle, missingFor, type FreeArticleOffer } from '../../contracts/cart.rules.ts';
import { pictureSources } from '../../contracts/pictures.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import summary from './cart.module.css';
import styles from './gift-box.module.css';
import { HiddenFields } from './HiddenFields.tsx';

interface GiftProps {
  readonly gift: FreeArticleOffer & Required<Pick<FreeArticleOffer, 'minimum'>>;
  readonly cart: Cart;
  readonly onTake: (entry: Entry) => void;
}

const widths = [112, 160] as const;

const Gift = ({ gift, cart, onTake }: GiftProps) => {
  const t = useT();
  const price = usePrice();
  const { title, url, picture, minimum } = gift;
  const missing = missingFor(cart, gift);
  const entry: Entry = { kind: 'freeArticle', freeArticle: { ...gift, quantity: { quantity: 1 } } };
  const from = price(minimum).text;
  return (
    <li className={styles.gift}>
      <span className={styles.picture}>
        {picture && <Picture sources={pictureSources(picture)} widths={widths} sizes="56px" alt="" ratio={[56, 70]} />}
      </span>
      <p className={styles.words}>
        <a href={url}>{title}</a>
        <span className={summary.note}>
          {missing > 0
            ? t('cart.gift.missing', { from, missing: price({ ...minimum, amountMinor: missing }).text })
            : t('cart.gift.ready', { from })}
        </span>
      </p>
      {missing === 0 && (
        <form
          action={cartFormPath}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onTake(entry);
          }}
        >
          <HiddenFields fields={additionFields(entry)} />
          <Button type="submit" kind="secondary" size="small" keepClick>
            {t('cart.gift.take')}
          </Button>
        </form>
      )}
    </li>
  );
};

/** CART-16: what the running campaigns give, as long as it is not in the cart. */
export const GiftBox = ({
  gifts,
  cart,
  onTake,
}: {
  readonly gifts: readonly FreeArticleOffer[];
  readonly cart: Cart;
  readonly onTake: (entry: Entry) => void;
}) => {
  const t = useT();
  const open = gifts.flatMap((gift) => {
    const { minimum } = gift;
    return minimum && !cart.freeArticles.some(isFreeArticle(gift)) ? [{ ...gift, minimum }] : [];
  });
  if (open.length === 0) return null;
  return (
    <ul aria-label={t('cart.gifts')}>
      {open.map((gift) => (
        <Gift key={gift.campaignId} gift={gift} cart={cart} onTake={onTake} />
      ))}
    </ul>
  );
};
