import type { Money } from '../../contracts/shop/site.contract.ts';
import type { CodeEntered } from '../../contracts/cart/voucher.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import type { Translate } from '../../sites/translate.ts';

export const longestCode = 64;

type Refused = Exclude<Extract<CodeEntered, { ok: false }>, { reason: 'FAULT' }>;
type WithoutOk<Entered> = Entered extends unknown ? Omit<Entered, 'ok'> : never;

/** A code that was refused, as the visitor typed it. */
export type VoucherMessage = WithoutOk<Refused> & { readonly typed: string };

/** CART-15: why a voucher is refused; `minimum` is the formatted minimum of the purchase, if the cart is below it. */
export const voucherWords = (t: Translate, code: VoucherRefusal, minimum: string | undefined): string => {
  switch (code) {
    case 'VOUCHER_UNKNOWN':
      return t('page.cart.voucher.unknown');
    case 'VOUCHER_EXPIRED':
      return t('page.cart.voucher.expired');
    case 'VOUCHER_USED':
      return t('page.cart.voucher.used');
    case 'VOUCHER_MINIMUM_NOT_REACHED':
      return minimum === undefined
        ? t('page.cart.voucher.nothing')
        : t('page.cart.voucher.minimum', { price: minimum });
  }
};

/** The message at the field of a code that was refused; `price` formats an amount. */
export const refusedWords = (t: Translate, message: VoucherMessage, price: (money: Money) => string): string => {
  if (message.reason !== 'SAVES_LESS')
    return voucherWords(t, message.reason, message.minimum && price(message.minimum));
  const { saves, than } = message;
  return t('page.cart.voucher.less', { code: than.code, better: price(than.discount), saves: price(saves) });
};
