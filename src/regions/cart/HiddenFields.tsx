import type { CartForm } from '../../contracts/cart/cart-form.contract.ts';

/** The fields of a plain form that the visitor does not fill in. */
export const HiddenFields = ({ fields }: { readonly fields: CartForm }) => (
  <>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
