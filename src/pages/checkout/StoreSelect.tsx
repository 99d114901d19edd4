import { useT } from '../../sites/site-context.tsx';
import { Select } from '../../ui/select/Select.tsx';
import type { StoreGroup } from './checkout.rules.ts';

/** The stores of the country by town, in a native select, which can be searched by typing. */
export const StoreSelect = ({
  value = '',
  groups,
  error,
}: {
  readonly value: string | undefined;
  readonly groups: readonly StoreGroup[];
  readonly error: string | undefined;
}) => {
  const t = useT();
  return (
    <Select
      name="store"
      label={t('page.checkout.store')}
      options={[{ value: '', text: t('page.checkout.chooseStore') }]}
      groups={groups}
      value={value}
      error={error}
    />
  );
};
