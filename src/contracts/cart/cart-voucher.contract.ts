import { Type } from 'typebox';
import { cartErrorCodes, cartProblemSchema, voucherCodeSchema } from './cart.contract.ts';
import { moneySchema } from '../shop/site.contract.ts';
import { voucherRefusals } from './voucher.constants.ts';

/** The server's alone: put together at run time, so no script may name it. */
export const cartVoucherSchema = Type.Object({ code: voucherCodeSchema }, { additionalProperties: false });

/** CART-15: 404 for a code that nobody knows, 409 for one that is not good; both with the cart as it stands. */
export const cartVoucherProblemSchema = Type.Object({
  ...cartProblemSchema.properties,
  error: Type.Optional(Type.Enum([...cartErrorCodes, ...voucherRefusals])),
  minimum: Type.Optional(moneySchema),
});
