import type { OrderAddress } from '../../contracts/order/order.contract.ts';

/** An address as it is printed on a parcel, line by line. */
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
