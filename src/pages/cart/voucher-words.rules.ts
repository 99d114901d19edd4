import type { Money } from '../../contracts/shop/site.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import type { Translate } from '../../sites/translate.ts';

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

/** The message of a form about a code. */
export interface VoucherMessage {
  readonly code: VoucherRefusal;
  readonly minimum?: Money;
}
