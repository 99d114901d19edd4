import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import { returnStock } from '../../services/catalogue/stock.service.ts';
import { createOrderStepRepository } from '../../services/order/after/order-step.repository.ts';
import { createOrderSteps } from '../../services/order/after/order-steps.service.ts';
import { createVoucherRepository } from '../../services/voucher/voucher.repository.ts';
import type { ShopContext } from './shop-context.ts';

/** Connects the states of orders with stock, vouchers and mails; composed before the staff's pages, which set them. */
export const composeOrderSteps = (
  { db, now, translate }: Pick<ShopContext, 'db' | 'now' | 'translate'>,
  mail: MailOutbox,
) =>
  createOrderSteps({
    orders: createOrderStepRepository(db),
    returnStock,
    returnVouchers: createVoucherRepository(db).giveBack,
    mail,
    translate,
    now,
  });
