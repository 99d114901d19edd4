import type { FormFields } from '../../domain/cart/cart-forms.rules.ts';

/** What a plain form sends of what nobody chooses. */
export const HiddenFields = ({ fields }: { readonly fields: FormFields }) => (
  <>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
