import truck from 'virtual:icons/truck';
import { cartSumsId, type Cart } from '../../contracts/cart/cart.contract.ts';
import { checkoutBlock } from '../../domain/cart/cart-sums.rules.ts';
import { goodsOf } from '../../domain/cart/cart.rules.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { cartSums } from '../../domain/cart/sum-to-pay.rules.ts';
import type { Shipping } from '../../sites/delivery/shipping.ts';
import { checkoutPath } from '../../contracts/order/order.contract.ts';
import { usePrice, useSite, useT } from '../../sites/site-context.tsx';
import { useId } from '../../platform/ids.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from './cart.module.css';

type Free = NonNullable<Shipping['free']>;

/** CART-17: the amount that is missing for free shipping. */
const FreeShipping = ({ free, money }: { readonly free: Free; readonly money: (amountMinor: number) => Money }) => {
  const t = useT();
  const price = usePrice();
  const id = useId();
  const words = free.missing
    ? t('cart.shipping.missing', { price: price(money(free.missing)).text })
    : t('cart.shipping.reached');
  return (
    <div className={styles.free} data-reached={free.missing === 0 || undefined}>
      <p id={id} className={styles.freeWords}>
        <Icon body={truck} size={20} />
        {words}
      </p>
      <progress className={styles.bar} value={free.percent} max={100} aria-labelledby={id} />
      {free.fromWithCard !== undefined && (
        <p className={styles.note}>{t('cart.shipping.card', { price: price(money(free.fromWithCard)).text })}</p>
      )}
    </div>
  );
};

/** CART-17: what the items, their discount and their shipping cost. */
const Sums = ({ cart }: { readonly cart: Cart }) => {
  const { site, t } = useSite();
  const price = usePrice();
  const money = (amountMinor: number): Money => ({ ...cart.total, amountMinor });
  const { items, discount, shipping, toPay } = cartSums(site.code, cart);
  return (
    <>
      {shipping.free && goodsOf(cart) > 0 && <FreeShipping free={shipping.free} money={money} />}
      <dl className={styles.sums}>
        <dt>{t('cart.count', { count: cart.numberOfArticles })}</dt>
        <dd className={styles.sum}>{price(items).text}</dd>
        {discount.amountMinor > 0 && (
          <>
            <dt>
              {t('cart.discount')} <strong>{cart.vouchers.map(({ code }) => code)}</strong>
            </dt>
            <dd className={styles.sum}>{`−${price(discount).text}`}</dd>
          </>
        )}
        <dt>{t('cart.shipping')}</dt>
        <dd className={styles.sum}>{shipping.cost > 0 ? price(money(shipping.cost)).text : t('cart.shipping.free')}</dd>
        <dt className={styles.total}>{t('cart.total')}</dt>
        <dd className={`${styles.total} ${styles.sum}`}>
          <Price figure={price(toPay)} />
        </dd>
      </dl>
    </>
  );
};

/** The sums of the cart and the link to the checkout. */
export const CartSummary = ({ cart, isPending }: { readonly cart: Cart; readonly isPending: boolean }) => {
  const t = useT();
  const id = useId();
  const block = checkoutBlock(cart);
  return (
    <section className={styles.summary} id={cartSumsId} aria-labelledby={id} data-pending={isPending || undefined}>
      <h2 id={id} className={styles.summaryTitle}>
        {t('cart.summary')}
      </h2>
      {cart.isUnpriced ? <p>{t('cart.count', { count: cart.numberOfArticles })}</p> : <Sums cart={cart} />}
      {/* CART-11 */}
      <ButtonLink href={block ? undefined : checkoutPath} kind="activating" size="large" width="full">
        {t('cart.checkout')}
      </ButtonLink>
      {block === 'nothing' && <p className={styles.note}>{t('cart.block')}</p>}
      <p className={styles.note}>
        {!cart.isUnpriced && t('cart.tax')}
        {/* Its place is reserved: nothing moves when a change is under way. */}
        <span className={styles.pending}>{t('cart.pending')}</span>
      </p>
    </section>
  );
};
