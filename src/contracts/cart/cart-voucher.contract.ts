import { Type } from 'typebox';
import { cartErrorCodes } from './cart-codes.constants.ts';
import { cartProblemSchema, voucherCodeSchema } from './cart.contract.ts';
import { moneySchema } from '../shop/site.contract.ts';
import { voucherRefusals } from './voucher.constants.ts';

/** For the server only: it is built at run time, so a browser chunk must not import it. */
export const cartVoucherSchema = Type.Object({ code: voucherCodeSchema }, { additionalProperties: false });

/** CART-15: 404 for an unknown code, 409 for one that is not valid; both with the current cart. */
export const cartVoucherProblemSchema = Type.Object({
  ...cartProblemSchema.properties,
  error: Type.Optional(Type.Enum([...cartErrorCodes, ...voucherRefusals])),
  minimum: Type.Optional(moneySchema),
});
