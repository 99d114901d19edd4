import type { OrderAddress } from '../../contracts/order/order.contract.ts';

/** Returns the printed lines of an address. */
export const addressLines = ({
  company,
  firstName,
  lastName,
  street,
  extra,
  postcode,
  city,
  district,
}: OrderAddress): string[] =>
  [
    company,
    `${firstName} ${lastName}`,
    street,
    extra,
    district === undefined ? `${postcode} ${city}` : `${postcode} ${district}/${city}`,
  ].filter((line) => line !== undefined);
