import { cartFormPath, cartPagePath, type Cart, type VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import styles from './voucher-box.module.css';
import { longestCode, refusedWords, voucherWords, type VoucherMessage } from './voucher-words.rules.ts';

const Applied = ({ voucher }: { readonly voucher: VoucherInCart }) => {
  const t = useT();
  const price = usePrice();
  const { code, title, refusal, minimum } = voucher;
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <strong>{code}</strong>
        <span>{title}</span>
        {refusal && (
          <span className={styles.hint}>
            {voucherWords(t, refusal, minimum.amountMinor > 0 ? price(minimum).text : undefined)}
          </span>
        )}
      </p>
      <form action={cartFormPath} method="post">
        <input type="hidden" name="kind" value="voucher" />
        <input type="hidden" name="mode" value="remove" />
        <input type="hidden" name="code" value={code} />
        <Button type="submit" kind="secondary" size="small">
          {t('page.cart.voucher.remove')}
          <Hidden>{`, ${code}`}</Hidden>
        </Button>
      </form>
    </li>
  );
};

const voucherBoxId = 'voucher';

/** CART-15: a code is entered, shown and removed by plain forms; only the server can validate it. */
export const VoucherBox = ({
  cart,
  message,
  savesMore,
}: {
  readonly cart: Cart;
  readonly message: VoucherMessage | undefined;
  /** what the code saves beyond the one that it replaced */
  readonly savesMore: Money | undefined;
}) => {
  const t = useT();
  const price = usePrice();
  const error = message && refusedWords(t, message, (money) => price(money).text);
  return (
    <section id={voucherBoxId} className={styles.box} aria-label={t('page.cart.voucher.label')}>
      {savesMore && cart.vouchers.length > 0 && (
        <Notification kind="success">{t('page.cart.voucher.better', { price: price(savesMore).text })}</Notification>
      )}
      {cart.vouchers.length > 0 && (
        <ul className={styles.applied}>
          {cart.vouchers.map((voucher) => (
            <Applied key={voucher.code} voucher={voucher} />
          ))}
        </ul>
      )}
      {/* A refused code is not in an address: the answer to this form is the page with the code still in its field. */}
      <form className={styles.row} action={`${cartPagePath}#${voucherBoxId}`} method="post" noValidate>
        <div className={styles.words}>
          <Field
            name="code"
            label={t('page.cart.voucher.label')}
            value={message?.typed}
            error={error}
            autoComplete="off"
            maxLength={longestCode}
            required
          />
        </div>
        <Button type="submit" kind="secondary">
          {t('page.cart.voucher.enter')}
        </Button>
      </form>
    </section>
  );
};
