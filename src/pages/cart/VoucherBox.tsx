import { cartFormPath, type Cart, type VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import styles from './voucher-box.module.css';
import { voucherWords, type VoucherMessage } from './voucher-words.rules.ts';

const longestCode = 64;

const Sent = ({ mode, code }: { readonly mode: 'add' | 'remove'; readonly code?: string }) => (
  <>
    <input type="hidden" name="kind" value="voucher" />
    <input type="hidden" name="mode" value={mode} />
    {code !== undefined && <input type="hidden" name="code" value={code} />}
  </>
);

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
        <Sent mode="remove" code={code} />
        <Button type="submit" kind="secondary" size="small">
          {t('page.cart.voucher.remove')}
          <Hidden>{`, ${code}`}</Hidden>
        </Button>
      </form>
    </li>
  );
};

/** CART-15: a code is entered, shown and removed by plain forms; only the server can validate it. */
export const VoucherBox = ({
  cart,
  message,
}: {
  readonly cart: Cart;
  readonly message: VoucherMessage | undefined;
}) => {
  const t = useT();
  const price = usePrice();
  const error = message && voucherWords(t, message.code, message.minimum && price(message.minimum).text);
  return (
    <section className={styles.box} aria-label={t('page.cart.voucher.label')}>
      {cart.vouchers.length > 0 && (
        <ul className={styles.applied}>
          {cart.vouchers.map((voucher) => (
            <Applied key={voucher.code} voucher={voucher} />
          ))}
        </ul>
      )}
      <form className={styles.row} action={cartFormPath} method="post" noValidate>
        <Sent mode="add" />
        <div className={styles.words}>
          <Field
            name="code"
            label={t('page.cart.voucher.label')}
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
